import { merchantPayable, merchantWallet, walletHeld } from '../ledger/accounts.ts'
import { credit, debit, posting, reverse, type Posting } from '../ledger/posting.ts'
import type { Currency } from '../money/currency.ts'

export interface WalletMove {
  readonly merchantId: string
  readonly currency: Currency
  readonly amountMinor: bigint
}

export interface WalletFee {
  readonly feeMinor: bigint
  readonly feeVatMinor: bigint
}

/** Money that came to the provider's account for a wallet. */
export function toppedUp({ merchantId, currency, amountMinor }: WalletMove): Posting {
  return posting(currency, debit('bank', amountMinor), credit(merchantWallet(merchantId), amountMinor))
}

/** It was another's: out of the wallet again, and nobody's as it was before. */
export function topUpUndone(move: WalletMove): Posting {
  return reverse(toppedUp(move))
}

/** A payout that goes into the wallet instead of the merchant's bank. */
export function paidIntoWallet({ merchantId, currency, amountMinor }: WalletMove): Posting {
  return posting(
    currency,
    debit(merchantPayable(merchantId), amountMinor),
    credit(merchantWallet(merchantId), amountMinor),
  )
}

/** What is asked for, or its fee, leaves what is available at once and is held until the bank has paid. */
export function heldOfWallet({ merchantId, currency, amountMinor }: WalletMove): Posting {
  return posting(
    currency,
    debit(merchantWallet(merchantId), amountMinor),
    credit(walletHeld(merchantId), amountMinor),
  )
}

/** The transfer is ordered. */
export function withdrawalOrdered({ merchantId, currency, amountMinor }: WalletMove): Posting {
  return posting(currency, debit(walletHeld(merchantId), amountMinor), credit('transit', amountMinor))
}

/** The bank has paid, and the fee is earned. */
export function withdrawalConfirmed(
  { merchantId, currency, amountMinor }: WalletMove,
  { feeMinor, feeVatMinor }: WalletFee,
): Posting {
  return posting(
    currency,
    debit('transit', amountMinor),
    credit('bank', amountMinor),
    debit(walletHeld(merchantId), feeMinor),
    credit('settlement_fee_income', feeMinor - feeVatMinor),
    credit('vat_output', feeVatMinor),
  )
}

/** The bank has refused: the money is held as it was before. */
export function withdrawalRejected(move: WalletMove): Posting {
  return reverse(withdrawalOrdered(move))
}

/** What was held, its fee with it, is available again. */
export function withdrawalRefunded(move: WalletMove): Posting {
  return reverse(heldOfWallet(move))
}

/**
 * The bank sends back what it had paid: the money is here again. Its fee stays paid, as the bank had done its
 * part.
 */
export function withdrawalReturned(move: WalletMove): Posting {
  return toppedUp(move)
}
