import { defineTransitions } from '../status/transitions.ts'
import type { StatusLook } from '../status/status-look.ts'

/** Why a sum is given or taken beside sales and refunds. Words: `desk_adjustment_<reason>`. */
export const adjustmentReasons = [
  'commission_correction',
  'fee_correction',
  'duplicate_payout',
  'chargeback',
  'goodwill',
  'other',
] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]

export const adjustmentStatuses = ['proposed', 'approved', 'rejected'] as const
export type AdjustmentStatus = (typeof adjustmentStatuses)[number]

/**
 * Always two people: nobody approves what they proposed. What is approved is in the next payout and never
 * changes.
 */
export const adjustmentTransitions = defineTransitions<AdjustmentStatus>({
  proposed: { approved: ['staff'], rejected: ['staff'] },
  approved: {},
  rejected: {},
})

export const adjustmentLooks = {
  proposed: { label: 'proposed', tone: 'warning' },
  approved: { label: 'approved', tone: 'positive' },
  rejected: { label: 'rejected', tone: 'negative' },
} as const satisfies Record<AdjustmentStatus, StatusLook>
