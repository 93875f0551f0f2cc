import { divideHalfUp, percentOf } from '../../money/rounding.ts'
import { deductedPercent, type Repayment } from './repayment.ts'
import type { Tone } from '../../status/status-look.ts'

export type WeekStatus = 'paid' | 'overdueWarning' | 'overdueCritical' | 'earlyPayOff' | 'toPay'

/** Up to this percent a raised deduction is a warning, above it critical; the colour only (DEC-LOAN-14). */
const warningUpToHundredths = 6_000n

/**
 * How a week is shown (LOAN-49 to LOAN-53). A direct debit is paid only when it succeeded; pending is still
 * to pay, failed is critical (DEC-LOAN-33). A week in which nothing was asked for is as good as paid. A week
 * without sales in which something was due is critical (DEC-LOAN-15).
 */
export function weekStatus(repayment: Repayment, ratePercentHundredths: bigint): WeekStatus {
  switch (repayment.type) {
    case 'early_pay_off':
      return 'earlyPayOff'
    case 'transfer':
      return 'paid'
    case 'direct_debit':
      return debitWeekStatus(repayment)
    case 'payout':
      return payoutWeekStatus(repayment, ratePercentHundredths)
  }
}

function debitWeekStatus({ debitStatus, dueMinor }: Repayment): WeekStatus {
  if (debitStatus === 'paid' || dueMinor === 0n) return 'paid'
  return debitStatus === 'failed' ? 'overdueCritical' : 'toPay'
}

function payoutWeekStatus(repayment: Repayment, ratePercentHundredths: bigint): WeekStatus {
  if (isWithinRate(repayment, ratePercentHundredths)) return 'paid'
  return (deductedPercent(repayment) ?? 0n) <= warningUpToHundredths ? 'overdueWarning' : 'overdueCritical'
}

/**
 * Whether no more than the usual share was taken. On very small payouts the share itself is rounded up to the
 * next minor unit and so is a little above the rate in percent: that is not a raised deduction.
 */
export function isWithinRate(repayment: Repayment, ratePercentHundredths: bigint): boolean {
  const percent = deductedPercent(repayment)
  if (percent === null || percent <= ratePercentHundredths) return true
  const salesMinor = repayment.salesMinor ?? 0n
  return (
    salesMinor > 0n && repayment.repaymentMinor <= percentOf(salesMinor, ratePercentHundredths, divideHalfUp)
  )
}

export const weekTones: Record<WeekStatus, Tone> = {
  paid: 'positive',
  overdueWarning: 'warning',
  overdueCritical: 'negative',
  earlyPayOff: 'accent',
  toPay: 'default',
}
