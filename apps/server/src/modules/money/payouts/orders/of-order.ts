import type { AnswerOf } from '@daftar/contract'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { expectedPayoutOn } from '@daftar/rules/payouts/expected-payout'
import type { Tx } from '../../../../platform/database/database.ts'
import { cycleOf } from '../../settlement/index.ts'
import { firstOpenMovement, listOrderPayouts, type OrderPayoutRow, type PaidOrder } from './of-order-store.ts'
import { refundWaits } from './refund-waits.ts'
import type { LiveDependencies } from '../forecast/upcoming.ts'

type OrderPayouts = AnswerOf<'orders.payouts'>

/** Every movement of the order in a payout, and when what is in none yet is expected (ORD-04, DEC-ORD-7). */
export async function payoutsOfOrder(
  tx: Tx,
  deps: LiveDependencies,
  order: PaidOrder,
  now: Date,
): Promise<OrderPayouts> {
  const { calendarOf, capital } = deps
  const { merchant_id: merchantId, id, currency } = order
  const [rows, movedAt, cycle, waits] = await Promise.all([
    listOrderPayouts(tx, merchantId, id),
    firstOpenMovement(tx, merchantId, id),
    cycleOf(tx, capital, merchantId, now),
    refundWaits(tx, deps, order, now),
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
    refund_waits: waits && {
      amount: toDecimal(money(waits.amountMinor, currency)),
      next_on: waits.nextOn,
    },
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
    kind: kindOf(row.kind),
    amount: decimal(row.amount_minor),
    fee: decimal(row.fee_minor),
    net: decimal(row.net_minor),
  }
}

/** What a dispute took and what came back of it are told by their signs. */
function kindOf(kind: string): OrderPayouts['payouts'][number]['kind'] {
  if (kind === 'sale' || kind === 'refund') return kind
  return kind === 'dispute' || kind === 'dispute_release' ? 'dispute' : 'fee'
}
