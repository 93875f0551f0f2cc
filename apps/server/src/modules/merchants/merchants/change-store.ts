import { found } from '@daftar/rules/merchants/merchant-facts'
import { storeDetailsProblems, type StoreDetails } from '@daftar/rules/merchants/store-details'
import { isStoreKind, storeNamesProblems } from '@daftar/rules/merchants/store-facts'
import { normaliseWebsite } from '@daftar/rules/registry/website'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { legalEntitiesOf } from './entity-store.ts'
import { addProduct, writeShown, writeStore, type ShownStore, type StoreRow } from './store-rows.ts'

export interface ChangedStore extends StoreDetails {
  name: string
  nameAr: string
  isClosed: boolean
}

/**
 * Changes what a store is, on the version it was read with (DEC-STO-2). Refuses what is wrong at its field,
 * and `stale_version`.
 */
export async function changeStore(
  tx: Tx,
  row: StoreRow,
  given: ChangedStore,
  { ifMatch, at }: { ifMatch: number; at: Date },
): Promise<Refusal | null> {
  const { kind, name, nameAr, isClosed } = given
  const problems = { ...storeNamesProblems(given), ...storeDetailsProblems(given) }
  const entity = await strangeEntity(tx, row.merchant_id, given.legalEntityId)
  if (Object.keys({ ...problems, ...entity }).length > 0 || !isStoreKind(kind))
    return refuseFields({ ...entity, ...problems })
  if (row.version !== ifMatch) return refuse('stale_version')
  const change = {
    ...{ name: name.trim(), name_ar: nameAr.trim() },
    ...detailColumns(given),
    closed_at: isClosed ? (row.closed_at ?? at) : null,
  }
  return (await writeStore(tx, row, { ...change, kind })) ? null : refuse('stale_version')
}

/** What is wrong with the company that is named: it has to be the merchant's own. */
export async function strangeEntity(tx: Tx, merchantId: string, legalEntityId: string) {
  const entities = await legalEntitiesOf(tx, merchantId)
  const isOwn = legalEntityId === '' || entities.some(({ id }) => id === legalEntityId)
  return found({ legal_entity_id: isOwn ? null : 'choose_option' })
}

/** Details as they are kept: what is empty is not known. */
export function detailColumns({ website, address, categoryId, legalEntityId }: StoreDetails) {
  return {
    website_url: normaliseWebsite(website) || null,
    address: address.trim() || null,
    category_id: categoryId || null,
    legal_entity_id: legalEntityId || null,
  }
}

/** Lets a store offer a product from now on. Refuses `product_offered` where it does already. */
export async function offerProduct(
  tx: Tx,
  merchantId: string,
  storeId: string,
  product: string,
): Promise<Refusal | null> {
  if (!paymentProductTypes.some((known) => known === product))
    return refuseFields({ product: 'choose_option' })
  return (await addProduct(tx, merchantId, storeId, product)) ? null : refuse('product_offered')
}

/** Shows a store to shoppers as its published listing says; `null` shows it by its own name again. */
export async function showStoreAs(
  tx: Tx,
  merchantId: string,
  storeId: string,
  shown: { name: string; nameAr: string; colour: string; logo: string; cover: string } | null,
): Promise<boolean> {
  const row: ShownStore = {
    shown_name: shown?.name ?? null,
    shown_name_ar: shown?.nameAr ?? null,
    shown_colour: shown?.colour ?? null,
    shown_logo: shown?.logo ?? null,
    shown_cover: shown?.cover || null,
  }
  return writeShown(tx, merchantId, storeId, row)
}
