import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

export type MerchantRow = Row<
  'merchant',
  | 'merchant_id'
  | 'name'
  | 'name_ar'
  | 'country'
  | 'currency'
  | 'payout_cycle'
  | 'commission_hundredths'
  | 'commission_fixed_minor'
  | 'vat_percent'
  | 'has_locations'
  | 'suspended_at'
  | 'platform'
  | 'organization_id'
  | 'has_virtual_cards'
  | 'created_at',
  {
    /** The merchant whose test keys act on it; null for a real one. */
    sandbox_of: string | null
  }
>

type StoreCodes = Row<'store', 'code' | 'aliases'>

export async function findMerchant(tx: ReadTx, merchantId: string): Promise<MerchantRow | undefined> {
  const [row] = await tx<MerchantRow[]>`select * from merchant where merchant_id = ${merchantId}`
  return row
}

/** Every merchant, the oldest first, without the sandboxes. Needs reach across tenants. */
export function listMerchants(tx: ReadTx): Promise<MerchantRow[]> {
  return tx<MerchantRow[]>`select * from merchant where sandbox_of is null order by created_at, merchant_id`
}

/** The zone in which the merchant's weeks begin and end (DEC-CAP-11). */
export function merchantZone(merchant: Pick<MerchantRow, 'currency'>): string {
  return zoneOfCurrency(merchant.currency)
}

/** Every store of a merchant, with the codes that shops name it by. */
export function storesOfMerchant(
  tx: ReadTx,
  merchantId: string,
): Promise<(Row<'store', 'id' | 'name' | 'name_ar' | 'products'> & StoreCodes)[]> {
  return tx`
    select id, code, aliases, name, name_ar, products from store where merchant_id = ${merchantId} order by created_at, id`
}

/** The stores a person sees of each of some merchants. Needs reach across those. */
export function storesSeen(
  tx: ReadTx,
  personId: string,
  merchantIds: readonly string[],
): Promise<Row<'store', 'merchant_id' | 'id'>[]> {
  return tx<Row<'store', 'merchant_id' | 'id'>[]>`
    select s.merchant_id, s.id
      from store s join membership m on m.merchant_id = s.merchant_id and m.person_id = ${personId}
     where s.merchant_id = any (${[...merchantIds]}) and (m.store_ids is null or s.id = any (m.store_ids))
     order by s.created_at, s.id`
}

/** What some stores of a merchant sell. */
export async function productsOfStores(
  tx: ReadTx,
  merchantId: string,
  storeIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx<Row<'store', 'products'>[]>`
    select products from store where merchant_id = ${merchantId} and id = any (${[...storeIds]})`
  return new Set(rows.flatMap(({ products }) => products))
}
