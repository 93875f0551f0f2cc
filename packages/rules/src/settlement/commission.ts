import { divideHalfUp, percentOf } from '../money/rounding.ts'

/**
 * What a merchant pays of each sale: the most exact term of the store, the product and the day (see
 * `modules/selling/orders`).
 */
export interface CommissionTerm {
  /** In hundredths of a percent of the sale. */
  readonly ratePercentHundredths: bigint
  /** The fixed part of an order, beside the percent; with its first capture only. */
  readonly fixedFeeMinor?: bigint
  readonly vatPercentHundredths: bigint
}

export interface CommissionInput extends CommissionTerm {
  readonly amountMinor: bigint
}

/** The commission of a sale in its parts, which are added up; the waterfall of a payout shows each. */
export interface Commission {
  /** The percent of the sale, without VAT. */
  readonly percentMinor: bigint
  /** The fixed part, without VAT. */
  readonly fixedMinor: bigint
  /** VAT on both comes on top, unlike the fees of settlements and advances, which hold it. */
  readonly vatMinor: bigint
}

/** The commission of a sale and the VAT on it, each rounded half up. */
export function commissionOf(input: CommissionInput): Commission {
  const { amountMinor, ratePercentHundredths, fixedFeeMinor = 0n, vatPercentHundredths } = input
  const percentMinor = percentOf(amountMinor, ratePercentHundredths, divideHalfUp)
  return {
    percentMinor,
    fixedMinor: fixedFeeMinor,
    vatMinor: percentOf(percentMinor + fixedFeeMinor, vatPercentHundredths, divideHalfUp),
  }
}

/**
 * The same of one capture of an order, of which so much was captured before: the fixed part is taken with the
 * first alone.
 */
export function commissionOfCapture(
  term: CommissionTerm,
  { amountMinor, capturedMinor }: { amountMinor: bigint; capturedMinor: bigint },
): Commission {
  return commissionOf({ ...term, amountMinor, ...(capturedMinor > 0n && { fixedFeeMinor: 0n }) })
}

/** What is charged without VAT: the fee of a line. */
export function feeOf({ percentMinor, fixedMinor }: Commission): bigint {
  return percentMinor + fixedMinor
}

export interface RefundInput {
  /** What was captured, and the commission taken on it. */
  readonly capturedMinor: bigint
  readonly commission: Commission
  /** Refunds of the order before this one. */
  readonly refundedMinor: bigint
  readonly refundMinor: bigint
}

/**
 * What of the commission goes back with a refund, pro rata (DEC-ORD-5). Taken from the running total, so that
 * refunds that together return the sale return each part of its commission to the last minor unit.
 */
export function commissionGivenBack({
  capturedMinor,
  commission,
  refundedMinor,
  refundMinor,
}: RefundInput): Commission {
  const after = refundedMinor + refundMinor
  if (refundMinor < 0n || after > capturedMinor)
    throw new RangeError('a refund is not more than is left of the sale')
  const share = (part: bigint) =>
    divideHalfUp(part * after, capturedMinor) - divideHalfUp(part * refundedMinor, capturedMinor)
  return {
    percentMinor: share(commission.percentMinor),
    fixedMinor: share(commission.fixedMinor),
    vatMinor: share(commission.vatMinor),
  }
}
