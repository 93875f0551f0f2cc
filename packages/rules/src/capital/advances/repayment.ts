import { divideHalfUp } from '../../money/rounding.ts'
import type { DebitStatus } from './debit-status.ts'

/** `transfer` is a repayment by bank transfer outside the weeks (DEC-LOAN-29). */
export const repaymentTypes = ['payout', 'direct_debit', 'early_pay_off', 'transfer'] as const
export type RepaymentType = (typeof repaymentTypes)[number]

export interface Repayment {
  readonly type: RepaymentType
  /** S; null where no sales payout is involved. */
  readonly salesMinor: bigint | null
  /** R; of a pending debit what is asked for, of a failed one zero. */
  readonly repaymentMinor: bigint
  /** D. */
  readonly dueMinor: bigint
  /** Of direct debits only. */
  readonly debitStatus: DebitStatus | null
}

/**
 * R / S in hundredths of a percent, rounded half up; 100 % for a week without sales in which something was
 * due (DEC-LOAN-15, 37).
 */
export function deductedPercent({ type, salesMinor, repaymentMinor, dueMinor }: Repayment): bigint | null {
  if (type !== 'payout' || salesMinor === null) return null
  if (salesMinor === 0n) return dueMinor > 0n ? 10_000n : 0n
  return divideHalfUp(repaymentMinor * 10_000n, salesMinor)
}
