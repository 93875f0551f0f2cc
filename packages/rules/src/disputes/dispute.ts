import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'

/** Disputes: what a shopper says against an order, what the shop answers, and what the provider decides. */

/** DSP-14. */
export const disputeStatuses = ['pending', 'declined', 'cancelled', 'approved', 'arbitration'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** DSP-16. */
export const disputeTypes = ['identity_theft', 'not_delivered', 'product_issue', 'unreceived_refund'] as const
export type DisputeType = (typeof disputeTypes)[number]

/** DSP-15: why a shop says that a dispute is wrong (DEC-DSP-8). */
export const challengeReasons = [
  'order_on_its_way',
  'already_delivered',
  'amount_should_differ',
  'delivery_problem',
  'other',
] as const
export type ChallengeReason = (typeof challengeReasons)[number]

/** Where a dispute came from: the shopper's own page, the desk, or the provider's own system. */
export const disputeSources = ['shopper', 'desk', 'provider'] as const
export type DisputeSource = (typeof disputeSources)[number]

/**
 * How a dispute ended: the shop paid, its time was over, the provider decided, or the shopper took it back.
 */
export const disputeEndings = ['merchant', 'deadline', 'arbiter', 'withdrawn'] as const
export type DisputeEnding = (typeof disputeEndings)[number]

/** DEC-DSP-10. What is decided stays so; a shopper who goes on opens another dispute. */
export const disputeTransitions = defineTransitions<DisputeStatus>({
  pending: {
    approved: ['merchant', 'system'],
    arbitration: ['merchant', 'system'],
    cancelled: ['shopper', 'staff', 'system'],
  },
  arbitration: {
    approved: ['staff', 'system'],
    declined: ['staff', 'system'],
    cancelled: ['shopper', 'staff', 'system'],
  },
  declined: {},
  cancelled: {},
  approved: {},
})

/** The badges of DEC-DSP-10, as the shop sees them. Words: `disputes_status_<label>`. */
export const disputeLooks = {
  pending: { label: 'pending', tone: 'warning' },
  arbitration: { label: 'arbitration', tone: 'accent' },
  approved: { label: 'approved', tone: 'default' },
  declined: { label: 'declined', tone: 'positive' },
  cancelled: { label: 'cancelled', tone: 'default' },
} as const satisfies Record<DisputeStatus, StatusLook>

/** Nobody has decided it yet (DEC-DSP-10). */
export const activeStatuses = ['pending', 'arbitration'] as const satisfies readonly DisputeStatus[]

export function isActive(status: DisputeStatus): boolean {
  return activeStatuses.some((active) => active === status)
}

/** What an answer must know of a dispute. */
export interface AnswerFacts {
  readonly status: DisputeStatus
  /** The last instant of an answer (epoch milliseconds). */
  readonly respondByMs: number
}

/**
 * Whether the shop may answer now. The one place that says so: letters, the badge, the page and the calls ask
 * here. How the merchant stands otherwise is no part of it: who is suspended answers too.
 */
export function mayAnswer({ status, respondByMs }: AnswerFacts, nowMs: number): boolean {
  return status === 'pending' && nowMs < respondByMs
}

/** DEC-DSP-11: 14 days for an answer. */
export const answerDays = 14
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Until when a dispute opened at an instant is answered (epoch milliseconds). */
export function respondBy(openedMs: number): number {
  return openedMs + answerDays * dayMs
}

/** Reminders, the earlier first: three days and 24 hours before the end. */
export const reminders = [
  { step: 1, beforeMs: 3 * dayMs },
  { step: 2, beforeMs: 24 * hourMs },
] as const

/** How far reminders are by an instant: the step that is due, 0 before the first. */
export function reminderStep(respondByMs: number, nowMs: number): number {
  return Math.max(
    0,
    ...reminders.filter(({ beforeMs }) => nowMs >= respondByMs - beforeMs).map(({ step }) => step),
  )
}

/** Days, hours and minutes that are left, as a clock shows them. */
export function timeToRespond(
  respondByMs: number,
  nowMs: number,
): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((respondByMs - nowMs) / 60_000))
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}

/** Longest texts of either side. */
export const disputeTextMax = { comment: 1000, tracking: 100, address: 500, reason: 1000 } as const

/** DEC-DSP-15. */
export const attachmentsMax = 5

/** DEC-DSP-13. */
export const disputeRowsMax = 10_000

/** DEC-DSP-2: what a search needs at least. */
export const disputeSearchMin = 2
