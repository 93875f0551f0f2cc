/** APP-02 and DEC-ONB-38: how an onboarding application goes on. */
export const onboardingStatuses = [
  'draft',
  'partially_submitted',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'declined',
] as const
export type OnboardingStatus = (typeof onboardingStatuses)[number]

/** DEC-PERM-7: nothing that exists only as a draft is complete. `null` means there is no application. */
export function isCompleteApplication(status: OnboardingStatus | null): boolean {
  return status !== null && status !== 'draft'
}

/** DEC-PERM-7: submitted means past draft and partially_submitted. */
export function isSubmittedApplication(status: OnboardingStatus): boolean {
  return status !== 'draft' && status !== 'partially_submitted'
}
