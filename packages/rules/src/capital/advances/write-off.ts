import { defineTransitions } from '../../status/transitions.ts'
import type { StatusLook } from '../../status/status-look.ts'

export const writeOffStatuses = ['proposed', 'approved', 'declined'] as const
export type WriteOffStatus = (typeof writeOffStatuses)[number]

/**
 * Two people give up what is left (DEC-LOAN-25); the system declines what was repaid another way meanwhile.
 */
export const writeOffTransitions = defineTransitions<WriteOffStatus>({
  proposed: { approved: ['staff'], declined: ['staff', 'system'] },
  approved: {},
  declined: {},
})

export const writeOffLooks = {
  proposed: { label: 'proposed', tone: 'warning' },
  approved: { label: 'approved', tone: 'negative' },
  declined: { label: 'declined', tone: 'default' },
} as const satisfies Record<WriteOffStatus, StatusLook>
