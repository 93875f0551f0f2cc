import { addDays, compareDates, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { largest, smallest, sumMinor } from '../money/money.ts'
import { divideHalfUp } from '../money/rounding.ts'

/** How far back weeks are compared with each other. */
export const comparedWeeks = 26

/** Fewer whole weeks than this say nothing about how weeks of a shop differ. */
export const leastWeeks = 12

/** As it is; other figures are millionths of it. */
export const asExpected = 1_000_000n

/**
 * What came in on one day and was not undone: orders of that day less what was cancelled or refunded of them.
 */
export interface OrderDay {
  readonly date: CalendarDate
  readonly amountMinor: bigint
}

/** How weeks of a shop differ from its middle week, in millionths. */
export interface WeekSpread {
  /**
   * By part of the month: its first, second and third seven days, and the rest; salaries come in some of
   * them.
   */
  readonly parts: readonly [bigint, bigint, bigint, bigint]
  /** Eight of ten weeks lay between the two, measured against what their part of the month lets expect. */
  readonly low: bigint
  readonly high: bigint
}

/** Where a shop has no history to tell: as expected, with half of it to either side. */
export const unknownSpread: WeekSpread = {
  parts: [asExpected, asExpected, asExpected, asExpected],
  low: 500_000n,
  high: 1_500_000n,
}

interface SpreadInput {
  readonly today: CalendarDate
  readonly orderDays: readonly OrderDay[]
  readonly firstOrderOn: CalendarDate | null
}

/**
 * How the whole weeks of the last half year differed: each week against the middle one, together by the part
 * of the month its fourth day lies in, and how far they lay from that. No part counts for less than half or
 * more than twice, and one of which there are fewer than two weeks counts as expected.
 */
export function weekSpreadOf({ today, orderDays, firstOrderOn }: SpreadInput): WeekSpread {
  if (firstOrderOn === null) return unknownSpread
  const weeks = Array.from({ length: comparedWeeks }, (_, back) => addDays(today, -7 * (back + 1)))
    .filter((from) => compareDates(from, firstOrderOn) >= 0)
    .map((from) => ({ part: partOfMonth(addDays(from, 3)), amountMinor: weekOf(orderDays, from) }))
  const middle = middleOf(weeks.map(({ amountMinor }) => amountMinor))
  if (weeks.length < leastWeeks || middle <= 0n) return unknownSpread
  const ratios = weeks.map(({ part, amountMinor }) => ({
    part,
    ratio: divideHalfUp(amountMinor * asExpected, middle),
  }))
  const parts = [0, 1, 2, 3].map((part) =>
    factorOf(ratios.filter((one) => one.part === part).map(({ ratio }) => ratio)),
  ) as unknown as WeekSpread['parts']
  const apart = ratios
    .map(({ part, ratio }) => divideHalfUp(ratio * asExpected, parts[part]!))
    .toSorted((a, b) => (a < b ? -1 : 1))
  const cut = Math.floor(apart.length / 10)
  return {
    parts,
    low: smallest(asExpected, largest(0n, apart[cut]!)),
    high: largest(asExpected, apart[apart.length - 1 - cut]!),
  }
}

/** Which of the four parts of its month a day lies in. */
export function partOfMonth(date: CalendarDate): 0 | 1 | 2 | 3 {
  return Math.min(3, Math.floor((Number(date.slice(8)) - 1) / 7)) as 0 | 1 | 2 | 3
}

/** An amount as such a factor changes it, half up. */
export function scaledBy(amountMinor: bigint, factor: bigint): bigint {
  return divideHalfUp(amountMinor * factor, asExpected)
}

function weekOf(orderDays: readonly OrderDay[], from: CalendarDate): bigint {
  const isIn = ({ date }: OrderDay) => {
    const day = daysBetween(from, date)
    return day >= 0 && day < 7
  }
  return sumMinor(orderDays.filter(isIn).map(({ amountMinor }) => amountMinor))
}

function middleOf(amounts: readonly bigint[]): bigint {
  return amounts.toSorted((a, b) => (a < b ? -1 : 1))[Math.floor(amounts.length / 2)] ?? 0n
}

function factorOf(ratios: readonly bigint[]): bigint {
  if (ratios.length < 2) return asExpected
  const mean = divideHalfUp(sumMinor(ratios), BigInt(ratios.length))
  return smallest(2n * asExpected, largest(asExpected / 2n, mean))
}
