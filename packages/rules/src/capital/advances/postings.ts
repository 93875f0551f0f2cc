import { advanceFee, advancePrincipal, deferredFee, merchantPayable } from '../../ledger/accounts.ts'
import { credit, debit, posting, reverse, type Posting } from '../../ledger/posting.ts'
import type { Currency } from '../../money/currency.ts'
import type { RepaymentSplit } from './fee-split.ts'

// Every builder answers a balanced posting. Amounts come in as sizes, never with a sign.

export interface Funding {
  readonly advanceId: string
  readonly currency: Currency
  /** A, F and V of the terms. */
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly feeVatMinor: bigint
}

export interface Transfer {
  readonly currency: Currency
  readonly amountMinor: bigint
}

export interface Deduction {
  readonly advanceId: string
  readonly merchantId: string
  readonly currency: Currency
  readonly split: RepaymentSplit
}

/**
 * The transfer of the advance is ordered: the merchant owes A and F, the VAT is due at once (DEC-LOAN-3,
 * DEC-LOAN-8).
 */
export function fundingOrdered({
  advanceId,
  currency,
  amountMinor,
  feeMinor,
  feeVatMinor,
}: Funding): Posting {
  return posting(
    currency,
    debit(advancePrincipal(advanceId), amountMinor),
    credit('transit', amountMinor),
    debit(advanceFee(advanceId), feeMinor),
    credit(deferredFee(advanceId), feeMinor - feeVatMinor),
    credit('vat_output', feeVatMinor),
  )
}

/** The bank confirms the transfer of A (DEC-LOAN-8). */
export function fundingConfirmed({ currency, amountMinor }: Transfer): Posting {
  return posting(currency, debit('transit', amountMinor), credit('bank', amountMinor))
}

/** The bank rejects the transfer: both entries of the order are reversed (DEC-LOAN-8). */
export function fundingRejected(funding: Funding): Posting {
  return reverse(fundingOrdered(funding))
}

/** A weekly deduction: R out of the sales owed to the merchant, and the fee it earns (DEC-LOAN-19). */
export function deductionTaken({ advanceId, merchantId, currency, split }: Deduction): Posting {
  return posting(
    currency,
    debit(merchantPayable(merchantId), split.feeMinor + split.principalMinor),
    credit(advanceFee(advanceId), split.feeMinor),
    credit(advancePrincipal(advanceId), split.principalMinor),
    debit(deferredFee(advanceId), split.releasedMinor),
    credit('fee_income', split.releasedMinor),
  )
}
