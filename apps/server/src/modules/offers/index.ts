import { offerHandlers } from './handlers.ts'

export { moveOffer, type OfferMove } from './move.ts'
export { termsOf } from './present.ts'
export { findOffer, type OfferRow } from './store.ts'
export { checkTerms, isTakeable, limitsOf, mayTake } from './take.ts'

/** Offers: how they are made, what they come to, and how they end. */
export function buildOffers() {
  return { handlers: offerHandlers() }
}
