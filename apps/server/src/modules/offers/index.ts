import { deskOfferHandlers } from './desk-handlers.ts'
import { expirySchedule } from './expire.ts'
import { offerHandlers } from './handlers.ts'
import { nightlySchedules } from './nightly.ts'
import type { OfferDependencies } from './parts.ts'

export { moveOffer, type OfferMove } from './move.ts'
export { termsOf } from './present.ts'
export { findOffer, findOwnOffer, type OfferRow } from './store.ts'
export { checkTerms, isTakeable, limitsOf, mayTake, mayTakeFor } from './take.ts'
export { withdrawByRisk } from './withdraw.ts'

/** Offers: how they are made, what they come to, and how they end. */
export function buildOffers(deps: OfferDependencies) {
  return {
    handlers: { ...offerHandlers(), ...deskOfferHandlers(deps) },
    schedules: [expirySchedule(deps.database), ...nightlySchedules(deps)],
  }
}
