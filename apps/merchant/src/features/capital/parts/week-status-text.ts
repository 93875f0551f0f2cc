import type { WeekStatus } from '@daftar/rules/capital/week-status'
import { m } from '@daftar/words'

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
