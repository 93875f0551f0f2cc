import { largest, smallest } from '../../money/money.ts'
import { divideDown, divideHalfUp, percentOf } from '../../money/rounding.ts'
import { minimumOfWeek, type WeekRelief } from './relief.ts'

export interface WeekInput {
  /** S, the sales payout of the week; never below zero (DEC-LOAN-10). */
  readonly salesMinor: bigint
  /** B before this week. */
  readonly outstandingMinor: bigint
  /** M. */
  readonly minimumMinor: bigint
  /** K of last week. */
  readonly carriedMinor: bigint
  /** r in hundredths of a percent: 2200n. */
  readonly ratePercentHundredths: bigint
  /**
   * The largest part of a payout that may be taken, in whole percent: 100n unless the advance says less
   * (DEC-LOAN-14).
   */
  readonly capPercent?: bigint
  /** What was granted for this week (docs/decisions/0021). */
  readonly relief?: WeekRelief | null
}

export interface WeekResult {
  /** D. */
  readonly dueMinor: bigint
  /** R. */
  readonly repaymentMinor: bigint
  /** K, carried to the next week. */
  readonly shortfallMinor: bigint
}

/**
 * What one week takes from the sales payout (LOAN-26, DEC-LOAN-13): D = min(M + K, B); R = the larger of D
 * and r percent of S (round half up), but never more than the cap's part of S (rounded down) nor B; K = what
 * of D was not taken. The same rule goes on after T weeks, until B = 0 (DEC-LOAN-18). In a paused week
 * nothing is due, nothing is taken and K stays as it was; under a lower minimum D is that minimum and K, and
 * the percentage goes on.
 */
export function weeklyDeduction(week: WeekInput): WeekResult {
  requireNotNegative(week.salesMinor, week.outstandingMinor, week.minimumMinor, week.carriedMinor)
  const dueMinor = amountDue(week)
  if (week.relief?.kind === 'pause')
    return {
      dueMinor,
      repaymentMinor: 0n,
      shortfallMinor: smallest(week.carriedMinor, week.outstandingMinor),
    }
  const baseMinor = percentOf(week.salesMinor, week.ratePercentHundredths, divideHalfUp)
  const capMinor = percentOf(week.salesMinor, (week.capPercent ?? 100n) * 100n, divideDown)
  const repaymentMinor = smallest(largest(baseMinor, dueMinor), capMinor, week.outstandingMinor)
  return { dueMinor, repaymentMinor, shortfallMinor: largest(0n, dueMinor - repaymentMinor) }
}

/**
 * D: the minimum and what was carried, but not more than is left; nothing in a paused week. Also what a
 * direct debit asks for (DEC-LOAN-32).
 */
export function amountDue(
  week: Pick<WeekInput, 'minimumMinor' | 'carriedMinor' | 'outstandingMinor' | 'relief'>,
): bigint {
  if (week.relief?.kind === 'pause') return 0n
  const minimumMinor = minimumOfWeek(week.minimumMinor, week.relief)
  return smallest(minimumMinor + week.carriedMinor, week.outstandingMinor)
}

/**
 * Money the merchant sends by itself goes first to what was carried: the next week asks for that much less
 * (DEC-LOAN-29).
 */
export function carriedAfterReceipt(carriedMinor: bigint, repaidMinor: bigint): bigint {
  return largest(0n, carriedMinor - repaidMinor)
}

function requireNotNegative(...amounts: bigint[]): void {
  if (amounts.some((amount) => amount < 0n)) throw new RangeError('a week has no amount below zero')
}
