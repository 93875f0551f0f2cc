import { largest, smallest, sumMinor } from '../money/money.ts'
import { divideHalfUp, percentOf } from '../money/rounding.ts'
import { stepRows, type StepRow, type SumFigure } from './payout-lines.ts'
import { settlementFee, type SettlementFeeInput } from './settlement-fee.ts'

/**
 * What moved since the cut-off before, of one merchant and currency, by the figures of the table. Sizes where
 * a step takes off (the sum of commissions is below zero in a week of refunds), else with their sign.
 */
export type PayoutSums = Readonly<Record<SumFigure, bigint>>

export interface ClosingTerms extends Omit<SettlementFeeInput, 'settlementMinor'> {
  /** The share of sales less refunds that is kept in reserve, in hundredths of a percent. */
  readonly reservePercentHundredths: bigint
}

/** What an advance takes of a sales payout S: R of DEC-LOAN-13, between nothing and S. */
export type Deduct = (salesPayoutMinor: bigint) => bigint

export const noDeduction: Deduct = () => 0n

export interface PayoutFigures extends PayoutSums {
  readonly reserveHeldMinor: bigint
  /** The fee of the transfer with the VAT inside it, and that VAT; nothing where nothing is sent. */
  readonly feeMinor: bigint
  readonly feeVatMinor: bigint
  /** What is left after the fee. */
  readonly salesPayoutMinor: bigint
  /** S of DEC-LOAN-10, as the advance saw it: what is left without the merchant's own money of before. */
  readonly collectableMinor: bigint
  readonly capitalMinor: bigint
  /** The transfer; zero where the rest is carried. */
  readonly payoutMinor: bigint
  /**
   * Handed on to the next payout: a sum below zero, or a small one that would not pay for its own transfer.
   */
  readonly carriedOutMinor: bigint
}

/**
 * Closes a payout (DEC-LOAN-10, DEC-LOAN-12, DEC-PO-9): the sum, less what is kept in reserve; not above
 * zero, it is carried. The fee is measured before the advance's deduction. It is charged for a transfer only:
 * where fee and deduction together leave nothing to send, the advance sees the sum without the fee if it
 * takes all of that too; else the fee's part is carried, so that it can pay for the next transfer
 * (docs/decisions/0017).
 */
export function closePayout(sums: PayoutSums, terms: ClosingTerms, deduct: Deduct): PayoutFigures {
  const reserveHeldMinor = reserveOf(sums, terms.reservePercentHundredths)
  const settlementMinor = payoutSum(sums) - reserveHeldMinor
  const figures = { ...sums, reserveHeldMinor, feeMinor: 0n, feeVatMinor: 0n, payoutMinor: 0n }
  const collectable = (minor: bigint) => largest(0n, minor - ownMoney(sums))
  const taken = (minor: bigint) => ({
    salesPayoutMinor: minor,
    collectableMinor: collectable(minor),
    capitalMinor: deduct(collectable(minor)),
  })
  if (settlementMinor <= 0n) return { ...figures, ...taken(0n), carriedOutMinor: settlementMinor }

  const fee = settlementFee({ ...terms, settlementMinor })
  const afterFee = taken(settlementMinor - fee.feeMinor)
  const payoutMinor = afterFee.salesPayoutMinor - afterFee.capitalMinor
  if (payoutMinor > 0n) return { ...figures, ...fee, ...afterFee, payoutMinor, carriedOutMinor: 0n }

  const withoutFee = taken(settlementMinor)
  if (withoutFee.capitalMinor === settlementMinor) return { ...figures, ...withoutFee, carriedOutMinor: 0n }
  return { ...figures, ...afterFee, carriedOutMinor: fee.feeMinor }
}

/** The sum of what moved, before reserve and fee: what a flexible payout is measured by (DEC-PO-8). */
export function payoutSum(sums: PayoutSums): bigint {
  return sumMinor(movedRows().map(({ figure, sign }) => sign * sums[figure as SumFigure]))
}

/**
 * What was the merchant's before and only passes through: no advance takes of it, no reserve is kept of it.
 */
function ownMoney({ returnedMinor, overpaidMinor }: PayoutSums): bigint {
  return returnedMinor + largest(0n, overpaidMinor)
}

/** The rows of what moved before a payout is closed. */
export function movedRows(): StepRow[] {
  return stepRows().filter(({ from }) => from !== 'closing')
}

/**
 * A share of what was sold, half up; never so much that the payout falls below zero or old money is kept
 * again.
 */
function reserveOf(sums: PayoutSums, percentHundredths: bigint): bigint {
  const share = percentOf(largest(0n, sums.salesMinor - sums.refundsMinor), percentHundredths, divideHalfUp)
  return smallest(share, largest(0n, payoutSum(sums) - ownMoney(sums) - sums.reserveReleasedMinor))
}

export const noSums = Object.fromEntries(movedRows().map(({ figure }) => [figure, 0n])) as PayoutSums
