import { mayDecide, needsSecond, type FourEyesAbove } from '@daftar/rules/access/four-eyes'
import { transferTransitions, type TransferStatus } from '@daftar/rules/capital/advances/transfer-status'
import { canMove } from '@daftar/rules/status/transitions'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus, type Columns } from '../../../platform/status/move.ts'
import { transferMachine } from './machine.ts'
import { lockTransfer, proposeConfirmation, type TransferKind, type TransferRow } from './store.ts'

/**
 * What follows for the thing that was paid; the advance's and the settlement's modules provide it. The row
 * holds what the bank said.
 */
export interface TransferOutcome {
  confirmed(tx: Tx, transfer: TransferRow, by: string, at: Date): Promise<void>
  rejected(tx: Tx, transfer: TransferRow, by: string, at: Date): Promise<void>
  /** The bank sent back what it had paid; left out where that cannot be. */
  returned?(tx: Tx, transfer: TransferRow, by: string, at: Date): Promise<void>
}

export type TransferOutcomes = Record<TransferKind, TransferOutcome>

export interface Confirmation {
  id: string
  staffId: string
  bankReference: string
  fourEyesAboveMinor: FourEyesAbove
  at: Date
}

/**
 * The bank has paid. Above the limit the first person proposes and a second one confirms (README decision
 * 16); the row is held, so of any number of confirmations one takes effect.
 */
export async function confirmTransfer(
  tx: Tx,
  outcomes: TransferOutcomes,
  confirmation: Confirmation,
): Promise<'done' | 'proposed' | Refusal> {
  const { id, staffId, bankReference, at } = confirmation
  const transfer = await lockTransfer(tx, id)
  if (!transfer) return refuse('not_found')
  if (transfer.status !== 'ordered') return refuse('wrong_status')
  const sum = { amountMinor: transfer.amount_minor, currency: transfer.currency }
  const above = confirmation.fourEyesAboveMinor
  if (transfer.proposed_by === null && needsSecond(sum, above))
    return (await proposeConfirmation(tx, transfer, staffId, bankReference, at))
      ? 'proposed'
      : refuse('wrong_status')
  if (!mayDecide('confirm_transfer', { firstId: transfer.proposed_by, staffId, money: { sum, above } }))
    return refuse('own_proposal')
  const paid = { bank_reference: bankReference, decided_at: at, decided_by: staffId }
  if (!(await answer(tx, transfer, 'confirmed', { staffId, detail: bankReference, at }, paid)))
    return refuse('wrong_status')
  await outcomes[transfer.kind].confirmed(tx, { ...transfer, bank_reference: bankReference }, staffId, at)
  return 'done'
}

/** The bank has refused: what was posted for the order is reversed, and it can be ordered again. */
export async function rejectTransfer(
  tx: Tx,
  outcomes: TransferOutcomes,
  rejection: { id: string; staffId: string; reason: string; at: Date },
): Promise<'done' | Refusal> {
  const { id, staffId, reason, at } = rejection
  const transfer = await lockTransfer(tx, id)
  if (!transfer) return refuse('not_found')
  const refused = { reject_reason: reason, decided_at: at, decided_by: staffId }
  if (!(await answer(tx, transfer, 'rejected', { staffId, detail: reason, at }, refused)))
    return refuse('wrong_status')
  await outcomes[transfer.kind].rejected(tx, { ...transfer, reject_reason: reason }, staffId, at)
  return 'done'
}

/** The bank sent a paid transfer back: the money is here again and owed again. */
export async function returnTransfer(
  tx: Tx,
  outcomes: TransferOutcomes,
  { id, staffId, reason, at }: { id: string; staffId: string; reason: string; at: Date },
): Promise<'done' | Refusal> {
  const transfer = await lockTransfer(tx, id)
  if (!transfer) return refuse('not_found')
  const outcome = outcomes[transfer.kind]
  const back = { reject_reason: reason, returned_at: at }
  if (!outcome.returned || !(await answer(tx, transfer, 'returned', { staffId, detail: reason, at }, back)))
    return refuse('wrong_status')
  await outcome.returned(tx, { ...transfer, reject_reason: reason }, staffId, at)
  return 'done'
}

/** What the bank answered, as staff say; false where the transfer does not wait for such an answer. */
async function answer(
  tx: Tx,
  transfer: TransferRow,
  to: TransferStatus,
  { staffId, detail, at }: { staffId: string; detail: string; at: Date },
  set: Columns<TransferRow>,
): Promise<boolean> {
  if (!canMove(transferTransitions, transfer.status, to, 'staff')) return false
  const move = { to, set, actor: 'staff', actorId: staffId, detail, at } as const
  return (await moveStatus(tx, transferMachine, transfer, move)) === 'moved'
}
