import { addDays, compareDates, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { sumMinor } from '../money/money.ts'
import { divideHalfUp } from '../money/rounding.ts'
import { capturedBy, type CaptureShares } from './capture-shares.ts'
import { expectedOrders, type Expectation } from './expected-orders.ts'

/** Authorised and not captured: what is left of the orders of one day. */
export interface WaitingDay {
  readonly authorizedOn: CalendarDate
  readonly amountMinor: bigint
}

/** What commission and the VAT on it came to, of what sales: the share that is expected of later sales. */
export interface FeeShare {
  readonly feesMinor: bigint
  readonly salesMinor: bigint
}

export interface LikelyInput extends Expectation {
  readonly waiting: readonly WaitingDay[]
  readonly shares: CaptureShares
  readonly feeShare: FeeShare
}

/** What is likely to be captured on a day to come; amounts as sizes. */
export interface LikelyDay {
  readonly date: CalendarDate
  readonly uncapturedMinor: bigint
  readonly expectedMinor: bigint
  readonly feesMinor: bigint
}

/**
 * The days from today up to, not with, `until`. Orders that exist are captured as their age makes likely;
 * orders that are expected are captured as their age then will make likely, so that no order is counted
 * twice. Each part is rounded from running totals: the days of an order never sum to more than it. `factor`
 * is for weeks that turn out lower or higher, in millionths of what is expected.
 */
export function likelyDays(input: LikelyInput, until: CalendarDate, factor?: bigint): LikelyDay[] {
  const count = Math.max(0, daysBetween(input.today, until))
  const dates = Array.from({ length: count }, (_, day) => addDays(input.today, day))
  const orders = dates.map((date) => ({ date, amountMinor: expectedOrders(input, date, factor) }))
  return dates.map((date) => {
    const uncapturedMinor = sumMinor(
      input.waiting.map(({ authorizedOn, amountMinor }) =>
        capturedOn(input.shares, amountMinor, authorizedOn, daysBetween(authorizedOn, input.today), date),
      ),
    )
    const expectedMinor = sumMinor(
      orders
        .filter((order) => compareDates(order.date, date) <= 0)
        .map((order) => capturedOn(input.shares, order.amountMinor, order.date, 0, date)),
    )
    return {
      date,
      uncapturedMinor,
      expectedMinor,
      feesMinor: likelyFees(input.feeShare, uncapturedMinor) + likelyFees(input.feeShare, expectedMinor),
    }
  })
}

/** Commission and VAT at the share they had before, rounded half up. */
function likelyFees({ feesMinor, salesMinor }: FeeShare, amountMinor: bigint): bigint {
  return salesMinor <= 0n ? 0n : divideHalfUp(amountMinor * feesMinor, salesMinor)
}

function capturedOn(
  shares: CaptureShares,
  amountMinor: bigint,
  orderedOn: CalendarDate,
  waited: number,
  date: CalendarDate,
): bigint {
  const day = daysBetween(orderedOn, date)
  return capturedBy(shares, amountMinor, waited, day) - capturedBy(shares, amountMinor, waited, day - 1)
}
