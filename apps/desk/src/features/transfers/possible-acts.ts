import { transferTransitions } from '@daftar/rules/capital/advances/transfer-status'
import { canMove } from '@daftar/rules/status/transitions'
import type { Transfer } from './queries.ts'

export type PossibleActs = {
  confirm: boolean
  reject: boolean
  reorder: boolean
  /** Why confirming is not for this person although the transfer is open. */
  ownProposal: boolean
}

type Viewer = { id: string; mayConfirm: boolean }

/** What somebody may tell about a transfer: the bank's answer, once; nobody confirms what they proposed. */
export function possibleActs(
  transfer: Pick<Transfer, 'status' | 'kind' | 'proposed_by_id'>,
  viewer: Viewer,
): PossibleActs {
  const { status, kind, proposed_by_id } = transfer
  const ownProposal = status === 'ordered' && proposed_by_id !== null && proposed_by_id === viewer.id
  const may = (to: 'confirmed' | 'rejected') =>
    viewer.mayConfirm && canMove(transferTransitions, status, to, 'staff')
  return {
    confirm: may('confirmed') && !ownProposal,
    reject: may('rejected'),
    reorder: viewer.mayConfirm && status === 'rejected' && kind === 'advance',
    ownProposal,
  }
}
