import type { LoanStatus } from './loan-status.ts'

export type LoanVariant = 'default' | 'paid' | 'overdue' | 'earlyPayOff'

/** How a loan is presented (LOAN-42, DEC-LOAN-38); `isPaidOffEarly` is the field early_pay_off being set. */
export function loanVariant(status: LoanStatus, isPaidOffEarly: boolean): LoanVariant {
  if (isPaidOffEarly) return 'earlyPayOff'
  if (status === 'closed') return 'paid'
  return status === 'overdue' ? 'overdue' : 'default'
}
