import { divideHalfUp } from '../../money/rounding.ts'

export interface SplitInput {
  /** O, F and V of the advance. */
  readonly totalMinor: bigint
  readonly feeMinor: bigint
  readonly feeVatMinor: bigint
  /** P before this repayment. */
  readonly paidMinor: bigint
  /** Fee paid so far: what the account advance_fee has been credited. */
  readonly feePaidMinor: bigint
  /** Fee released so far: what the account deferred_fee has been debited. */
  readonly feeReleasedMinor: bigint
  /** R. */
  readonly repaymentMinor: bigint
}

export interface RepaymentSplit {
  readonly feeMinor: bigint
  readonly principalMinor: bigint
  /** What turns from deferred fee into income. */
  readonly releasedMinor: bigint
}

/**
 * How a repayment divides between fee and principal, and how much fee it earns (DEC-LOAN-19). Both are taken
 * from the running total, so roundings never add up: the fee paid after P is round half up (P x F / O), the
 * fee released is round half up (P x (F - V) / O). With P = O the fee, the principal and the deferred fee are
 * exactly used up.
 */
export function splitRepayment(input: SplitInput): RepaymentSplit {
  const { totalMinor, feeMinor, feeVatMinor, repaymentMinor } = input
  const paidMinor = input.paidMinor + repaymentMinor
  if (paidMinor < 0n || paidMinor > totalMinor) throw new RangeError('a repayment is not more than is owed')
  const fee = divideHalfUp(paidMinor * feeMinor, totalMinor) - input.feePaidMinor
  const released = divideHalfUp(paidMinor * (feeMinor - feeVatMinor), totalMinor) - input.feeReleasedMinor
  return { feeMinor: fee, principalMinor: repaymentMinor - fee, releasedMinor: released }
}
