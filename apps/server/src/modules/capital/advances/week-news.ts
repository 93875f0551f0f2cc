import type { LoanStatus } from '@daftar/rules/capital/advances/loan-status'
import type { AdvanceRow } from './store.ts'

/** What there is to say of an advance's week: it was short, nothing is carried any more, or it was the fourth short one. */
export interface WeekNews {
  loan: AdvanceRow
  kind: 'short' | 'back_on_track' | 'flagged'
  repaidMinor: bigint
  carriedMinor: bigint
}

/** Where a week left an advance, by deduction or by debit. */
interface WeekLeft extends Omit<WeekNews, 'kind'> {
  status: LoanStatus
  isFlaggedNow: boolean
}

/**
 * What a week's end is worth telling; `loan` is the advance as it was before. `isShortNews` is false where the shortfall was
 * told already (DEC-LOAN-24, DEC-LOAN-25).
 */
export function newsOfWeek({ status, isFlaggedNow, ...week }: WeekLeft, isShortNews = true): WeekNews[] {
  const isOverdue = status === 'overdue'
  const news: WeekNews[] = []
  if (isOverdue && isShortNews) news.push({ ...week, kind: 'short' })
  else if (!isOverdue && week.loan.status === 'overdue') news.push({ ...week, kind: 'back_on_track' })
  if (isFlaggedNow) news.push({ ...week, kind: 'flagged' })
  return news
}
