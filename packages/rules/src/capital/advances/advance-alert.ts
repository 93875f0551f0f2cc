import type { CalendarDate } from '../../calendar/calendar-date.ts'
import type { AdvanceStatus } from './advance-status.ts'
import { deductedPercent, type Repayment } from './repayment.ts'
import { isWithinRate } from './week-status.ts'

export interface AlertInput {
  readonly status: AdvanceStatus
  readonly repaysByDirectDebit: boolean
  /** M. */
  readonly minimumMinor: bigint
  /** K. */
  readonly carriedMinor: bigint
  readonly ratePercentHundredths: bigint
  readonly nextRepaymentDate: CalendarDate | null
  readonly repayments: readonly (Repayment & { readonly date: CalendarDate })[]
}

export type AdvanceAlert =
  | { readonly kind: 'zero' }
  | { readonly kind: 'weekly_minimum'; readonly remainingMinor: bigint }
  /** The share of the payout that was taken, in hundredths of a percent. */
  | { readonly kind: 'rate_increased'; readonly percentHundredths: bigint }
  | { readonly kind: 'arrival'; readonly date: CalendarDate }

/**
 * At most one alert, in the order zero, weekly minimum, rate increased, arrival (LOAN-54 to LOAN-59,
 * DEC-LOAN-39). The newest row by date counts. Nothing shows on closed advances or on advances that repay by
 * direct debit, whose mandate message stands there.
 */
export function advanceAlert(advance: AlertInput): AdvanceAlert | null {
  if (advance.repaysByDirectDebit) return null
  const last = newest(advance.repayments)
  switch (advance.status) {
    case 'overdue':
      return last ? overdueAlert(last, advance.carriedMinor) : null
    case 'paying':
      return last && isRaisedToMinimum(last, advance)
        ? { kind: 'rate_increased', percentHundredths: deductedPercent(last) ?? 0n }
        : null
    case 'waiting':
      return advance.nextRepaymentDate ? { kind: 'arrival', date: advance.nextRepaymentDate } : null
    case 'waiting_for_dda':
    case 'closed':
      return null
  }
}

/**
 * A paused week was not missed, because nothing was due in it (docs/decisions/0021). What went short is named
 * as long as it is carried, also when the minimum was reached but not what was carried on top of it
 * (DEC-LOAN-40); once a transfer has brought it, nothing is left to be taken next week, although only the
 * next run changes the status.
 */
function overdueAlert(last: Repayment, carriedMinor: bigint): AdvanceAlert | null {
  if (last.dueMinor === 0n) return null
  if (last.repaymentMinor === 0n) return { kind: 'zero' }
  return carriedMinor > 0n ? { kind: 'weekly_minimum', remainingMinor: carriedMinor } : null
}

function isRaisedToMinimum(last: Repayment, advance: AlertInput): boolean {
  return last.repaymentMinor === advance.minimumMinor && !isWithinRate(last, advance.ratePercentHundredths)
}

/** Of two rows of one day the later in the list, which is the later one to come. */
function newest<Row extends { date: CalendarDate }>(rows: readonly Row[]): Row | undefined {
  return rows.reduce<Row | undefined>((last, row) => (last && last.date > row.date ? last : row), undefined)
}
