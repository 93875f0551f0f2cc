import { addressFilters, freeText, oneOf } from '@daftar/app-kit/address-filters'
import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'

/** What was handed in; a draft is its applicant's alone. */
export const queueStatuses = [
  'partially_submitted',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'declined',
] as const satisfies OnboardingStatus[]

/** What an address asks of the queue; without a status it shows all that wait for us. */
export const queueFilters = addressFilters({
  status: oneOf(queueStatuses),
  search: freeText,
  held: oneOf(['me', 'nobody'] as const),
})

export type QueueFilters = ReturnType<typeof queueFilters.read>
