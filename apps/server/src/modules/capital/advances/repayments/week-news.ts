import type { AdvanceStatus } from '@daftar/rules/capital/advances/advance-status'
import type { ShortWeek } from '@daftar/rules/capital/advances/standing'
import type { AdvanceRow } from '../store.ts'

/**
 * What there is to say of an advance's week: it was short, nothing is carried any more, or it was the fourth
 * short one.
 */
export interface WeekNews {
  advance: AdvanceRow
  kind: 'short' | 'back_on_track' | 'flagged'
  /** What the week was taken out of. */
  collectedBy: 'payout' | 'direct_debit'
  repaidMinor: bigint
  carriedMinor: bigint
}

/** Where a week left an advance, by deduction or by debit. */
interface WeekLeft extends Omit<WeekNews, 'kind'> {
  status: AdvanceStatus
  shortWeek: ShortWeek
  isFlaggedNow: boolean
}

/**
 * What a week's end is worth telling; a shortfall that was told already is not (DEC-LOAN-24, DEC-LOAN-25).
 */
export function newsOfWeek(week: WeekLeft): WeekNews[] {
  const { advance, collectedBy, repaidMinor, carriedMinor } = week
  const isOverdue = week.status === 'overdue'
  const kinds: WeekNews['kind'][] = []
  if (isOverdue && week.shortWeek !== 'known') kinds.push('short')
  else if (!isOverdue && advance.status === 'overdue') kinds.push('back_on_track')
  if (week.isFlaggedNow) kinds.push('flagged')
  return kinds.map((kind) => ({ kind, advance, collectedBy, repaidMinor, carriedMinor }))
}
