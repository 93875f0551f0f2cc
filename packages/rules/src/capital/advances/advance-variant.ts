import type { AdvanceStatus } from './advance-status.ts'

export type AdvanceVariant = 'default' | 'paid' | 'overdue' | 'earlyPayOff'

/**
 * How an advance is presented (LOAN-42, DEC-LOAN-38); `isPaidOffEarly` is the field early_pay_off being set.
 */
export function advanceVariant(status: AdvanceStatus, isPaidOffEarly: boolean): AdvanceVariant {
  if (isPaidOffEarly) return 'earlyPayOff'
  if (status === 'closed') return 'paid'
  return status === 'overdue' ? 'overdue' : 'default'
}
