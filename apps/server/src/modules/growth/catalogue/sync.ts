import { createHash } from 'node:crypto'
import {
  productsMax,
  rowProblemsTold,
  type ProductSource,
  type RowProblem,
  type SyncFailure,
} from '@daftar/rules/marketing/products'
import { searchText } from '@daftar/rules/text/search-text'
import type { Tx } from '../../../platform/database/database.ts'
import { values, type Row } from '../../../platform/database/rows.ts'
import { newId, newUuid } from '../../../platform/ids.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { syncMachine, type SyncRow } from './machine.ts'
import type { OutsideProduct } from './outside-product.ts'
import { forgetPictures, queuePictures } from './pictures.ts'
import { findSync } from './sync-store.ts'

/** Who asks for a reading, or null where it falls due. */
export interface NewSync {
  merchantId: string
  source: ProductSource
  sourceId: string
  isFull: boolean
  askedBy: string | null
  at: Date
}

/** Begins a reading; undefined where one is under way: of two who begin at once, one does. */
export async function startSync(tx: Tx, wanted: NewSync): Promise<SyncRow | undefined> {
  const { merchantId: merchant_id, source, sourceId: source_id, isFull, askedBy, at } = wanted
  const id = `syn_${newUuid(at)}`
  const row = {
    ...{ merchant_id, id, source, source_id, status: 'running' as const, is_full: isFull },
    ...{ asked_by: askedBy, started_at: at, touched_at: at },
  }
  const { count } = await tx`
    insert into catalogue_sync ${values(tx, 'catalogue_sync', row)}
    on conflict (merchant_id, source_id) where status = 'running' do nothing`
  if (count === 0) return undefined
  await tx`
    delete from catalogue_sync where merchant_id = ${merchant_id} and source_id = ${source_id} and id in (
      select id from catalogue_sync where merchant_id = ${merchant_id} and source_id = ${source_id}
       order by started_at desc, id desc offset ${runsKept})`
  return findSync(tx, merchant_id, id)
}

/** So many readings of a source are told of; older ones are forgotten. */
const runsKept = 20

/** One page of a reading: what is in it, and which rows were none. */
export interface SyncPage {
  products: readonly OutsideProduct[]
  problems: readonly { row: number; id: string; problem: RowProblem }[]
}

/**
 * Keeps a page of a reading and goes on to the next place; undefined where somebody else kept it, or ended
 * the reading, meanwhile. A product that is as it was is only marked as seen.
 */
export async function keepPage(
  tx: Tx,
  run: SyncRow,
  page: SyncPage,
  { next, at }: { next: string | null; at: Date },
): Promise<SyncRow | undefined> {
  const { count } = await tx`
    update catalogue_sync set cursor = ${next}, touched_at = ${at}
     where merchant_id = ${run.merchant_id} and id = ${run.id} and status = 'running'
       and cursor is not distinct from ${run.cursor}`
  if (count === 0) return undefined
  const unique = [...new Map(page.products.map((product) => [product.outsideId, product])).values()]
  const { kept, turnedAway, known } = await fitting(tx, run, unique)
  const stays = kept.filter((product) => known.get(product.outsideId) === digestOf(product))
  const written = kept.filter((product) => known.get(product.outsideId) !== digestOf(product))
  const added = written.filter(({ outsideId }) => !known.has(outsideId)).length
  await markSeen(tx, run, stays)
  await upsert(tx, run, written, run.started_at)
  const problems = [
    ...page.problems,
    ...turnedAway.map(({ outsideId }) => ({ row: 0, id: outsideId, problem: 'too_many' as const })),
  ]
  const told = [...run.problems, ...problems].slice(0, rowProblemsTold)
  await tx`
    update catalogue_sync
       set seen = seen + ${kept.length}, added = added + ${added}, changed = changed + ${written.length - added},
         skipped = skipped + ${problems.length}, problems = ${tx.json(told as unknown)}
     where merchant_id = ${run.merchant_id} and id = ${run.id}`
  return findSync(tx, run.merchant_id, run.id)
}

/** What there is room for: what is known already always, new ones up to the most a merchant has. */
async function fitting(tx: Tx, { merchant_id, source_id }: SyncRow, products: readonly OutsideProduct[]) {
  const rows = await tx<Row<'catalogue_product', 'outside_id' | 'digest'>[]>`
    select outside_id, digest from catalogue_product
     where merchant_id = ${merchant_id} and source_id = ${source_id}
       and outside_id = any (${products.map(({ outsideId }) => outsideId)})`
  const [all] = await tx<{ count: number }[]>`
    select count(*)::int as count from catalogue_product where merchant_id = ${merchant_id}`
  const known = new Map(
    rows.map(({ outside_id, digest }) => [outside_id, Buffer.from(digest).toString('hex')]),
  )
  const fresh = products.filter(({ outsideId }) => !known.has(outsideId))
  const turnedAway = fresh.slice(Math.max(0, productsMax - (all?.count ?? 0)))
  return { kept: products.filter((product) => !turnedAway.includes(product)), turnedAway, known }
}

