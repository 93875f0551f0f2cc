import type { Currency } from '../../money/currency.ts'
import { percentHundredths, percentNumber } from '../../money/percent.ts'
import { divideHalfUp, divideUp, percentInside } from '../../money/rounding.ts'

/** Share of the weekly sales payout that is taken, in percent (CAP-12). */
export const defaultRepaymentRatePercent = 22

/** Fee factor in hundredths of a percent per four weeks: 1.5 (DEC-LOAN-2). Stored per offer. */
export const defaultFeeFactorHundredths = 150n

export interface TermsInput {
  /** Principal A. */
  readonly amountMinor: bigint
  /** T, a multiple of 4. */
  readonly tenorWeeks: number
  readonly feeFactorHundredths: bigint
  readonly currency: Currency
  /** r; does not enter the numbers, but is frozen with them (DEC-LOAN-6). */
  readonly repaymentRatePercent: number
  /** v of the merchant's country: 5 in the UAE, 15 in Saudi Arabia. */
  readonly vatPercent: number
}

export interface AdvanceTerms {
  readonly currency: Currency
  readonly amountMinor: bigint
  readonly tenorWeeks: number
  readonly repaymentRatePercent: number
  readonly vatPercent: number
  readonly feePercent: number
  readonly feePercentHundredths: bigint
  /** F, VAT included (DEC-LOAN-3). */
  readonly feeMinor: bigint
  /** V, the VAT inside F. */
  readonly feeVatMinor: bigint
  /** O = A + F, the field amount_vat (DEC-LOAN-3). */
  readonly totalMinor: bigint
  readonly weeklyPrincipalMinor: bigint
  readonly weeklyFeeMinor: bigint
  /** M = weekly principal + weekly fee (LOAN-27, DEC-LOAN-4). */
  readonly minimumRepaymentMinor: bigint
}

/**
 * The frozen numbers of an advance: fee percent = factor x T / 4, F = round half up (A x fee percent / 100),
 * weekly parts rounded up (DEC-LOAN-2, 3, 4). Throws a RangeError for an amount, a tenor or a percent that no
 * offer can have: limits are checked before, by checkAmount and checkTenor.
 */
export function advanceTerms(input: TermsInput): AdvanceTerms {
  const { amountMinor, tenorWeeks, currency, repaymentRatePercent, vatPercent } = input
  if (amountMinor <= 0n) throw new RangeError('an advance is above zero')
  if (!Number.isInteger(tenorWeeks) || tenorWeeks <= 0 || tenorWeeks % 4 !== 0)
    throw new RangeError('a tenor is a multiple of four weeks')
  const weeks = BigInt(tenorWeeks)
  const feePercentHundredths = (input.feeFactorHundredths * weeks) / 4n
  const feeMinor = divideHalfUp(amountMinor * feePercentHundredths, 10_000n)
  const weeklyPrincipalMinor = divideUp(amountMinor, weeks)
  const weeklyFeeMinor = divideUp(feeMinor, weeks)
  return {
    currency,
    amountMinor,
    tenorWeeks,
    repaymentRatePercent,
    vatPercent,
    feePercent: percentNumber(feePercentHundredths),
    feePercentHundredths,
    feeMinor,
    feeVatMinor: percentInside(feeMinor, percentHundredths(vatPercent), divideHalfUp),
    totalMinor: amountMinor + feeMinor,
    weeklyPrincipalMinor,
    weeklyFeeMinor,
    minimumRepaymentMinor: weeklyPrincipalMinor + weeklyFeeMinor,
  }
}
