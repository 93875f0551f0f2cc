import { divideHalfUp, percentOf } from '../money/rounding.ts'

export interface CommissionInput {
  readonly amountMinor: bigint
  /** The merchant's commission, in hundredths of a percent of the sale. */
  readonly ratePercentHundredths: bigint
  /** The fixed fee of an order, beside the percent. */
  readonly fixedFeeMinor?: bigint
  readonly vatPercentHundredths: bigint
}

export interface Commission {
  /** Without VAT. */
  readonly commissionMinor: bigint
  /** VAT comes on top of a commission, unlike the fees of settlements and advances, which hold it. */
  readonly commissionVatMinor: bigint
}

/** The commission of a sale and the VAT on it, each rounded half up. */
export function commissionOf(input: CommissionInput): Commission {
  const { amountMinor, ratePercentHundredths, fixedFeeMinor = 0n, vatPercentHundredths } = input
  const commissionMinor = percentOf(amountMinor, ratePercentHundredths, divideHalfUp) + fixedFeeMinor
  return {
    commissionMinor,
    commissionVatMinor: percentOf(commissionMinor, vatPercentHundredths, divideHalfUp),
  }
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
 * What of the commission goes back with a refund, pro rata (DEC-ORD-5). Taken from the running total, so that refunds that
 * together return the sale return its commission to the last minor unit.
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
    commissionMinor: share(commission.commissionMinor),
    commissionVatMinor: share(commission.commissionVatMinor),
  }
}
