import { presentationTransitions } from '@daftar/rules/capital/advances/debit-status'
import { mandateTransitions } from '@daftar/rules/capital/debits/mandate-status'
import { canMove } from '@daftar/rules/status/transitions'
import type { DebitAct, DeskDebit, DeskMandate, MandateAct } from './queries.ts'

const answers = ['active', 'rejected', 'error', 'canceled', 'closed'] as const
const outcomes = ['paid', 'failed', 'unanswered', 'returned'] as const

/** What may be done about a mandate as it stands, in the order of its buttons. */
export function mandateActs(
  mandate: Pick<DeskMandate, 'status' | 'can_resend' | 'can_start_new'>,
  mayMove: boolean,
): MandateAct[] {
  if (!mayMove) return []
  return [
    ...answers.filter((to) => canMove(mandateTransitions, mandate.status, to, 'staff')),
    ...(mandate.can_resend ? (['resend'] as const) : []),
    ...(mandate.can_start_new ? (['start'] as const) : []),
  ]
}

/** What may be told about a debit as it stands; that no answer came, once the bank was chased. */
export function debitActs(
  debit: Pick<DeskDebit, 'status' | 'received_on' | 'chased_on'>,
  maySettle: boolean,
): DebitAct[] {
  if (!maySettle) return []
  return [
    ...outcomes
      .filter((to) => canMove(presentationTransitions, debit.status, to, 'staff'))
      .filter((to) => to !== 'unanswered' || debit.chased_on !== null),
    ...(debit.status === 'paid' && debit.received_on === null ? (['receive'] as const) : []),
  ]
}
