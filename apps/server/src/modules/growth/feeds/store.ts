import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, values } from '../../../platform/database/rows.ts'
import type { FeedRecord } from './machine.ts'

export function listFeeds(tx: ReadTx, merchantId: string): Promise<FeedRecord[]> {
  return tx<FeedRecord[]>`
    select * from product_feed where merchant_id = ${merchantId} order by created_at, id`
}

export async function findFeed(tx: ReadTx, merchantId: string, id: string): Promise<FeedRecord | undefined> {
  const [row] = await tx<FeedRecord[]>`
    select * from product_feed where merchant_id = ${merchantId} and id = ${id}`
  return row
}

export async function lockFeed(tx: Tx, merchantId: string, id: string): Promise<FeedRecord | undefined> {
  const [row] = await tx<FeedRecord[]>`
    select * from product_feed where merchant_id = ${merchantId} and id = ${id} for update`
  return row
}

/** Who adds a feed waits for whoever of the same merchant adds one just now: there is room for so many. */
export async function countFeeds(tx: Tx, merchantId: string): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`feeds:${merchantId}`}, 0))`
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from product_feed where merchant_id = ${merchantId}`
  return row?.count ?? 0
}

/** False where the merchant has a feed of this link. */
export async function insertFeed(tx: Tx, row: Omit<FeedRecord, 'version' | 'etag'>): Promise<boolean> {
  const { count } = await tx`
    insert into product_feed ${values(tx, 'product_feed', row)} on conflict (merchant_id, url) do nothing`
  return count === 1
}

/** Another feed has this link already. */
export async function isKnownLink(
  tx: ReadTx,
  { merchant_id, id }: FeedRecord,
  url: string,
): Promise<boolean> {
  const rows = await tx`
    select from product_feed where merchant_id = ${merchant_id} and url = ${url} and id <> ${id}`
  return rows.length > 0
}

export async function changeFeed(
  tx: Tx,
  { merchant_id, id, version }: FeedRecord,
  set: Pick<FeedRecord, 'name' | 'url' | 'format' | 'language'>,
): Promise<boolean> {
  const { count } = await tx`
    update product_feed set ${changes(tx, 'product_feed', { ...set, etag: '' })}, version = version + 1
     where merchant_id = ${merchant_id} and id = ${id} and version = ${version}`
  return count === 1
}

export async function deleteFeed(tx: Tx, { merchant_id, id }: FeedRecord): Promise<void> {
  await tx`delete from product_feed where merchant_id = ${merchant_id} and id = ${id}`
}

/**
 * What the server of the feed said of what was read; of a feed that was changed meanwhile nothing is kept.
 */
export async function keepEtag(
  tx: Tx,
  { merchant_id, id, version }: FeedRecord,
  etag: string,
): Promise<void> {
  await tx`
    update product_feed set etag = ${etag}
     where merchant_id = ${merchant_id} and id = ${id} and version = ${version}`
}

/** Feeds that are fetched by themselves, of every merchant. */
export function listActive(tx: ReadTx): Promise<Pick<FeedRecord, 'merchant_id' | 'id'>[]> {
  return tx<Pick<FeedRecord, 'merchant_id' | 'id'>[]>`
    select merchant_id, id from product_feed where status = 'active' order by merchant_id, id`
}
