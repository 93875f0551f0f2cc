import { defineTransitions } from '../status/transitions.ts'

/**
 * DEC-LGL-3: `active` is without a problem; the next three come with the end of a licence, the last two with
 * an update.
 */
export const legalEntityStatuses = [
  'active',
  'pending_info',
  'suspending',
  'suspended',
  'in_review',
  'rejected',
] as const
export type LegalEntityStatus = (typeof legalEntityStatuses)[number]

const byTime = ['system'] as const
const byMerchant = ['merchant'] as const
const byReviewer = ['reviewer'] as const

/**
 * DEC-LGL-4: time moves it towards its suspension, sending an update puts it under review, and a reviewer
 * ends that: approved it is active, refused it is rejected, and sent back for a correction it stands again
 * where its licence says (decision 0088).
 */
export const legalEntityTransitions = defineTransitions<LegalEntityStatus>({
  active: { pending_info: byTime, suspending: byTime, suspended: byTime, in_review: byMerchant },
  pending_info: { suspending: byTime, suspended: byTime, in_review: byMerchant },
  suspending: { suspended: byTime, in_review: byMerchant },
  suspended: { in_review: byMerchant },
  in_review: {
    active: byReviewer,
    pending_info: byReviewer,
    suspending: byReviewer,
    suspended: byReviewer,
    rejected: byReviewer,
  },
  rejected: { suspending: byTime, suspended: byTime, in_review: byMerchant },
})

/** DEC-LGL-1: the most urgent first. What is rejected waits for the merchant, what is in review for us. */
const urgency: readonly LegalEntityStatus[] = [
  'suspended',
  'suspending',
  'rejected',
  'pending_info',
  'in_review',
  'active',
]

/** How urgent a status is in a list: the lower, the earlier. */
export function urgencyOf(status: LegalEntityStatus): number {
  return urgency.indexOf(status)
}
