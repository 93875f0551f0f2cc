import type { OnboardingStatus } from '../access/onboarding-status.ts'
import { defineTransitions } from '../status/transitions.ts'

/**
 * DEC-ONB-38: how an application to sell goes on. High volume stops at `partially_submitted`, until a person
 * at the desk has talked to the applicant and opens the whole form (`draft` again), or ends it.
 */
export const onboardingTransitions = defineTransitions<OnboardingStatus>({
  draft: { partially_submitted: ['merchant'], submitted: ['merchant'] },
  partially_submitted: { draft: ['reviewer'], declined: ['reviewer'] },
  submitted: { in_review: ['reviewer'] },
  in_review: { changes_requested: ['reviewer'], approved: ['reviewer'], declined: ['reviewer'] },
  changes_requested: { in_review: ['merchant'], declined: ['reviewer'] },
  approved: {},
  declined: {},
})

/** While it has one of these the applicant may change it; of one that is back, only what was asked for. */
export function isOpenToApplicant(status: OnboardingStatus): boolean {
  return status === 'draft' || status === 'changes_requested'
}

/**
 * Rounds of changes before a reviewer must decide otherwise, as of applications for an advance (DEC-APPL-8).
 */
export const onboardingRoundsMax = 3

/** Working days of the applicant's country within which an application is decided (DEC-ONB-21). */
export const onboardingReviewDays = 3

/** Working days of the applicant's country within which somebody calls an applicant of high volume. */
export const onboardingCallDays = 1
