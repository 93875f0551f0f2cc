import { statusAfterRepayment, type AdvanceStatus } from './advance-status.ts'

/** Weeks in a row with K > 0 after which an advance is flagged for collections (DEC-LOAN-25). */
const collectionsAfterWeeks = 4

/**
 * What a shortfall means for the count of short weeks in a row: `first`, the week is short for the first time
 * and counted; `returned`, a week that was repaid is not any more and counts unless others do; `known`, the
 * week was counted before, or is paused by relief (docs/decisions/0021).
 */
export type ShortWeek = 'first' | 'returned' | 'known'

/** Where an advance stands that is being repaid. */
export interface Standing {
  status: AdvanceStatus
  /** Weeks in a row that left a shortfall. */
  weeksShort: number
  flaggedAt: Date | null
}

/**
 * Where a week, a debit or its return leaves an advance (DEC-LOAN-1, DEC-LOAN-25): with nothing carried the
 * count and the flag are gone; at the fourth short week in a row it is flagged, once.
 */
export function standingAfter(
  before: Omit<Standing, 'status'>,
  after: { leftMinor: bigint; carriedMinor: bigint; shortWeek: ShortWeek; at: Date },
): Standing & { isFlaggedNow: boolean } {
  const status = statusAfterRepayment(after.leftMinor, after.carriedMinor)
  if (after.carriedMinor === 0n) return { status, weeksShort: 0, flaggedAt: null, isFlaggedNow: false }
  const weeksShort = weeksShortAfter(before.weeksShort, after.shortWeek)
  const isFlaggedNow = before.flaggedAt === null && weeksShort >= collectionsAfterWeeks
  return { status, weeksShort, flaggedAt: isFlaggedNow ? after.at : before.flaggedAt, isFlaggedNow }
}

function weeksShortAfter(before: number, shortWeek: ShortWeek): number {
  if (shortWeek === 'first') return before + 1
  return shortWeek === 'returned' ? Math.max(1, before) : before
}
