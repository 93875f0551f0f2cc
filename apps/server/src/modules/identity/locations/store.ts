import type { Week } from '@daftar/rules/locations/hours'
import type { CountryCode } from '@daftar/rules/geo/countries'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, values, type Row } from '../../../platform/database/rows.ts'

export type LocationRow = Row<
  'location',
  | 'merchant_id'
  | 'id'
  | 'store_id'
  | 'name'
  | 'name_ar'
  | 'address'
  | 'city'
  | 'map_link'
  | 'phone'
  | 'pos_id'
  | 'is_hidden'
  | 'import_id'
  | 'version'
  | 'created_at'
  | 'removed_at',
  { hours: Week; country: CountryCode }
>

/** What somebody writes of a location. */
export type LocationChange = Omit<
  LocationRow,
  'merchant_id' | 'id' | 'import_id' | 'version' | 'created_at' | 'removed_at'
>

/** The stores somebody sees; null for all. */
export type SeenStores = readonly string[] | null

/** The locations of a merchant in these stores, by name; a merchant keeps a page of them. */
export function listLocations(tx: ReadTx, merchantId: string, stores: SeenStores): Promise<LocationRow[]> {
  return tx<LocationRow[]>`
    select * from location
     where merchant_id = ${merchantId} and removed_at is null and ${isSeen(tx, stores)}
     order by lower(name), id`
}

/** One of them, held until the transaction ends; one that was removed too. */
export async function lockLocation(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
  stores: SeenStores,
): Promise<LocationRow | undefined> {
  const [row] = await tx<LocationRow[]>`
    select * from location where merchant_id = ${merchantId} and id = ${id} and ${isSeen(tx, stores)} for update`
  return row
}

export async function countLocations(tx: ReadTx, merchantId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from location where merchant_id = ${merchantId} and removed_at is null`
  return row?.count ?? 0
}

/** What the tills of a merchant's locations are called, those in stores somebody does not see too. */
export async function tillsOf(tx: ReadTx, merchantId: string): Promise<Set<string>> {
  const rows = await tx<Row<'location', 'pos_id'>[]>`
    select pos_id from location where merchant_id = ${merchantId} and removed_at is null and pos_id is not null`
  return new Set(rows.flatMap(({ pos_id }) => pos_id ?? []))
}

/** False where another location has the till: then none is added. */
export async function insertLocations(
  tx: Tx,
  rows: readonly (LocationChange & Pick<LocationRow, 'merchant_id' | 'id' | 'import_id' | 'created_at'>)[],
): Promise<boolean> {
  let added = 0
  for (const row of rows) {
    const done = await tx`insert into location ${values(tx, 'location', written(row))} on conflict do nothing`
    added += done.count
  }
  return added === rows.length
}

/** Another location of the merchant that has this till. */
export async function hasTill(
  tx: ReadTx,
  { merchant_id, id }: Pick<LocationRow, 'merchant_id' | 'id'>,
  till: string | null,
): Promise<boolean> {
  const rows = await tx<Row<'location', 'id'>[]>`
    select id from location
     where merchant_id = ${merchant_id} and pos_id = ${till} and id <> ${id} and removed_at is null`
  return rows.length > 0
}

export async function changeLocation(
  tx: Tx,
  { merchant_id, id }: Pick<LocationRow, 'merchant_id' | 'id'>,
  change: LocationChange,
): Promise<void> {
  await tx`
    update location set ${changes(tx, 'location', written(change))}, version = version + 1
     where merchant_id = ${merchant_id} and id = ${id}`
}

export async function setRemoved(
  tx: Tx,
  { merchant_id, id }: Pick<LocationRow, 'merchant_id' | 'id'>,
  at: Date | null,
): Promise<void> {
  await tx`
    update location set removed_at = ${at}, version = version + 1 where merchant_id = ${merchant_id} and id = ${id}`
}

export type ImportRow = Row<
  'location_import',
  'merchant_id' | 'id' | 'by_person' | 'at' | 'added' | 'undone_at'
>

export async function insertImport(tx: Tx, row: Omit<ImportRow, 'undone_at'>): Promise<void> {
  await tx`insert into location_import ${values(tx, 'location_import', row)}`
}

/**
 * The imports since then that were not undone, the newest first, with how many untouched locations each has
 * left.
 */
export function importsSince(
  tx: ReadTx,
  merchantId: string,
  stores: SeenStores,
  since: Date,
): Promise<(ImportRow & { left: number; by_name: string })[]> {
  return tx<(ImportRow & { left: number; by_name: string })[]>`
    select i.*, trim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')) as by_name, u.count as left
      from location_import i
      left join person_name p on p.id = i.by_person
      cross join lateral (select count(*)::int as count from location
                           where merchant_id = i.merchant_id and import_id = i.id and removed_at is null
                             and version = 1 and ${isSeen(tx, stores)}) u
     where i.merchant_id = ${merchantId} and i.undone_at is null and i.at > ${since} and u.count > 0
     order by i.at desc, i.id desc limit 5`
}

export async function lockImport(tx: Tx, merchantId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx<ImportRow[]>`
    select * from location_import where merchant_id = ${merchantId} and id = ${id} for update`
  return row
}

/** Removes the locations of an import that nobody has changed; answers how many. */
export async function undoImport(
  tx: Tx,
  { merchant_id, id }: Pick<ImportRow, 'merchant_id' | 'id'>,
  stores: SeenStores,
  at: Date,
): Promise<number> {
  const gone = await tx`
    update location set removed_at = ${at}, version = version + 1
     where merchant_id = ${merchant_id} and import_id = ${id} and removed_at is null and version = 1
       and ${isSeen(tx, stores)}`
  await tx`update location_import set undone_at = ${at} where merchant_id = ${merchant_id} and id = ${id}`
  return gone.count
}

/** What was removed so long ago that nobody brings it back. Needs reach across tenants. */
export async function forgetRemoved(tx: Tx, before: Date): Promise<number> {
  const gone = await tx`delete from location where removed_at < ${before}`
  return gone.count
}

function isSeen(tx: ReadTx, stores: SeenStores) {
  return tx`(${stores === null} or store_id = any (${[...(stores ?? [])]}))`
}

function written<Change extends LocationChange>({ hours, ...rest }: Change) {
  return { ...rest, hours: hours.map((spans) => spans.map((span) => ({ ...span }))) }
}
