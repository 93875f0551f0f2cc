import { deskOfferHandlers } from './desk-handlers.ts'
import { expirySchedule } from './expire.ts'
import { offerHandlers } from './handlers.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { CandidatePage } from './candidates.ts'
import { makePage, nightlySchedules } from './nightly.ts'
import type { OfferDependencies } from './dependencies.ts'
import { withdrawByRisk } from './withdraw.ts'

export { moveOffer } from './move.ts'
export { offersOfAdvances } from './of-advances.ts'
export type { OfferApplications } from './dependencies.ts'
export { presentOfferTerms } from './present.ts'
export { findOffer, findOwnOffer, type OfferRow } from './store.ts'
export { salesPayouts } from './sales-payouts.ts'
export { checkTerms, isSuspended, isTakeable, limitsOf, mayTake } from './take.ts'

/** Offers: how they are made, what they come to, and how they end. */
export function buildOffers(deps: OfferDependencies) {
  return {
    ...defineModule({
      name: 'offers',
      handlers: { ...offerHandlers(deps.applications), ...deskOfferHandlers(deps) },
      schedules: [expirySchedule(deps.database), ...nightlySchedules(deps)],
    }),
    /** Every offer of a merchant goes whose application was just rejected (DEC-APPL-11). */
    withdrawByRisk: (tx: Tx, merchantId: string, at: Date) =>
      withdrawByRisk(tx, deps.applications, merchantId, at),
    /** The nightly job for one page of merchants. */
    makePage: (tx: Tx, page: CandidatePage) => makePage(tx, deps, page),
  }
}
