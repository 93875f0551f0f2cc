import { defineModule } from '../../../platform/modules/module.ts'
import { claimHandlers } from './claims/handlers.ts'
import type { DisputeDependencies } from './dependencies.ts'
import { deskHandlers } from './desk-handlers.ts'
import { fileHandlers } from './file-handlers.ts'
import { merchantHandlers } from './handlers.ts'
import { providerHandlers } from './provider/handlers.ts'
import { publishedHandlers } from './published/handlers.ts'
import { disputeSchedules } from './schedules.ts'
import { disputeUploads } from './uploads.ts'

export type { DisputeNeeds } from './dependencies.ts'
export { countActive } from './handlers.ts'
export { disputeOf, isDisputed } from './of-order.ts'
export { forgetClaimsOf } from './store.ts'

/** Disputes, from what a shopper says to who pays for it. */
export function buildDisputes(deps: DisputeDependencies) {
  return defineModule({
    name: 'disputes',
    handlers: {
      ...merchantHandlers(deps),
      ...fileHandlers(deps),
      ...deskHandlers(deps),
      ...publishedHandlers(deps),
      ...claimHandlers(deps),
      ...providerHandlers(deps),
    },
    schedules: disputeSchedules(deps),
    uploads: disputeUploads,
  })
}
