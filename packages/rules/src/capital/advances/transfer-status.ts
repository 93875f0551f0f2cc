import { defineTransitions } from '../../status/transitions.ts'
import type { StatusLook } from '../../status/status-look.ts'

export const transferStatuses = ['ordered', 'confirmed', 'rejected', 'returned'] as const
export type TransferStatus = (typeof transferStatuses)[number]

/**
 * A bank transfer, of an advance or of a payout; staff enter the bank's answer where no bank file does
 * (DEC-LOAN-8, DEC-LOAN-19).
 */
export const transferTransitions = defineTransitions<TransferStatus>({
  ordered: { confirmed: ['bank', 'staff'], rejected: ['bank', 'staff'] },
  confirmed: { returned: ['bank', 'staff'] },
  rejected: {},
  returned: {},
})

export const transferLooks = {
  ordered: { label: 'in_transit', tone: 'warning' },
  confirmed: { label: 'paid', tone: 'positive' },
  rejected: { label: 'failed', tone: 'negative' },
  returned: { label: 'returned', tone: 'negative' },
} as const satisfies Record<TransferStatus, StatusLook>
