import type { LineKind } from '@daftar/rules/payouts/payout-lines'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

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
