import { cardHeld, merchantWallet } from '../ledger/accounts.ts'
import { credit, debit, posting, reverse, type Posting } from '../ledger/posting.ts'
import type { Currency } from '../money/currency.ts'

export interface CardMove {
  readonly merchantId: string
  readonly currency: Currency
  readonly amountMinor: bigint
}

/** A charge that is approved leaves the wallet at once, and is held until the shop takes it. */
export function cardAuthorized({ merchantId, currency, amountMinor }: CardMove): Posting {
  return posting(
    currency,
    debit(merchantWallet(merchantId), amountMinor),
    credit(cardHeld(merchantId), amountMinor),
  )
}

/** What the shop did not take is in the wallet again. */
export function cardReleased(move: CardMove): Posting {
  return reverse(cardAuthorized(move))
}

/**
 * The issuer has paid the shop, out of the provider's account with it: from what was held, from the wallet,
 * and from the next payout, which stands on `card_clearing` until it is closed.
 */
export function cardCaptured(
  { merchantId, currency }: Pick<CardMove, 'merchantId' | 'currency'>,
  from: { readonly heldMinor: bigint; readonly walletMinor: bigint; readonly payoutMinor: bigint },
): Posting {
  const { heldMinor, walletMinor, payoutMinor } = from
  return posting(
    currency,
    debit(cardHeld(merchantId), heldMinor),
    debit(merchantWallet(merchantId), walletMinor),
    debit('card_clearing', payoutMinor),
    credit('bank', heldMinor + walletMinor + payoutMinor),
  )
}

/** A shop gives back what it took: into the wallet, or to the next payout. */
export function cardRefunded(
  { merchantId, currency, amountMinor }: CardMove,
  to: 'wallet' | 'payout',
): Posting {
  return posting(
    currency,
    debit('bank', amountMinor),
    credit(to === 'wallet' ? merchantWallet(merchantId) : 'card_clearing', amountMinor),
  )
}
