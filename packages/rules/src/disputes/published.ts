import type { ChallengeReason, DisputeStatus } from './dispute.ts'

/** Disputes as the published API of shops names them. */
export const publishedDisputeStatuses = ['new', 'declined', 'cancelled', 'refunded', 'in_progress'] as const
export type PublishedDisputeStatus = (typeof publishedDisputeStatuses)[number]

const statuses = {
  pending: 'new',
  declined: 'declined',
  cancelled: 'cancelled',
  approved: 'refunded',
  arbitration: 'in_progress',
} as const satisfies Record<DisputeStatus, PublishedDisputeStatus>

export function publishedStatusOf(status: DisputeStatus): PublishedDisputeStatus {
  return statuses[status]
}

/** The status that a published one stands for. */
export function statusOfPublished(status: PublishedDisputeStatus): DisputeStatus {
  return (Object.keys(statuses) as DisputeStatus[]).find((own) => statuses[own] === status)!
}

/** Reasons of a challenge by their published names. */
export const publishedChallengeReasons = {
  merchant_reason_other: 'other',
  merchant_reason_order_on_its_way: 'order_on_its_way',
  merchant_reason_order_has_been_already_delivered: 'already_delivered',
  merchant_reason_order_amount_should_be_different: 'amount_should_differ',
  merchant_reason_problem_with_delivery: 'delivery_problem',
} as const satisfies Record<string, ChallengeReason>
