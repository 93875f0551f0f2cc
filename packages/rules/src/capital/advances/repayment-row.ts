import { deductedPercent, type Repayment } from './repayment.ts'
import { weekStatus, type WeekStatus } from './week-status.ts'

export interface RepaymentRow {
  /** Hundredths of a percent: 3583n is 35.83 %. Null shows as a dash. */
  readonly deductedPercentHundredths: bigint | null
  readonly settlementPayoutMinor: bigint | null
  readonly repaymentMinor: bigint
  readonly resultingPayoutMinor: bigint | null
  readonly status: WeekStatus
}

/**
 * The derived row of the history (LOAN-23, DEC-LOAN-37): settlement payout S, resulting payout S - R and the
 * deducted percent. Rows without a sales payout have none of the three.
 */
export function repaymentRow(repayment: Repayment, ratePercentHundredths: bigint): RepaymentRow {
  const salesMinor = repayment.type === 'payout' ? repayment.salesMinor : null
  return {
    deductedPercentHundredths: deductedPercent(repayment),
    settlementPayoutMinor: salesMinor,
    repaymentMinor: repayment.repaymentMinor,
    resultingPayoutMinor: salesMinor === null ? null : salesMinor - repayment.repaymentMinor,
    status: weekStatus(repayment, ratePercentHundredths),
  }
}

/** `repaid_percent`: floor (P / O x 100) (DEC-LOAN-37). */
export function repaidPercent(paidMinor: bigint, totalMinor: bigint): number {
  return Number((paidMinor * 100n) / totalMinor)
}
