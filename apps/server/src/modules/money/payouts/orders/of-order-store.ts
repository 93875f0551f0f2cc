import type { LineKind } from '@daftar/rules/settlement/payout-lines'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'

/** What is asked about of an order. */
export type PaidOrder = Row<'order_public', 'merchant_id' | 'id' | 'currency'>

export interface OrderPayoutRow
  extends
    Row<
      'payout_line_public',
      'movement_id' | 'payout_id' | 'amount_minor' | 'net_minor',
      {
        kind: LineKind
      }
    >,
    Row<'payout_public', 'number' | 'status'> {
  date: Date
  fee_minor: bigint
}

/** Every movement of the order in a payout, the oldest first (DEC-ORD-7). */
export function listOrderPayouts(tx: Tx, merchantId: string, orderId: string): Promise<OrderPayoutRow[]> {
  return tx<OrderPayoutRow[]>`
    select l.movement_id, l.payout_id, o.number, o.status, coalesce(o.paid_at, o.issued_at, o.created_at) as date, l.kind,
           l.amount_minor, l.commission_minor + l.commission_fixed_minor + l.commission_vat_minor as fee_minor, l.net_minor
      from payout_line_public l
      join payout_public o on o.merchant_id = l.merchant_id and o.id = l.payout_id
     where l.merchant_id = ${merchantId} and l.order_id = ${orderId}
     order by o.created_at, l.at, l.movement_id`
}

/**
 * What refunds of the order took of the merchant, less commission, that no sales have covered: those in no
 * payout yet, and those in payouts that ended below zero, as every one since.
 */
export async function uncoveredRefunds(tx: ReadTx, merchantId: string, orderId: string): Promise<bigint> {
  const [row] = await tx<{ minor: bigint }[]>`
    select coalesce(sum(r.amount_minor - r.commission_minor - r.commission_fixed_minor - r.commission_vat_minor), 0)::bigint as minor
      from refund_public r
     where r.merchant_id = ${merchantId} and r.order_id = ${orderId} and not exists (
       select from payout_line_public l
         join payout_public p on p.merchant_id = l.merchant_id and p.id = l.payout_id
         join payout_public q on q.merchant_id = p.merchant_id and q.currency = p.currency and q.period_until >= p.period_until
        where l.merchant_id = r.merchant_id and l.kind = 'refund' and l.movement_id = r.id
          and q.closed_at is not null and q.carried_out_minor >= 0)`
  return row?.minor ?? 0n
}

/** When the first movement of the order that is in no payout yet was made; null when all of them are. */
export async function firstOpenMovement(tx: Tx, merchantId: string, orderId: string): Promise<Date | null> {
  const [row] = await tx<{ at: Date | null }[]>`
    select min(moved.at) as at
      from (select id, 'sale' as kind, captured_at as at from capture_public
             where merchant_id = ${merchantId} and order_id = ${orderId}
             union all
            select id, 'refund', refunded_at from refund_public
             where merchant_id = ${merchantId} and order_id = ${orderId}) moved
     where not exists (select from payout_line_public l
                        where l.merchant_id = ${merchantId} and l.kind = moved.kind and l.movement_id = moved.id)`
  return row?.at ?? null
}
