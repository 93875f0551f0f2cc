import { defineTransitions } from '../status/transitions.ts'

/**
 * Whether a merchant has cards (DEC-CRD-1): it applies, the provider approves it with a limit or declines it,
 * and may suspend all of its cards at once.
 */
export const programStatuses = ['applied', 'approved', 'declined', 'suspended'] as const
export type ProgramStatus = (typeof programStatuses)[number]

export const programTransitions = defineTransitions<ProgramStatus>({
  applied: { approved: ['staff'], declined: ['staff'] },
  declined: { applied: ['merchant'] },
  approved: { suspended: ['staff'] },
  suspended: { approved: ['staff'] },
})

/** Where the money of a charge comes from (DEC-CRD-2): the wallet, or without one the next payout. */
export const cardSources = ['wallet', 'payout'] as const
export type CardSource = (typeof cardSources)[number]
