import type { Currency } from '../../money/currency.ts'
import { divideHalfUp, percentOf } from '../../money/rounding.ts'
import { amountLimits, smallestAmount, type Least } from './amount.ts'

/** An early-payoff offer is made from this repaid percent on (DEC-LOAN-26). */
export const earlyPayOffFromPercent = 50

export interface OldAdvance {
  readonly currency: Currency
  /** Balances of advance_principal and advance_fee; together B. */
  readonly principalMinor: bigint
  readonly feeMinor: bigint
  /** d, in hundredths of a percent of the unpaid fee; 0n by default. */
  readonly discountPercentHundredths?: bigint
}

export interface PayOff {
  /** X: what repays the old advance, the field early_payoff_loan_deduction. */
  readonly payOffMinor: bigint
  /** What is forgiven of the old fee, recorded as a credit C. */
  readonly discountMinor: bigint
  /** A of the new advance less X, the field early_payoff_loan_resulting_amount; what reaches the bank. */
  readonly resultingMinor: bigint
}

/**
 * The amounts of an early pay-off, recomputed on every read (OFR-03, LOAN-18, DEC-LOAN-26). The discount is
 * rounded half up.
 */
export function earlyPayOff(old: OldAdvance, newAmountMinor: bigint): PayOff {
  const discountMinor = percentOf(old.feeMinor, old.discountPercentHundredths ?? 0n, divideHalfUp)
  const payOffMinor = old.principalMinor + old.feeMinor - discountMinor
  return { payOffMinor, discountMinor, resultingMinor: newAmountMinor - payOffMinor }
}

/** Whether an advance may be paid off by a new one: `paying` and at least half repaid (DEC-LOAN-26). */
export function allowsEarlyPayOff(status: string, repaidPercent: number): boolean {
  return status === 'paying' && repaidPercent >= earlyPayOffFromPercent
}

/** An early-payoff offer that cannot reach the smallest amount is withdrawn (DEC-LOAN-26). */
export function canReachPayOff(offer: Least & { amountMinor: bigint }, payOffMinor: bigint): boolean {
  const { maxMinor } = amountLimits({ ...offer, tags: ['early_payoff'] })
  return maxMinor >= smallestAmount(offer, payOffMinor)
}

/** With nothing left for the merchant, funding stops for review (DEC-LOAN-27). */
export function stopsForReview(payOff: PayOff): boolean {
  return payOff.resultingMinor <= 0n
}
