import type { ListingStatus } from '@daftar/rules/listings/listing-status'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
import { changes, values } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { ListingRow } from './machine.ts'

export async function findListing(
  tx: ReadTx,
  merchantId: string,
  storeId: string,
): Promise<ListingRow | undefined> {
  const [row] = await tx<ListingRow[]>`
    select * from store_listing where merchant_id = ${merchantId} and id = ${storeId}`
  return row
}

/** The same, held until the transaction ends. */
export async function lockListing(
  tx: Tx,
  merchantId: string,
  storeId: string,
): Promise<ListingRow | undefined> {
  const [row] = await tx<ListingRow[]>`
    select * from store_listing where merchant_id = ${merchantId} and id = ${storeId} for update`
  return row
}

/** False where somebody began it already: of two who begin at once, one does. */
export async function insertListing(
  tx: Tx,
  row: Pick<ListingRow, 'merchant_id' | 'id' | 'document' | 'saved_by' | 'saved_at'>,
): Promise<boolean> {
  const done = await tx`
    insert into store_listing ${values(tx, 'store_listing', { ...row, status: 'draft' })} on conflict do nothing`
  return done.count === 1
}

/**
 * Changes a listing on the version it was read with, and gives it the next one; false when it has another one
 * by now.
 */
export async function changeListing(
  tx: Tx,
  { merchant_id, id, version }: Pick<ListingRow, 'merchant_id' | 'id' | 'version'>,
  set: object,
): Promise<boolean> {
  const done = await tx`
    update store_listing set ${changes(tx, 'store_listing', set)}, version = version + 1
     where merchant_id = ${merchant_id} and id = ${id} and version = ${version}`
  return done.count === 1
}

/** A listing with the names it is read by. */
export interface NamedListing extends ListingRow {
  country: string
  merchant_name: string
  merchant_name_ar: string
  store_name: string
  store_name_ar: string
  saved_by_name: string
  decided_by_name: string | null
}

/** A listing that was handed in, of any merchant. Needs reach across tenants. */
export async function findHandedIn(tx: ReadTx, storeId: string): Promise<NamedListing | undefined> {
  const [row] = await tx<NamedListing[]>`
    ${named(tx)} where l.id = ${storeId} and l.submitted_at is not null and m.sandbox_of is null`
  return row
}

/** The same without its names, held until the transaction ends. */
export async function lockHandedIn(tx: Tx, storeId: string): Promise<ListingRow | undefined> {
  const [row] = await tx<ListingRow[]>`
    select * from store_listing where id = ${storeId} and submitted_at is not null for update`
  return row
}

export type QueuedListing = NamedListing & { due_at: Date; submitted_at: Date }

/** Listings in one status, the nearest deadline first, or else the one that was handed in first. */
export function listQueue(
  tx: ReadTx,
  status: ListingStatus,
  { after, size }: { after: PagePosition | null; size: number },
): Promise<QueuedListing[]> {
  return tx<QueuedListing[]>`
    ${named(tx, tx`, coalesce(l.deadline_at, l.submitted_at) as due_at`)}
     where l.status = ${status} and l.submitted_at is not null and m.sandbox_of is null
       ${laterThan(tx, tx`coalesce(l.deadline_at, l.submitted_at)`, tx`l.id`, after)}
     order by coalesce(l.deadline_at, l.submitted_at), l.id limit ${size + 1}`
}

export async function countInReview(tx: ReadTx): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from store_listing where status = 'in_review'`
  return row?.count ?? 0
}

function named(tx: ReadTx, more = tx``) {
  return tx`
    select l.*, m.country, m.name as merchant_name, m.name_ar as merchant_name_ar, s.name as store_name, s.name_ar as store_name_ar,
           trim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')) as saved_by_name,
           d.name as decided_by_name ${more}
      from store_listing l
      join merchant_public m on m.merchant_id = l.merchant_id
      join store_public s on s.merchant_id = l.merchant_id and s.id = l.id
      left join person_access p on p.id = l.saved_by
      left join staff_name d on d.id = l.decided_by`
}

/** The listings of the stores of a merchant, those that were begun. */
export function listListings(tx: ReadTx, merchantId: string): Promise<ListingRow[]> {
  return tx<ListingRow[]>`select * from store_listing where merchant_id = ${merchantId}`
}
