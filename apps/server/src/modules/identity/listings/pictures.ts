import type { ListingDocument } from '@daftar/rules/listings/document'
import { found, type FactProblem } from '@daftar/rules/merchants/merchant-facts'
import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import { fitsBrand, type BrandPicture } from '@daftar/rules/listings/pictures'
import type { Tx } from '../../../platform/database/database.ts'
import type { UploadRule } from '../../../platform/modules/uploads.ts'
import type { Documents } from '../../casework/files/index.ts'

/**
 * The upload rule of a picture of a brand: its size is looked at as it is kept, without what its maker wrote
 * into it.
 */
export function brandUpload(picture: BrandPicture): UploadRule {
  return {
    types: uploadRules[picture].types,
    maximumBytes: maximumBytes(picture),
    permission: 'canViewMarketing',
    picture: (size) => fitsBrand(picture, size),
  }
}

const purposes = { logo: 'store_logo', cover: 'store_cover' } as const

/**
 * What is wrong with the pictures a listing names: each has to be one that the merchant uploaded for just
 * that, so that no other document of theirs is ever shown to everybody. From then on they are kept.
 */
export async function strangePictures(
  tx: Tx,
  documents: Documents,
  merchantId: string,
  document: ListingDocument,
): Promise<Readonly<Record<string, FactProblem | 'not_your_file'>>> {
  const wrong: Record<string, 'not_your_file' | null> = {}
  for (const picture of ['logo', 'cover'] as const) {
    const handle = document[picture]
    if (handle === '') continue
    const file = await documents.find(tx, merchantId, handle)
    if (file?.purpose !== purposes[picture]) wrong[picture] = 'not_your_file'
  }
  return found(wrong as Record<string, FactProblem | null>)
}

/** Pictures that neither what is written nor what is published names any more are deleted in time. */
export async function letGoOfPictures(
  tx: Tx,
  documents: Documents,
  merchantId: string,
  before: readonly (ListingDocument | null)[],
  after: readonly (ListingDocument | null)[],
): Promise<void> {
  const kept = new Set(picturesIn(after))
  for (const handle of new Set(picturesIn(before)))
    if (!kept.has(handle)) await documents.letGo(tx, merchantId, handle)
}

function picturesIn(documents: readonly (ListingDocument | null)[]): string[] {
  return documents.flatMap((one) => (one ? [one.logo, one.cover] : [])).filter((handle) => handle !== '')
}
