import { defineTransitions } from '../../status/transitions.ts'
import type { StatusLook } from '../../status/status-look.ts'

/** How a week's row stands, whatever was presented for it (LOAN-48). */
export type DebitStatus = 'pending' | 'paid' | 'failed'

/**
 * A week's row follows what is presented for it: failed is asked for once more, or paid by an answer that
 * came late, and paid is failed again where the debit is returned (DEC-LOAN-32). Its debits keep the history.
 */
export const repaymentTransitions = defineTransitions<DebitStatus>({
  pending: { paid: ['bank', 'staff'], failed: ['bank', 'staff'] },
  paid: { failed: ['bank', 'staff'] },
  failed: { pending: ['system'], paid: ['bank', 'staff'] },
})

export const presentationStatuses = ['pending', 'paid', 'failed', 'unanswered', 'returned'] as const
export type PresentationStatus = (typeof presentationStatuses)[number]

/**
 * One presentation at the bank; the week's row shows one that was returned as failed (DEC-LOAN-32). Finance
 * may give up waiting for an answer that it chased: the week then counts as failed until the answer comes
 * after all (docs/decisions/0040).
 */
export const presentationTransitions = defineTransitions<PresentationStatus>({
  pending: { paid: ['bank', 'staff'], failed: ['bank', 'staff'], unanswered: ['staff'] },
  paid: { returned: ['bank', 'staff'] },
  unanswered: { paid: ['bank', 'staff'], failed: ['bank', 'staff'] },
  failed: {},
  returned: {},
})

/** Working days until the second and last attempt (DEC-LOAN-32). */
export const retryAfterWorkingDays = 3

/**
 * Working days after which a debit without an answer is chased: finance and the merchant are told
 * (docs/decisions/0040).
 */
export const chaseAfterWorkingDays = 2

/** The badge of a repayment: failed, paid or pending (LOAN-48). */
export const debitLooks = {
  pending: { label: 'pending', tone: 'warning' },
  paid: { label: 'paid', tone: 'positive' },
  failed: { label: 'failed', tone: 'negative' },
} as const satisfies Record<DebitStatus, StatusLook>

export const presentationLooks = {
  ...debitLooks,
  unanswered: { label: 'unanswered', tone: 'negative' },
  returned: { label: 'returned', tone: 'negative' },
} as const satisfies Record<PresentationStatus, StatusLook>
