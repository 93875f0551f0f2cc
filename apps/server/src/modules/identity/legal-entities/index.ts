import { defineModule } from '../../../platform/modules/module.ts'
import type { LegalEntityDependencies } from './dependencies.ts'
import { entityReviewHandlers } from './desk-handlers.ts'
import { entityHandlers } from './handlers.ts'
import { licenceSchedule } from './licences.ts'
import { companyUploads } from './uploads.ts'

export type { LegalEntityDependencies } from './dependencies.ts'
export { factsOf, saveUpdate } from './save.ts'
export { findUpdate } from './store.ts'

/**
 * The companies behind merchants: their licences followed day by day, and written anew in copies that staff
 * review.
 */
export function buildLegalEntities(deps: LegalEntityDependencies) {
  return defineModule({
    name: 'legal-entities',
    handlers: { ...entityHandlers(deps), ...entityReviewHandlers(deps) },
    schedules: [licenceSchedule(deps)],
    uploads: companyUploads,
  })
}
