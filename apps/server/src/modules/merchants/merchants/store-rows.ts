import type { StoreKind } from '@daftar/rules/merchants/store-facts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, type Row } from '../../../platform/database/rows.ts'

/** A store as its merchant keeps it. */
export interface StoreRow extends Row<
  'store',
  | 'merchant_id'
  | 'id'
  | 'code'
  | 'aliases'
  | 'name'
  | 'name_ar'
  | 'country'
  | 'currency'
  | 'products'
  | 'website_url'
  | 'address'
  | 'category_id'
  | 'legal_entity_id'
  | 'closed_at'
  | 'version'
  | 'shown_logo'
  | 'created_at'
> {
  kind: StoreKind
  is_suspended: boolean
}

/** The stores a person may see: all of the merchant's, or the ones the membership names. */
export function listStores(tx: ReadTx, merchantId: string, personId: string): Promise<StoreRow[]> {
  return tx<StoreRow[]>`${seenBy(tx, merchantId, personId)} order by s.created_at, s.id`
}

/** One of them. */
export async function findStoreSeen(
  tx: ReadTx,
  merchantId: string,
  personId: string,
  storeId: string,
): Promise<StoreRow | undefined> {
  const [row] = await tx<StoreRow[]>`${seenBy(tx, merchantId, personId)} and s.id = ${storeId}`
  return row
}

function seenBy(tx: ReadTx, merchantId: string, personId: string) {
  return tx`
    select s.*, g.stopped_at is not null as is_suspended
      from store s
      join store_standing g on g.merchant_id = s.merchant_id and g.store_id = s.id
      join membership m on m.merchant_id = s.merchant_id and m.person_id = ${personId}
     where s.merchant_id = ${merchantId} and (m.store_ids is null or s.id = any (m.store_ids))`
}

export interface StoreChange extends Row<
  'store',
  'name' | 'name_ar' | 'website_url' | 'address' | 'category_id' | 'legal_entity_id' | 'closed_at'
> {
  kind: StoreKind
}

/** Writes the store anew on the version it was read with; false when it has another one by now. */
export async function writeStore(
  tx: Tx,
  { merchant_id, id, version }: Pick<StoreRow, 'merchant_id' | 'id' | 'version'>,
  change: StoreChange,
): Promise<boolean> {
  const done = await tx`
    update store set ${changes(tx, 'store', change)}, version = version + 1
     where merchant_id = ${merchant_id} and id = ${id} and version = ${version}`
  return done.count === 1
}

/** Lets a store offer one more product; false when it does already. */
export async function addProduct(
  tx: Tx,
  merchantId: string,
  storeId: string,
  product: string,
): Promise<boolean> {
  const done = await tx`
    update store set products = products || ${product}::text, version = version + 1
     where merchant_id = ${merchantId} and id = ${storeId} and not ${product} = any (products)`
  return done.count === 1
}

/** How shoppers see a store by its published listing. */
export type ShownStore = Row<
  'store',
  'shown_name' | 'shown_name_ar' | 'shown_colour' | 'shown_logo' | 'shown_cover'
>

export async function writeShown(
  tx: Tx,
  merchantId: string,
  storeId: string,
  shown: ShownStore,
): Promise<boolean> {
  const done = await tx`
    update store set ${changes(tx, 'store', shown)} where merchant_id = ${merchantId} and id = ${storeId}`
  return done.count === 1
}

/** Of which merchant a picture is that shoppers may see now. Needs reach across tenants. */
export async function merchantOfShown(tx: ReadTx, fileId: string): Promise<string | undefined> {
  const [row] = await tx<Row<'store', 'merchant_id'>[]>`
    select merchant_id from store where shown_logo = ${fileId} or shown_cover = ${fileId} limit 1`
  return row?.merchant_id
}
