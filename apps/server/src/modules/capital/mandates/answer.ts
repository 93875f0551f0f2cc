import { canMove } from '@daftar/rules/status/transitions'
import { mandateTransitions, type MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import type { Actor } from '@daftar/rules/status/actors'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { moveStatus, type Columns } from '../../../platform/status/move.ts'
import { findAdvance, moveAdvance } from '../advances/index.ts'
import type { OrderDebit } from './bank.ts'
import { mandateReference } from './address.ts'
import { mandateMachine } from './machine.ts'
import type { MandateDependencies } from './dependencies.ts'
import { findMandate, lockMandate, type ListedMandate, type MandateRow } from './store.ts'
import { wordingOf } from './wording.ts'

export interface MandateMove {
  to: MandateStatus
  actor: Actor
  actorId: string
  bankReference?: string | undefined
  reason?: string | undefined
  at: Date
}

/**
 * What the bank said of a mandate, told by staff or by the bank itself; of any number of answers one takes
 * effect.
 */
export async function answerMandate(
  tx: Tx,
  deps: MandateDependencies,
  id: string,
  move: MandateMove,
): Promise<Refusal | null> {
  const known = await findMandate(tx, id)
  if (!known) return refuse('not_found')
  await lockLedger(tx, known.merchant_id)
  const row = await lockMandate(tx, known.merchant_id, id)
  if (!row || !canMove(mandateTransitions, row.status, move.to, move.actor)) return refuse('wrong_status')
  await change(tx, row, move, {
    decided_at: move.at,
    ended_reason: move.reason ?? '',
    ...(move.bankReference !== undefined && { bank_reference: move.bankReference }),
  })
  if (move.to === 'active') await releaseAdvance(tx, deps, row, move)
  return null
}

/** The signatory has signed: the bank is asked (DEC-LOAN-30). The row is held by the caller. */
export async function signMandate(
  tx: Tx,
  deps: Pick<MandateDependencies, 'brand'> & { orderDebit: OrderDebit },
  row: ListedMandate,
  at: Date,
): Promise<Refusal | null> {
  if (!canMove(mandateTransitions, row.status, 'waiting_for_bank_approval', 'merchant'))
    return refuse('wrong_status')
  const by = { actor: 'merchant', actorId: row.id, at } as const
  const wording = row.wording ?? wordingOf(deps, row)
  await change(tx, row, { to: 'waiting_for_bank_approval', ...by }, { signed_at: at, wording })
  await deps.orderDebit(tx, {
    merchantId: row.merchant_id,
    kind: 'mandate',
    subjectId: row.id,
    iban: row.iban,
    currency: row.currency,
    amountMinor: null,
    reference: mandateReference(row.id),
  })
  return null
}

/** Stops a mandate before it is active; false when it is past that. The row is held by the caller. */
export async function cancelMandate(
  tx: Tx,
  row: MandateRow,
  move: Omit<MandateMove, 'to'>,
): Promise<boolean> {
  if (!canMove(mandateTransitions, row.status, 'canceled', move.actor)) return false
  await change(tx, row, { to: 'canceled', ...move }, { decided_at: move.at, ended_reason: move.reason ?? '' })
  return true
}

async function change(
  tx: Tx,
  row: MandateRow,
  { to, actor, actorId, reason, at }: MandateMove,
  set: Columns<MandateRow>,
): Promise<void> {
  const move = { to, set, actor, actorId, detail: reason, at }
  if ((await moveStatus(tx, mandateMachine, row, move)) === 'lost') throw new RefusedError('wrong_status')
}

/**
 * An advance that waited for the mandate now waits for its money, which is ordered (DEC-LOAN-1); another goes
 * on by debit.
 */
async function releaseAdvance(
  tx: Tx,
  deps: MandateDependencies,
  mandate: MandateRow,
  { actorId, at }: MandateMove,
): Promise<void> {
  const advance = await findAdvance(tx, mandate.merchant_id, mandate.advance_id)
  if (advance?.status !== 'waiting_for_dda') return
  const move = { to: 'waiting', actor: 'bank', actorId, detail: mandate.id, at } as const
  if ((await moveAdvance(tx, advance, move)) === 'lost') throw new RefusedError('wrong_status')
  await deps.fund(tx, { ...advance, status: 'waiting' }, at)
}
