import type { ReliefKind, ReliefStatus } from '@daftar/rules/capital/advances/relief'
import type { AdvanceStatus } from '@daftar/rules/capital/advances/advance-status'
import { m } from '@daftar/words'

export const kindText: Record<ReliefKind, () => string> = {
  pause: m.relief_kind_pause,
  lower_minimum: m.relief_kind_lower,
}

export const statusText: Record<ReliefStatus, () => string> = {
  asked: m.relief_state_asked,
  proposed: m.relief_state_proposed,
  approved: m.relief_state_approved,
  declined: m.relief_state_declined,
  withdrawn: m.relief_state_withdrawn,
}

export const advanceText: Record<AdvanceStatus, () => string> = {
  waiting: m.relief_loan_waiting,
  waiting_for_dda: m.relief_loan_waiting,
  paying: m.relief_loan_paying,
  overdue: m.relief_loan_overdue,
  closed: m.relief_loan_closed,
}
