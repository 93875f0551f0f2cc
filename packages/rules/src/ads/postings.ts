import { adsHeld, merchantWallet } from '../ledger/accounts.ts'
import { credit, debit, posting, reverse, type Posting } from '../ledger/posting.ts'
import type { Currency } from '../money/currency.ts'

interface AdsMove {
  readonly merchantId: string
  readonly currency: Currency
  readonly amountMinor: bigint
}

/** The whole budget leaves what is available in the wallet as a campaign is approved. */
export function adsReserved({ merchantId, currency, amountMinor }: AdsMove): Posting {
  return posting(
    currency,
    debit(merchantWallet(merchantId), amountMinor),
    credit(adsHeld(merchantId), amountMinor),
  )
}

/** What was counted on a day is earned out of what is held; VAT is inside it. */
export function adsSpent({ merchantId, currency, amountMinor }: AdsMove, vatMinor: bigint): Posting {
  return posting(
    currency,
    debit(adsHeld(merchantId), amountMinor),
    credit('ads_income', amountMinor - vatMinor),
    credit('vat_output', vatMinor),
  )
}

/** What was not spent comes back into the wallet once the campaign is over. */
export function adsReturned(move: AdsMove): Posting {
  return reverse(adsReserved(move))
}
