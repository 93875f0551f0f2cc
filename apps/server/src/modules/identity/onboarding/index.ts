import { defineModule } from '../../../platform/modules/module.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { reviewerHandlers } from './desk-handlers.ts'
import { applicantHandlers } from './handlers.ts'
import { onboardingUploads } from './uploads.ts'

export { applicationOf, findApplication, holdApplication, type ApplicationRow } from './store.ts'
export { duplicatesOfCompany } from './duplicates.ts'
export { presentHistory, presentMark, presentRounds, staffNames } from './case.ts'
export { isChanged, valueAt } from './form-review.ts'
export { filesIn, strangeFiles } from './named-files.ts'
export { presentApplication, presentReview, sectionOf } from './present.ts'
export { namedInCompany } from './screening.ts'
export { differing, saveChange, saveWhole } from './save.ts'
export { deadlineIn, wireFields } from './submit.ts'

export { applicantStandings } from './standings.ts'
export { forgetApplicant } from './forget.ts'

/** An application to sell: written by a stranger, decided by staff, and turned into a merchant. */
export function buildOnboarding(deps: OnboardingDependencies) {
  return defineModule({
    name: 'onboarding',
    handlers: { ...applicantHandlers(deps), ...reviewerHandlers(deps) },
    uploads: onboardingUploads,
  })
}
