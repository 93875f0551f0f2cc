import { canMove } from '@daftar/rules/status/transitions'
import { mandateSmsMax, mandateTransitions } from '@daftar/rules/capital/debits/mandate-status'
import { mandateSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../platform/database/database.ts'
import { changeInStatus, moveStatus } from '../../../platform/status/move.ts'
import { mandateAddress, mandateToken } from './address.ts'
import { mandateMachine } from './machine.ts'
import type { MandateDependencies } from './dependencies.ts'
import type { MandateRow } from './store.ts'

/** Whether another SMS may leave: at most four for one phone. */
export function hasSmsLeft(row: Pick<MandateRow, 'status' | 'sms_sent'>): boolean {
  return row.status === 'pending' && row.sms_sent < mandateSmsMax
}

/**
 * Sends the signing address to the signatory's phone, in both languages; the first one moves the mandate to
 * pending (DEC-LOAN-30). The row is held by the caller; false when nothing may be sent.
 */
export async function sendSigningSms(
  tx: Tx,
  deps: MandateDependencies,
  row: MandateRow,
  at: Date,
): Promise<boolean> {
  const isFirst = canMove(mandateTransitions, row.status, 'pending', 'system')
  if (!isFirst && !hasSmsLeft(row)) return false
  const set = { sms_sent: row.sms_sent + 1, sms_sent_at: at }
  const move = { to: 'pending', set, actor: 'system', actorId: 'sms', at } as const
  const isCounted = isFirst
    ? (await moveStatus(tx, mandateMachine, row, move)) === 'moved'
    : await changeInStatus(tx, mandateMachine, row, set)
  if (!isCounted) return false
  const address = mandateAddress(deps.publicOrigin, mandateToken(deps.keys, row))
  const product = { en: deps.brand.name, ar: deps.brand.nameAr }
  await deps.outbox.sms(tx, { to: row.phone, text: mandateSms(product, address) })
  return true
}