async function markSeen(tx: Tx, run: SyncRow, products: readonly OutsideProduct[]): Promise<void> {
  if (products.length === 0) return
  await tx`
    update catalogue_product set seen_by = ${run.id}, gone_at = null
     where merchant_id = ${run.merchant_id} and source_id = ${run.source_id}
       and outside_id = any (${products.map(({ outsideId }) => outsideId)})`
}

async function upsert(tx: Tx, run: SyncRow, products: readonly OutsideProduct[], at: Date): Promise<void> {
  if (products.length === 0) return
  const rows = products.map((product) => ({
    id: newId('prd'),
    outside_id: product.outsideId,
    name_en: product.nameEn,
    name_ar: product.nameAr,
    price_minor: String(product.priceMinor),
    currency: product.currency,
    stock: product.stock,
    link: product.link,
    picture_url: product.pictureUrl,
    search: searchText(`${product.nameEn} ${product.nameAr} ${product.outsideId}`),
    digest: digestOf(product),
  }))
  await tx`
    insert into catalogue_product (merchant_id, id, status, source, source_id, outside_id, name_en, name_ar, price_minor,
        currency, stock, link, picture_url, search, digest, seen_by, added_at, changed_at)
    select ${run.merchant_id}, n.id, 'visible', ${run.source}, ${run.source_id}, n.outside_id, n.name_en, n.name_ar, n.price_minor,
        n.currency, n.stock, n.link, n.picture_url, n.search, decode(n.digest, 'hex'), ${run.id}, ${at}::timestamptz, ${at}::timestamptz
      from jsonb_to_recordset(${tx.json(rows as unknown)}) as n (id text, outside_id text, name_en text, name_ar text,
        price_minor bigint, currency text, stock integer, link text, picture_url text, search text, digest text)
    on conflict (merchant_id, source_id, outside_id) do update
      set seen_by = excluded.seen_by, gone_at = null, name_en = excluded.name_en, name_ar = excluded.name_ar,
          price_minor = excluded.price_minor, currency = excluded.currency, stock = excluded.stock, link = excluded.link,
          picture_url = excluded.picture_url, search = excluded.search, digest = excluded.digest,
          changed_at = excluded.changed_at`
  await queuePictures(tx, run.merchant_id)
}

/** Of two products of one id, whether they are the same. */
function digestOf(product: OutsideProduct): string {
  const { nameEn, nameAr, priceMinor, currency, stock, link, pictureUrl } = product
  const text = JSON.stringify([nameEn, nameAr, String(priceMinor), currency, stock, link, pictureUrl])
  return createHash('sha256').update(text).digest('hex')
}

/** Ends a reading that came to its end; after a full one, what was not seen is gone. */
export async function endSync(tx: Tx, run: SyncRow, at: Date): Promise<void> {
  const done = { to: 'done', actor: 'system', actorId: 'catalogue', at, set: { ended_at: at } } as const
  if ((await moveStatus(tx, syncMachine, run, done)) === 'lost') return
  if (!run.is_full) return
  const removed = await removeProducts(tx, run.merchant_id, run.source_id, at, run.id)
  await tx`update catalogue_sync set removed = ${removed} where merchant_id = ${run.merchant_id} and id = ${run.id}`
}

/** Ends a reading that came to nothing; products stay as they were. */
export async function failSync(tx: Tx, run: SyncRow, failure: SyncFailure, at: Date): Promise<void> {
  const set = { ended_at: at, failure }
  await moveStatus(tx, syncMachine, run, { to: 'failed', actor: 'system', actorId: 'catalogue', at, set })
}

/**
 * What a source has no more, or with it all it had. What staff rejected is kept out of sight, so that it is
 * rejected still when it comes back. Answers how many went.
 */
export async function removeProducts(
  tx: Tx,
  merchantId: string,
  sourceId: string,
  at: Date,
  exceptSeenBy: string | null = null,
): Promise<number> {
  const gone = tx`merchant_id = ${merchantId} and source_id = ${sourceId}
    and (${exceptSeenBy}::text is null or seen_by <> ${exceptSeenBy})`
  const hidden = await tx`
    update catalogue_product set gone_at = ${at} where ${gone} and status = 'rejected' and gone_at is null`
  const deleted = await tx<Row<'catalogue_product', 'picture_key'>[]>`
    delete from catalogue_product where ${gone} and status <> 'rejected' returning picture_key`
  await forgetPictures(
    tx,
    deleted.flatMap(({ picture_key: key }) => key ?? []),
  )
  return hidden.count + deleted.length
}
