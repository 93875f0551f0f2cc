import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newToken } from '../../../platform/ids.ts'
import { findFile, streamOf } from '../../casework/files/index.ts'
import type { DisputeDependencies } from './dependencies.ts'
import type { FileRow } from './store.ts'

/**
 * A file of either side as the evidence shows it: a picture as large as paper needs it, a document by its
 * pages.
 */
export interface PackFile {
  name: string
  side: FileRow['side']
  item: FileRow['item']
  /** A JPEG as a data address; null of documents, and of what cannot be drawn. */
  picture: string | null
  /** Of a document; null where nobody could count them. */
  pages: number | null
}

/** Dots of the longer side: a picture is half a page high at most. */
const longestSide = 1200

type Reads = Pick<DisputeDependencies, 'config' | 'database' | 'storage' | 'pictures'>

/** Decoded one after the other: each takes a process of its own. */
export async function packFiles(
  deps: Reads,
  merchantId: string,
  files: readonly FileRow[],
  signal: AbortSignal,
): Promise<PackFile[]> {
  const shown: PackFile[] = []
  for (const { file_id, name, side, item } of files) {
    const row = await deps.database.tenantRead([merchantId], (tx) => findFile(tx, [merchantId], file_id))
    const isPicture = row?.state === 'clean' && row.content_type.startsWith('image/')
    const picture = isPicture ? await drawn(deps, row, signal) : null
    shown.push({ name, side, item, picture, pages: row?.facts?.pages ?? null })
  }
  return shown
}

async function drawn(
  { config, storage, pictures }: Reads,
  row: NonNullable<Awaited<ReturnType<typeof findFile>>>,
  signal: AbortSignal,
): Promise<string | null> {
  const folder = join(config.dataDir, 'quarantine')
  const path = join(folder, newToken())
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { bytes } = await streamOf(storage, row)
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
    const upright = await pictures.upright(
      { path, owner: row.merchant_id, signal },
      { reads: false, longestSide },
    )
    if (upright.kind !== 'upright') return null
    return `data:image/jpeg;base64,${Buffer.from(upright.bytes).toString('base64')}`
  } finally {
    await rm(path, { force: true })
  }
}
