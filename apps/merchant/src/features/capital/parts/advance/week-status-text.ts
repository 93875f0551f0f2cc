import type { PresentedDebit, Repayment } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { DebitStatus } from '@daftar/rules/capital/advances/debit-status'
import type { WeekStatus } from '@daftar/rules/capital/advances/week-status'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'

/** The word of a week (LOAN-49 to LOAN-53); a missed week says so in words, not in colour alone. */
export function weekStatusText(status: WeekStatus, rate: string): string {
  switch (status) {
    case 'paid':
      return m.loan_week_paid({ rate })
    case 'overdueWarning':
      return m.loan_week_above({ rate })
    case 'overdueCritical':
      return m.loan_week_critical()
    case 'earlyPayOff':
      return m.loan_week_early()
    case 'toPay':
      return m.loan_week_to_pay()
  }
}

/** Which of the two a critical week was: nothing taken, or far more than the rate (LOAN-51). */
export function criticalText(isMissed: boolean): string {
  return isMissed ? m.loan_week_missed() : m.loan_week_far_above()
}

/** The badge of a direct debit (LOAN-48). */
export function debitText(status: DebitStatus): string {
  switch (status) {
    case 'paid':
      return m.loan_debit_paid()
    case 'pending':
      return m.loan_debit_pending()
    case 'failed':
      return m.loan_debit_failed()
  }
}

/** One presentation at the bank: when, how much, and what it said (docs/decisions/0040). */
export function attemptText({ attempt, status, presented_on, retry_on }: PresentedDebit): string {
  const date = dateText(presented_on)
  switch (status) {
    case 'paid':
      return m.loan_attempt_paid({ attempt, date })
    case 'pending':
      return m.loan_attempt_pending({ attempt, date })
    case 'unanswered':
      return m.loan_attempt_unanswered({ attempt, date })
    case 'returned':
      return m.loan_attempt_returned({ attempt, date })
    case 'failed':
      return retry_on === null
        ? m.loan_attempt_failed({ attempt, date })
        : m.loan_attempt_failed_again({ attempt, date, again: dateText(retry_on) })
  }
}

/**
 * A week in which nothing was due by relief that was granted, or nothing was asked for (docs/decisions/0021,
 * 0040).
 */
export function isPausedWeek({ repayment_type, due_amount }: Repayment): boolean {
  return (repayment_type === 'payout' || repayment_type === 'direct_debit') && Number(due_amount) === 0
}
