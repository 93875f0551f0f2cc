import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, ReadTx, Tx } from '../../../platform/database/database.ts'
import { newToken } from '../../../platform/ids.ts'
import { defineJob, enqueue, enqueueMany, type Job } from '../../../platform/jobs/jobs.ts'
import type { PictureReader } from '../../../platform/pictures/reader.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

export interface PictureDependencies {
  database: Database
  storage: Storage
  pictures: PictureReader
  /** The bytes at an address of others, within limits; null where there is no picture to be had. */
  fetchPicture(url: string): Promise<Uint8Array | null>
  /** Folder of this process for bytes that nobody has looked at yet. */
  workFolder: string
}

const copyJobName = 'catalogue.pictures'
const forgetJobName = 'catalogue.forget-pictures'

/** Longest side of our copy in dots: twice what a list shows, for sharp screens. */
const longestSide = 480

/** So many copies one job makes; the next one goes on. */
const atOnce = 20

/** Pictures of the merchant that are new or other ones are copied, when their turn comes. */
export function queuePictures(tx: Tx, merchantId: string): Promise<void> {
  return enqueue(tx, { name: copyJobName }, { merchantId }, { key: `pictures:${merchantId}` })
}

/** The bytes of copies nobody shows any more. */
export function forgetPictures(tx: Tx, keys: readonly string[]): Promise<void> {
  return enqueueMany(
    tx,
    { name: forgetJobName },
    keys.map((key) => ({ key })),
  )
}

type Wanted = { id: string; picture_url: string; picture_key: string | null }

/**
 * Pictures are never shown from where a shop has them: each is fetched once, decoded in a process of its own,
 * and kept as our own small copy.
 */
export function copyPicturesJob(deps: PictureDependencies): Job<{ merchantId: string }> {
  return defineJob<{ merchantId: string }>(copyJobName, async ({ merchantId }) => {
    const { database } = deps
    const wanted = await database.tenantRead([merchantId], (tx) => listWanted(tx, merchantId))
    for (const product of wanted) {
      const key = await copyOf(deps, merchantId, product.picture_url)
      await database.tenant([merchantId], (tx) => keepCopy(tx, merchantId, product, key))
    }
    if (wanted.length === atOnce) await database.tenant([merchantId], (tx) => queuePictures(tx, merchantId))
  })
}

export function forgetPicturesJob({ storage }: Pick<PictureDependencies, 'storage'>): Job<{ key: string }> {
  return defineJob<{ key: string }>(forgetJobName, ({ key }) => storage.remove(key))
}

function listWanted(tx: ReadTx, merchantId: string): Promise<Wanted[]> {
  return tx<Wanted[]>`
    select id, picture_url, picture_key from catalogue_product
     where merchant_id = ${merchantId} and gone_at is null and picture_url <> '' and picture_url <> picture_of
     order by added_at desc, id limit ${atOnce}`
}

/** Where our copy lies; null where there is no picture. */
async function copyOf(deps: PictureDependencies, merchantId: string, url: string): Promise<string | null> {
  const bytes = await deps.fetchPicture(url)
  if (!bytes) return null
  const path = join(deps.workFolder, newToken())
  try {
    await mkdir(deps.workFolder, { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
    const upright = await deps.pictures.upright({ path, owner: merchantId }, { reads: false, longestSide })
    if (upright.kind !== 'upright') return null
    const key = `catalogue/${merchantId}/${newToken()}`
    await deps.storage.put(merchantId, key, upright.bytes)
    return key
  } finally {
    await rm(path, { force: true })
  }
}

/** Of a picture that is another one by now the copy is not kept. */
async function keepCopy(
  tx: Tx,
  merchantId: string,
  { id, picture_url: url, picture_key: before }: Wanted,
  key: string | null,
): Promise<void> {
  const { count } = await tx`
    update catalogue_product set picture_of = ${url}, picture_key = ${key}
     where merchant_id = ${merchantId} and id = ${id} and picture_url = ${url}`
  const stale = count === 1 ? before : key
  if (stale !== null) await forgetPictures(tx, [stale])
}
