import { commissionOf } from '@daftar/rules/settlement/commission'
import type { Tx } from '../../platform/database/database.ts'
import type { MerchantRow } from '../merchants/index.ts'
import { unsettledCaptures, unsettledRefunds, type Unsettled } from './unsettled.ts'

/** What a set of lines adds up to, as sizes in minor units; commission is net of what refunds gave back. */
export interface LineSums {
  salesMinor: bigint
  refundsMinor: bigint
  commissionMinor: bigint
  commissionVatMinor: bigint
}

/**
 * Puts every capture and refund made before `until` that is in no settlement yet into this one. The primary key of
 * a line is the movement, so whatever runs at the same time, each is in one settlement at the most.
 */
export async function insertLines(
  tx: Tx,
  merchant: MerchantRow,
  settlementId: string,
  until: Date,
): Promise<void> {
  const unsettled = { merchantId: merchant.merchant_id, currency: merchant.currency, until }
  await insertSaleLines(tx, merchant, settlementId, unsettled)
  await insertRefundLines(tx, settlementId, unsettled)
}

/** Commission and its VAT are each rounded half up per capture, as `commissionOf` of the rules does; a test holds the two together. */
async function insertSaleLines(
  tx: Tx,
  merchant: MerchantRow,
  settlementId: string,
  unsettled: Unsettled,
): Promise<void> {
  await tx`
    insert into settlement_line (merchant_id, settlement_id, kind, movement_id, purchase_id, amount_minor, commission_minor, commission_vat_minor)
    select c.merchant_id, ${settlementId}, 'sale', c.id, c.purchase_id, c.amount_minor, fee.commission,
           round(fee.commission::numeric * ${merchant.vat_percent} / 100)
      from (${unsettledCaptures(tx, unsettled)}) open
      join capture c on c.merchant_id = ${merchant.merchant_id} and c.id = open.id
     cross join lateral (
       select round(c.amount_minor::numeric * ${merchant.commission_hundredths} / 10000)::bigint + ${merchant.commission_fixed_minor} as commission
     ) fee`
}

/** A refund gives commission back pro rata, from running totals, so that a full refund gives back all of it (DEC-ORD-5). */
async function insertRefundLines(tx: Tx, settlementId: string, unsettled: Unsettled): Promise<void> {
  const { merchantId, currency, until } = unsettled
  await tx`
    with open as materialized (${unsettledRefunds(tx, unsettled)}),
    touched as materialized (
      select distinct purchase_id from refund where merchant_id = ${merchantId} and id in (select id from open)
    ), sold as (
      select l.purchase_id, sum(l.amount_minor) as captured, sum(l.commission_minor) as commission, sum(l.commission_vat_minor) as vat
        from settlement_line l
       where l.merchant_id = ${merchantId} and l.kind = 'sale' and l.purchase_id in (select purchase_id from touched)
       group by l.purchase_id
    ), running as (
      select r.id, r.purchase_id, r.amount_minor,
             sum(r.amount_minor) over (partition by r.purchase_id order by r.refunded_at, r.id) as after,
             sum(r.amount_minor) over (partition by r.purchase_id order by r.refunded_at, r.id) - r.amount_minor as before
        from refund r
       where r.merchant_id = ${merchantId} and r.currency = ${currency} and r.refunded_at < ${until}
         and r.purchase_id in (select purchase_id from touched)
    )
    insert into settlement_line (merchant_id, settlement_id, kind, movement_id, purchase_id, amount_minor, commission_minor, commission_vat_minor)
    select ${merchantId}, ${settlementId}, 'refund', r.id, r.purchase_id, r.amount_minor,
           round(s.commission * r.after / s.captured) - round(s.commission * r.before / s.captured),
           round(s.vat * r.after / s.captured) - round(s.vat * r.before / s.captured)
      from running r join sold s using (purchase_id)
     where r.id in (select id from open)`
}

export async function sumLines(
  tx: Tx,
  merchantId: string,
  settlementId: string,
): Promise<{ sales: LineSums; refunds: LineSums }> {
  const rows = await tx<{ kind: 'sale' | 'refund'; amount: string; commission: string; vat: string }[]>`
    select kind, sum(amount_minor)::text as amount, sum(commission_minor)::text as commission, sum(commission_vat_minor)::text as vat
      from settlement_line where merchant_id = ${merchantId} and settlement_id = ${settlementId} group by kind`
  const of = (kind: 'sale' | 'refund') => rows.find((row) => row.kind === kind)
  const sums = (kind: 'sale' | 'refund'): LineSums => {
    const row = of(kind)
    return {
      salesMinor: kind === 'sale' ? BigInt(row?.amount ?? 0) : 0n,
      refundsMinor: kind === 'refund' ? BigInt(row?.amount ?? 0) : 0n,
      commissionMinor: BigInt(row?.commission ?? 0),
      commissionVatMinor: BigInt(row?.vat ?? 0),
    }
  }
  return { sales: sums('sale'), refunds: sums('refund') }
}

/** The commission of one amount under a merchant's terms, for figures that are not settled yet. */
export function merchantCommission(merchant: MerchantRow, amountMinor: bigint) {
  return commissionOf({
    amountMinor,
    ratePercentHundredths: BigInt(merchant.commission_hundredths),
    fixedFeeMinor: merchant.commission_fixed_minor,
    vatPercentHundredths: BigInt(merchant.vat_percent) * 100n,
  })
}
