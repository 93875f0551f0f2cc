import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import { canBe, effectOf, type MatchEffect } from '@daftar/rules/bank/match-transfers'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import {
  confirmTransfer,
  lockTransfer,
  returnTransfer,
  type TransferOutcomes,
  type TransferRow,
} from '../transfers/index.ts'
import { decideLine, isTransferTaken, lockLine, type LineRow } from './lines.ts'

export interface MatchDependencies {
  outcomes: TransferOutcomes
  fourEyesAboveMinor: FourEyesAbove
}

export interface Matching {
  lineId: string
  transferId: string
  staffId: string
  at: Date
}

/**
 * A person says that a line is a transfer. What left the account confirms the transfer with the bank's
 * reference, above the limit by two people; one that was confirmed by hand is only linked. What came back
 * marks its payout returned. Line and transfer are held, so of any number of matches one takes effect.
 */
export async function matchLine(
  tx: Tx,
  deps: MatchDependencies,
  { lineId, transferId, staffId, at }: Matching,
): Promise<'done' | Refusal> {
  const line = await lockLine(tx, lineId)
  if (!line) return refuse('not_found')
  const isOfAnother = line.state === 'waiting' && line.of_transfer !== transferId
  if ((line.state !== 'open' && line.state !== 'waiting') || isOfAnother) return refuse('wrong_status')
  const transfer = await lockTransfer(tx, transferId)
  if (!transfer) return refuse('not_found')
  if (!isSameSum(line, transfer)) return refuse('line_differs')
  if (await isTransferTaken(tx, line, transfer)) return refuse('wrong_status')
  const effect = await takeEffect(tx, deps, { line, transfer, staffId, at })
  if (effect instanceof Refusal) return effect
  const decided = await decideLine(tx, line.id, {
    from: line.state,
    to: effect === 'waiting' ? 'waiting' : 'matched',
    effect: effect === 'waiting' ? null : effect,
    transfer,
    staffId,
    at,
    note: '',
  })
  return decided ? 'done' : refuse('wrong_status')
}

interface Pair {
  line: LineRow
  transfer: TransferRow
  staffId: string
  at: Date
}

async function takeEffect(
  tx: Tx,
  deps: MatchDependencies,
  { line, transfer, staffId, at }: Pair,
): Promise<MatchEffect | 'waiting' | Refusal> {
  const movement = { amountMinor: line.amount_minor }
  if (!canBe(movement, transfer)) return refuse('wrong_status')
  const effect = effectOf(movement, transfer)
  switch (effect) {
    case 'returned': {
      const given = { id: transfer.id, reason: line.text.slice(0, 300).toWellFormed(), staffId, at }
      const refused = await returnTransfer(tx, deps.outcomes, given)
      return refused instanceof Refusal ? refused : effect
    }
    case 'linked':
      // The first of two people matched it, the second one confirmed it elsewhere.
      return line.state === 'waiting' ? 'confirmed' : effect
    case 'confirmed': {
      const result = await confirmTransfer(tx, deps.outcomes, {
        id: transfer.id,
        staffId,
        bankReference: bankReferenceOf(line),
        fourEyesAboveMinor: deps.fourEyesAboveMinor,
        at,
      })
      if (result instanceof Refusal) return result
      return result === 'proposed' ? 'waiting' : effect
    }
  }
}

/** A line that concerns no transfer is set aside with a word about what it is. */
export async function setLineAside(
  tx: Tx,
  given: { lineId: string; note: string; staffId: string; at: Date },
): Promise<'done' | Refusal> {
  const line = await lockLine(tx, given.lineId)
  if (!line) return refuse('not_found')
  const decision = { effect: null, transfer: null, staffId: given.staffId, at: given.at, note: given.note }
  const done = await decideLine(tx, line.id, { from: 'open', to: 'aside', ...decision })
  return done ? 'done' : refuse('wrong_status')
}

/**
 * Opens a line again: one set aside, or one that waits for a transfer which the bank has refused meanwhile.
 */
export async function reopenLine(tx: Tx, lineId: string): Promise<'done' | Refusal> {
  const line = await lockLine(tx, lineId)
  if (!line) return refuse('not_found')
  const transfer = line.of_transfer === null ? undefined : await lockTransfer(tx, line.of_transfer)
  const mayOpen = line.state === 'aside' || (line.state === 'waiting' && transfer?.status === 'rejected')
  if (!mayOpen) return refuse('wrong_status')
  const open = { to: 'open' as const, effect: null, transfer: null, staffId: null, at: null, note: '' }
  return (await decideLine(tx, line.id, { from: line.state, ...open })) ? 'done' : refuse('wrong_status')
}

/** The bank's number of the movement, else where it stands in the bank's file. */
export function bankReferenceOf(line: Pick<LineRow, 'bank_reference' | 'booked_on' | 'row_number'>): string {
  if (line.bank_reference.length >= 3) return line.bank_reference
  return `${line.booked_on.replaceAll('-', '')}-${String(line.row_number).padStart(4, '0')}`
}

function isSameSum(line: LineRow, transfer: TransferRow): boolean {
  const sizeMinor = line.amount_minor < 0n ? -line.amount_minor : line.amount_minor
  return line.currency === transfer.currency && sizeMinor === transfer.amount_minor
}
