import { divideHalfUp } from '../money/rounding.ts'

/**
 * How much of what shops end up capturing is captured by the end of each day after the order, in millionths:
 * `shares[0]` on the day itself. Never falls, and the last entry is all of it: on that day the product
 * captures what is left.
 */
export type CaptureShares = readonly bigint[]

/** Everything. */
export const wholeShare = 1_000_000n

/** The day an order that nobody captured is captured by the product. */
export const lastCaptureDay = 21

/** Fewer captured orders than this say nothing about a shop's habit. */
export const leastHistory = 20

/** Fewer orders that once waited this long say nothing about those that do now. */
export const leastBacking = 5

/** Where a shop has no history: most goods leave within three days, nearly all within a week. */
const defaultBands: readonly (readonly [fromDay: number, share: bigint])[] = [
  [0, 500_000n],
  [1, 700_000n],
  [3, 850_000n],
  [7, 950_000n],
  [14, 980_000n],
  [lastCaptureDay, wholeShare],
]

export const defaultCaptureShares: CaptureShares = Array.from({ length: lastCaptureDay + 1 }, (_, day) =>
  defaultBands.reduce((share, [fromDay, next]) => (day >= fromDay ? next : share), 0n),
)

/** What was captured of old orders, by the days it waited. */
export interface CapturedAfter {
  readonly days: number
  readonly orders: number
  readonly amountMinor: bigint
}

/**
 * The shop's own habit, where it has captured enough orders; else the defaults. Captures after the last day
 * count as on it. From the day on which hardly any order of the past still waited, nothing is known: what
 * waits longer than that is not expected before the product captures it.
 */
export function captureSharesOf(history: readonly CapturedAfter[]): CaptureShares {
  const orders = history.reduce((count, one) => count + one.orders, 0)
  const totalMinor = history.reduce((sum, one) => sum + one.amountMinor, 0n)
  if (orders < leastHistory || totalMinor <= 0n) return defaultCaptureShares
  const waitedUntil = (day: number) =>
    history.reduce((count, one) => (one.days >= day ? count + one.orders : count), 0)
  const backed = Array.from({ length: lastCaptureDay }, (_, day) => day).filter(
    (day) => waitedUntil(day) >= leastBacking,
  )
  const lastBacked = backed.at(-1) ?? 0
  return Array.from({ length: lastCaptureDay + 1 }, (_, day) => {
    if (day === lastCaptureDay) return wholeShare
    const known = Math.min(day, lastBacked)
    const byThen = history.reduce((sum, one) => (one.days <= known ? sum + one.amountMinor : sum), 0n)
    return divideHalfUp(byThen * wholeShare, totalMinor)
  })
}

/**
 * The share captured by the end of that day after the order; nothing before the order, everything after the
 * last day.
 */
export function shareBy(shares: CaptureShares, day: number): bigint {
  return day < 0 ? 0n : (shares[day] ?? wholeShare)
}

/**
 * What of an amount that is still uncaptured on the morning of its `waited`-th day is captured by the end of
 * a later day of its life: the share between the two, of what was left. Rounded half up; amounts of two days
 * are the difference of two such sums, so that the days of an amount sum to it.
 */
export function capturedBy(shares: CaptureShares, amountMinor: bigint, waited: number, day: number): bigint {
  if (day < waited) return 0n
  if (day >= lastCaptureDay) return amountMinor
  const before = shareBy(shares, waited - 1)
  // Nothing of the past waited as long: no day before the last says anything.
  return before >= wholeShare
    ? 0n
    : divideHalfUp(amountMinor * (shareBy(shares, day) - before), wholeShare - before)
}
