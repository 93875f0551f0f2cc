import type { Offer } from './offer.ts'
import { largestAdvance } from './offer-form.ts'
import { sortOffers } from './offer-order.ts'

export interface OfferCard<Item extends Offer> {
  readonly offer: Item
  readonly isBest: boolean
  readonly isInstant: boolean
}

/**
 * The cards of the offer page: sorted, the first marked best (OFR-12, OFR-13); of several, all that need no
 * sizing are instant (OFR-14, DEC-OFR-5).
 */
export function offerCards<Item extends Offer>(offers: readonly Item[]): OfferCard<Item>[] {
  return sortOffers(offers).map((offer, index) => ({
    offer,
    isBest: index === 0,
    isInstant: offers.length > 1 && !offer.tags.includes('full_revenue_flow'),
  }))
}

/**
 * What an offer is shown with: its amount; one of the full-revenue flow is shown as up to 1,000,000
 * (DEC-OFR-3).
 */
export function shownAmount({ amountMinor, currency, tags }: Offer): bigint {
  return tags.includes('full_revenue_flow') ? largestAdvance(currency) : amountMinor
}
