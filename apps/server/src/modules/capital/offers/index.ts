import { deskOfferHandlers } from './desk-handlers.ts'
import { expirySchedule } from './expire.ts'
import { offerHandlers } from './handlers.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { CandidatePage } from './candidates.ts'
import { makePage, nightlySchedules } from './nightly.ts'
import type { OfferDependencies } from './parts.ts'

export { moveOffer } from './move.ts'
export { termsOf } from './present.ts'
export { findOffer, findOwnOffer, type OfferRow } from './store.ts'
export { checkTerms, isTakeable, limitsOf, mayTake, mayTakeFor } from './take.ts'
export { withdrawByRisk } from './withdraw.ts'

/** Offers: how they are made, what they come to, and how they end. */
export function buildOffers(deps: OfferDependencies) {
  return {
    ...defineModule({
      name: 'offers',
      handlers: { ...offerHandlers(), ...deskOfferHandlers(deps) },
      schedules: [expirySchedule(deps.database), ...nightlySchedules(deps)],
    }),
    /** The nightly job for one page of merchants. */
    makePage: (tx: Tx, page: CandidatePage) => makePage(tx, deps, page),
  }
}
