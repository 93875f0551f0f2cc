import type { Offer } from './offer.ts'
import { sortOffers } from './offer-order.ts'

export interface OfferCard<Item extends Offer> {
  readonly offer: Item
  readonly isBest: boolean
  readonly isInstant: boolean
}

/** The cards of the offer page: sorted, the first marked best (OFR-12, OFR-13); of several, all that need no sizing are instant (OFR-14, DEC-OFR-5). */
export function offerCards<Item extends Offer>(offers: readonly Item[]): OfferCard<Item>[] {
  return sortOffers(offers).map((offer, index) => ({
    offer,
    isBest: index === 0,
    isInstant: offers.length > 1 && !offer.tags.includes('full_revenue_flow'),
  }))
}
