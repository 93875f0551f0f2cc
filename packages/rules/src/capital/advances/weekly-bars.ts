import { largest, smallest, sumMinor } from '../../money/money.ts'
import { divideDown, divideUp } from '../../money/rounding.ts'
import type { WeekStatus } from './week-status.ts'

export interface BarsInput {
  readonly tenorWeeks: number
  /** M. */
  readonly minimumMinor: bigint
  /** B. */
  readonly outstandingMinor: bigint
  /** D of the next collection, where it is more than M; the first week to come shows it. */
  readonly nextDueMinor?: bigint
  /** The weeks so far, oldest first. */
  readonly weeks: readonly { readonly repaymentMinor: bigint; readonly status: WeekStatus }[]
}

export interface WeekBar {
  /** 1 for the first week. */
  readonly week: number
  readonly amountMinor: bigint
  readonly status: WeekStatus
  /** Relative to the highest bar, 0 to 100, rounded down. */
  readonly heightPercent: number
}

/**
 * One bar per week: max (T, weeks so far + ceil (B / M)); those to come show min (M, B left) as to pay
 * (LOAN-10, DEC-LOAN-41).
 */
export function weeklyBars(input: BarsInput): WeekBar[] {
  const { tenorWeeks, minimumMinor, outstandingMinor, nextDueMinor = 0n, weeks } = input
  const asked = sumMinor(weeks.filter((week) => week.status === 'toPay').map((week) => week.repaymentMinor))
  let leftMinor = largest(0n, outstandingMinor - asked)
  const count = Math.max(tenorWeeks, weeks.length + Number(divideUp(leftMinor, minimumMinor)))
  const bars = weeks.map(({ repaymentMinor, status }) => ({ amountMinor: repaymentMinor, status }))
  while (bars.length < count) {
    const isNext = bars.length === weeks.length
    const amountMinor = smallest(isNext ? largest(minimumMinor, nextDueMinor) : minimumMinor, leftMinor)
    leftMinor -= amountMinor
    bars.push({ amountMinor, status: 'toPay' })
  }
  const highest = largest(1n, ...bars.map((bar) => bar.amountMinor))
  return bars.map((bar, index) => ({
    ...bar,
    week: index + 1,
    heightPercent: Number(divideDown(bar.amountMinor * 100n, highest)),
  }))
}
