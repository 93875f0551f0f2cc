import type { ChallengeReason, DisputeStatus } from './dispute.ts'

/**
 * Disputes as the published disputes API writes them: its words are fixed, and shops' programs know them.
 * Source: the public payments API's description of disputes.
 */

/** All states of that API; this product asks nobody for evidence, so nothing stands in the last two. */
export const publishedDisputeStatuses = [
  'new',
  'declined',
  'cancelled',
  'refunded',
  'in_progress',
  'evidence_merchant',
  'evidence_customer',
] as const
export type PublishedDisputeStatus = (typeof publishedDisputeStatuses)[number]

const published = {
  pending: 'new',
  declined: 'declined',
  cancelled: 'cancelled',
  approved: 'refunded',
  arbitration: 'in_progress',
} as const satisfies Record<DisputeStatus, PublishedDisputeStatus>

export function publishedStatus(status: DisputeStatus): PublishedDisputeStatus {
  return published[status]
}

/** The states that are meant by these names; none where nothing can stand in them. */
export function statusesPublishedAs(names: readonly PublishedDisputeStatus[]): DisputeStatus[] {
  return (Object.keys(published) as DisputeStatus[]).filter((status) => names.includes(published[status]))
}

export const publishedChallengeReasons = [
  'merchant_reason_other',
  'merchant_reason_order_on_its_way',
  'merchant_reason_order_has_been_already_delivered',
  'merchant_reason_order_amount_should_be_different',
  'merchant_reason_problem_with_delivery',
] as const
export type PublishedChallengeReason = (typeof publishedChallengeReasons)[number]

const reasons = {
  merchant_reason_other: 'other',
  merchant_reason_order_on_its_way: 'order_on_its_way',
  merchant_reason_order_has_been_already_delivered: 'already_delivered',
  merchant_reason_order_amount_should_be_different: 'amount_should_differ',
  merchant_reason_problem_with_delivery: 'delivery_problem',
} as const satisfies Record<PublishedChallengeReason, ChallengeReason>

export function reasonPublishedAs(name: PublishedChallengeReason): ChallengeReason {
  return reasons[name]
}

export function publishedReason(reason: ChallengeReason): PublishedChallengeReason {
  return publishedChallengeReasons.find((name) => reasons[name] === reason)!
}

const dayMs = 86_400_000

/** Days until it is decided without the shop, the last begun one counted; 0 once the shop has answered. */
export function daysLeft(status: DisputeStatus, respondByMs: number, nowMs: number): number {
  if (status !== 'pending') return 0
  return Math.max(0, Math.ceil((respondByMs - nowMs) / dayMs))
}

/** Most disputes that one call gives in to. */
export const approvedAtOnce = 20

/** Disputes of one page. */
export const disputesPerAnswer = 100

/** Longest text that a challenge and what is added to it come to. */
export const evidenceTextMax = 5000

/** Most files of a challenge with what is added to it. */
export const evidenceFilesMax = 10
