import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { LoanStatus } from './loan-status.ts'
import type { Repayment } from './repayment.ts'
import { isWithinRate } from './week-status.ts'

export interface AlertInput {
  readonly status: LoanStatus
  readonly repaysByDirectDebit: boolean
  /** M. */
  readonly minimumMinor: bigint
  /** K. */
  readonly carriedMinor: bigint
  readonly ratePercentHundredths: bigint
  readonly nextRepaymentDate: CalendarDate | null
  readonly repayments: readonly (Repayment & { readonly date: CalendarDate })[]
}

export type LoanAlert =
  | { readonly kind: 'zero' }
  | { readonly kind: 'weekly_minimum'; readonly remainingMinor: bigint }
  | { readonly kind: 'rate_increased' }
  | { readonly kind: 'arrival'; readonly date: CalendarDate }

/**
 * At most one alert, in the order zero, weekly minimum, rate increased, arrival (LOAN-54 to LOAN-59, DEC-LOAN-39). The newest
 * row by date counts. Nothing shows on closed loans or on loans that repay by direct debit, whose mandate message stands there.
 */
export function loanAlert(loan: AlertInput): LoanAlert | null {
  if (loan.status === 'closed' || loan.repaysByDirectDebit) return null
  const last = newest(loan.repayments)
  // A paused week was not missed: nothing was due in it (docs/decisions/0021).
  if (loan.status === 'overdue' && last && last.dueMinor > 0n) {
    if (last.repaymentMinor === 0n) return { kind: 'zero' }
    // DEC-LOAN-40: also when the minimum was reached but not what was carried on top of it.
    if (last.repaymentMinor < loan.minimumMinor || loan.carriedMinor > 0n)
      return { kind: 'weekly_minimum', remainingMinor: loan.carriedMinor }
  }
  if (loan.status === 'paying' && last && isRaisedToMinimum(last, loan)) return { kind: 'rate_increased' }
  if (loan.status === 'waiting' && loan.nextRepaymentDate)
    return { kind: 'arrival', date: loan.nextRepaymentDate }
  return null
}

function isRaisedToMinimum(last: Repayment, loan: AlertInput): boolean {
  return last.repaymentMinor === loan.minimumMinor && !isWithinRate(last, loan.ratePercentHundredths)
}

function newest<Row extends { date: CalendarDate }>(rows: readonly Row[]): Row | undefined {
  return rows.reduce<Row | undefined>((last, row) => (last && last.date > row.date ? last : row), undefined)
}
