import type { TicketFile } from '@daftar/contract/endpoints/service/support-shapes'
import type { UploadedFile } from '@daftar/contract/endpoints/casework/files'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { findFile } from '../../casework/files/index.ts'
import type { SupportDependencies } from './dependencies.ts'
import { filesOf } from './store.ts'

/** What pictures of tickets are uploaded for. */
export const attachmentPurpose = 'support_attachment'

/**
 * Keeps the files a ticket or a message names. False where one is no picture that the merchant uploaded for
 * support.
 */
export async function keepFiles(
  tx: Tx,
  { files }: Pick<SupportDependencies, 'files'>,
  merchantId: string,
  ids: readonly string[],
): Promise<boolean> {
  for (const id of ids) {
    const file = await files.documents.find(tx, merchantId, id)
    if (file?.purpose !== attachmentPurpose) return false
  }
  return true
}

/** The same for an agent, who sends on what they uploaded themselves and nothing else of the merchant's. */
export async function keepOwnFiles(
  tx: Tx,
  deps: Pick<SupportDependencies, 'files'>,
  { merchantId, uploaderId }: { merchantId: string; uploaderId: string },
  ids: readonly string[],
): Promise<boolean> {
  for (const id of ids) {
    const file = await findFile(tx, [merchantId], id)
    if (file?.uploaded_by !== uploaderId) return false
  }
  return keepFiles(tx, deps, merchantId, ids)
}

/** How an upload is answered; its handle is its id. */
export function presentAsset({ url, name, size }: Pick<UploadedFile, 'url' | 'name' | 'size'>): TicketFile {
  return { id: url, url, name, size }
}

/** How the files of a merchant are shown, by their handles; one that is gone is left out. */
export async function shownFiles(
  tx: ReadTx,
  merchantId: string,
  ids: readonly string[],
): Promise<(ids: readonly string[]) => TicketFile[]> {
  const found = await filesOf(tx, merchantId, ids)
  return (wanted) =>
    wanted.flatMap((id) => {
      const row = found.get(id)
      return row ? [{ id, url: id, name: row.name, size: Number(row.size_bytes) }] : []
    })
}
