import { advanceFee, advancePrincipal, deferredFee, merchantPayable } from '../ledger/accounts.ts'
import { credit, debit, posting, reverse, type Posting } from '../ledger/posting.ts'
import type { Currency } from '../money/currency.ts'
import type { RepaymentSplit } from './fee-split.ts'

// Every builder answers a balanced posting. Amounts come in as sizes, never with a sign.

export interface Funding {
  readonly loanId: string
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

export interface MerchantTransfer extends Transfer {
  readonly merchantId: string
}

export interface Deduction {
  readonly loanId: string
  readonly merchantId: string
  readonly currency: Currency
  readonly split: RepaymentSplit
}

export interface Sale {
  readonly merchantId: string
  readonly currency: Currency
  /** What the shopper pays, or gets back. */
  readonly amountMinor: bigint
  /** The merchant's commission without VAT, and the VAT on it; of a refund, what is given back. */
  readonly commissionMinor: bigint
  readonly commissionVatMinor: bigint
}

export interface SettlementFeeTaken {
  readonly merchantId: string
  readonly currency: Currency
  /** The fee as charged, VAT inside, and that VAT. */
  readonly feeMinor: bigint
  readonly feeVatMinor: bigint
}

/** The transfer of the advance is ordered: the merchant owes A and F, the VAT is due at once (DEC-LOAN-3, DEC-LOAN-8). */
export function fundingOrdered({ loanId, currency, amountMinor, feeMinor, feeVatMinor }: Funding): Posting {
  return posting(
    currency,
    debit(advancePrincipal(loanId), amountMinor),
    credit('transit', amountMinor),
    debit(advanceFee(loanId), feeMinor),
    credit(deferredFee(loanId), feeMinor - feeVatMinor),
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
export function deductionTaken({ loanId, merchantId, currency, split }: Deduction): Posting {
  return posting(
    currency,
    debit(merchantPayable(merchantId), split.feeMinor + split.principalMinor),
    credit(advanceFee(loanId), split.feeMinor),
    credit(advancePrincipal(loanId), split.principalMinor),
    debit(deferredFee(loanId), split.releasedMinor),
    credit('fee_income', split.releasedMinor),
  )
}

/** What is left of the week is sent to the merchant (DEC-LOAN-19). */
export function payoutOrdered({ merchantId, currency, amountMinor }: MerchantTransfer): Posting {
  return posting(currency, debit(merchantPayable(merchantId), amountMinor), credit('transit', amountMinor))
}

export function payoutConfirmed({ currency, amountMinor }: Transfer): Posting {
  return posting(currency, debit('transit', amountMinor), credit('bank', amountMinor))
}

/** The bank rejects the payout: the money is owed again, a deduction before it stands (DEC-LOAN-19). */
export function payoutRejected(payout: MerchantTransfer): Posting {
  return reverse(payoutOrdered(payout))
}

/** A sale is captured: the shopper owes the provider, the provider owes the merchant all but the commission and its VAT. */
export function saleCaptured(sale: Sale): Posting {
  const { merchantId, currency, amountMinor, commissionMinor, commissionVatMinor } = sale
  return posting(
    currency,
    debit('receivable_from_shoppers', amountMinor),
    credit(merchantPayable(merchantId), amountMinor),
    debit(merchantPayable(merchantId), commissionMinor + commissionVatMinor),
    credit('commission_income', commissionMinor),
    credit('vat_output', commissionVatMinor),
  )
}

/** A refund is the opposite of a sale, with the part of the commission that is given back (DEC-ORD-5). */
export function refundMade(refund: Sale): Posting {
  return reverse(saleCaptured(refund))
}

/** The fee of a settlement, with the VAT inside it (DEC-LOAN-12). */
export function settlementFeeTaken({
  merchantId,
  currency,
  feeMinor,
  feeVatMinor,
}: SettlementFeeTaken): Posting {
  return posting(
    currency,
    debit(merchantPayable(merchantId), feeMinor),
    credit('settlement_fee_income', feeMinor - feeVatMinor),
    credit('vat_output', feeVatMinor),
  )
}
