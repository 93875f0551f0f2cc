import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { largest, smallest } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { closeOpen, figuresAt } from '../../settlement/index.ts'
import { uncoveredRefunds, type PaidOrder } from './of-order-store.ts'
import { nextCutOffs } from '../forecast/next-cut-offs.ts'
import { nextPayout, type LiveDependencies } from '../forecast/upcoming.ts'

/** What waits of an order's refunds for later sales, and the payout that tries next (docs/decisions/0055). */
export interface RefundWaits {
  amountMinor: bigint
  /** Null where the merchant asks for its payouts. */
  nextOn: CalendarDate | null
}

/** What no payout covers yet of an order's refunds, by the rules of the run; null where nothing waits. */
export async function refundWaits(
  tx: ReadTx,
  deps: LiveDependencies,
  { merchant_id: merchantId, id, currency }: PaidOrder,
  now: Date,
): Promise<RefundWaits | null> {
  const uncoveredMinor = await uncoveredRefunds(tx, merchantId, id)
  if (uncoveredMinor <= 0n) return null
  const next = await nextPayout(tx, deps, { merchantId, currency, zone: zoneOfCurrency(currency) }, now)
  const { cycle, runDate } = next
  // What was made at this very moment counts.
  const until = new Date(now.getTime() + 1)
  const lastDay = dateInZone(now.getTime(), zoneOfCurrency(currency))
  const [open] = await figuresAt(tx, deps.capital, [merchantId], { currency, until, lastDay, runDate })
  const { figures } = closeOpen(open!, { currency, cycle, flexibleFeeMinor: deps.flexibleFeeMinor })
  const amountMinor = smallest(uncoveredMinor, largest(0n, -figures.carriedOutMinor))
  if (amountMinor === 0n) return null
  if (cycle === 'flexible') return { amountMinor, nextOn: null }
  // As the dialog said before the press: what falls short in the next payout is tried by the one after it.
  const [after] = nextCutOffs(currency, deps.calendarOf(currency), { since: next.cutOffAt, now, count: 1 })
  return { amountMinor, nextOn: after?.paysOn ?? next.paysOn }
}
