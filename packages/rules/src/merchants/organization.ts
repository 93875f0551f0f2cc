import type { OnboardingStatus } from '../access/onboarding-status.ts'

/** DEC-BIZ-5: how the provider stands to an organization that wants to sell, or does. */
export const organizationStatuses = ['in_review', 'changes_requested', 'approved', 'declined'] as const
export type OrganizationStatus = (typeof organizationStatuses)[number]

const followed: Readonly<Record<OnboardingStatus, OrganizationStatus | null>> = {
  draft: null,
  partially_submitted: 'in_review',
  submitted: 'in_review',
  in_review: 'in_review',
  changes_requested: 'changes_requested',
  approved: 'approved',
  declined: 'declined',
}

/** The status of an organization follows its application; a draft is nobody's organization yet. */
export function organizationStatusOf(application: OnboardingStatus): OrganizationStatus | null {
  return followed[application]
}
