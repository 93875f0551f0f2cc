import type { AnswerOf } from '@daftar/contract'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { expectedPayoutOn } from '@daftar/rules/payouts/expected-payout'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { cycleOf } from '../settlement/index.ts'
import { firstOpenMovement, listOrderPayouts, type OrderPayoutRow } from './of-order-store.ts'
import type { PayoutsDependencies } from './dependencies.ts'

type OrderPayouts = AnswerOf<'orders.payouts'>

/** What is asked about of an order. */
export type PaidOrder = Row<'order_public', 'merchant_id' | 'id' | 'currency'>

/** Every movement of the order in a payout, and when what is in none yet is expected (ORD-04, DEC-ORD-7). */
export async function payoutsOfOrder(
  tx: Tx,
  { calendarOf, capital }: Pick<PayoutsDependencies, 'calendarOf' | 'capital'>,
  { merchant_id: merchantId, id, currency }: PaidOrder,
  now: Date,
): Promise<OrderPayouts> {
  const [rows, movedAt, cycle] = await Promise.all([
    listOrderPayouts(tx, merchantId, id),
    firstOpenMovement(tx, merchantId, id),
    cycleOf(tx, capital, merchantId, now),
  ])
  const zone = zoneOfCurrency(currency)
  return {
    payouts: rows.map((row) => presentOrderPayout(row, currency)),
    currency,
    is_open: movedAt !== null,
    expected_on:
      movedAt &&
      expectedPayoutOn({
        movedOn: dateInZone(movedAt.getTime(), zone),
        today: dateInZone(now.getTime(), zone),
        cycle: cycle?.cycle ?? 'weekly',
        calendar: calendarOf(currency),
      }),
  }
}

function presentOrderPayout(row: OrderPayoutRow, currency: Currency): OrderPayouts['payouts'][number] {
  const decimal = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    id: row.movement_id,
    payout_id: row.payout_id,
    payout_number: row.number,
    status: row.status,
    date: row.date.toISOString(),
    kind: row.kind === 'sale' || row.kind === 'refund' || row.kind === 'dispute' ? row.kind : 'fee',
    amount: decimal(row.amount_minor),
    fee: decimal(row.fee_minor),
    net: decimal(row.net_minor),
  }
}
