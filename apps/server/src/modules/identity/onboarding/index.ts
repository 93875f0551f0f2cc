import { defineModule } from '../../../platform/modules/module.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { reviewerHandlers } from './desk-handlers.ts'
import { applicantHandlers } from './handlers.ts'
import { onboardingUploads } from './uploads.ts'

export { applicationOf, holdApplication, type ApplicationRow } from './store.ts'
export { presentApplication } from './present.ts'
export { saveWhole } from './save.ts'

/** An application to sell: written by a stranger, decided by staff, and turned into a merchant. */
export function buildOnboarding(deps: OnboardingDependencies) {
  return defineModule({
    name: 'onboarding',
    handlers: { ...applicantHandlers(deps), ...reviewerHandlers(deps) },
    uploads: onboardingUploads,
  })
}
