import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { CommissionTerm } from '@daftar/rules/settlement/commission'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { Fragment, ReadTx, Tx } from '../../../../platform/database/database.ts'

interface TermOf {
  merchantId: string
  storeId: string
  product: string
  /** The day in the store's zone. */
  on: CalendarDate
}

/** What a merchant pays of a sale of this store and product on this day, and the VAT of its country on it. */
export async function commissionTerm(
  tx: Tx,
  { merchantId, storeId, product, on }: TermOf,
): Promise<CommissionTerm> {
  const [row] = await tx<TermColumns[]>`
    select term.percent, term.fixed, term.vat
      from merchant_public m
     cross join lateral (${termOf(tx, { store: tx`${storeId}`, product: tx`${product}`, on: tx`${on}::date` })}) term
     where m.merchant_id = ${merchantId}`
  if (!row) throw new Error(`no merchant ${merchantId}`)
  return termFrom(row)
}

/** A term as `termOf` selects it. */
export interface TermColumns {
  percent: number
  fixed: bigint
  vat: number
}

export function termFrom({ percent, fixed, vat }: TermColumns): Required<CommissionTerm> {
  return {
    ratePercentHundredths: BigInt(percent),
    fixedFeeMinor: fixed,
    vatPercentHundredths: BigInt(vat),
  }
}

/**
 * The same as part of a larger query over `merchant m`, for sets of sales. The most exact term counts: of
 * store and product, of the store, of the product, of the merchant, and at last the merchant's own columns.
 */
export function termOf(tx: ReadTx, sale: { store: Fragment; product: Fragment; on: Fragment }): Fragment {
  return tx`
    select coalesce(own.percent_hundredths, m.commission_hundredths) as percent,
           coalesce(own.fixed_minor, m.commission_fixed_minor) as fixed,
           coalesce(rate.percent_hundredths, 0) as vat, own.valid_from as since
      from (select) one
      left join lateral (
        select t.percent_hundredths, t.fixed_minor, t.valid_from from commission_term t
         where t.merchant_id = m.merchant_id
           and (t.store_id is null or t.store_id = ${sale.store}) and (t.product is null or t.product = ${sale.product})
           and t.valid_from <= ${sale.on} and (t.valid_until is null or t.valid_until >= ${sale.on})
         order by t.store_id is null, t.product is null, t.valid_from desc, t.created_at desc, t.id desc limit 1
      ) own on true
      left join lateral (
        select v.percent_hundredths from vat_rate v
         where v.country = m.country and v.valid_from <= ${sale.on} order by v.valid_from desc limit 1
      ) rate on true`
}

/** What a product of a store costs on a day. */
interface StoreCommission extends TermColumns {
  store_id: string
  product: PaymentProductType
  /** From when on; null where the merchant's own columns count. */
  since: CalendarDate | null
}

/**
 * The same for all that the stores of a merchant sell, by the formula that sales are charged by (DEC-STO-4).
 */
export function commissionsOfStores(
  tx: ReadTx,
  { merchantId, storeIds, on }: { merchantId: string; storeIds: readonly string[]; on: CalendarDate },
): Promise<StoreCommission[]> {
  return tx<StoreCommission[]>`
    select s.id as store_id, sold.product, term.percent, term.fixed, term.vat, term.since
      from merchant_public m
      join store_public s on s.merchant_id = m.merchant_id
     cross join lateral unnest(s.products) with ordinality as sold (product, place)
     cross join lateral (${termOf(tx, { store: tx`s.id`, product: tx`sold.product`, on: tx`${on}::date` })}) term
     where m.merchant_id = ${merchantId} and s.id = any (${[...storeIds]})
     order by s.created_at, s.id, sold.place`
}
