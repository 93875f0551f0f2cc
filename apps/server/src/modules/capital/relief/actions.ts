import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import {
  canAskForRelief,
  checkRelief,
  isReliefRunning,
  reliefPeriod,
  reliefTransitions,
  type AskedRelief,
  type ReliefStatus,
} from '@daftar/rules/capital/advances/relief'
import { mayDecide } from '@daftar/rules/access/four-eyes'
import { canMove } from '@daftar/rules/status/transitions'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { moveStatus, type Columns } from '../../../platform/status/move.ts'
import { findAdvance, type AdvanceRow } from '../advances/index.ts'
import { reliefMachine } from './machine.ts'
import type { ReliefMessages } from './messages.ts'
import { findReliefById, insertRelief, reliefsOf, type ReliefRow } from './store.ts'

export interface Asked extends AskedRelief {
  advance: AdvanceRow
  reason: string
  askedBy: string
  at: Date
}

/** One request at a time, and none while granted weeks run; for advances that are being repaid. */
export async function askRelief(tx: Tx, asked: Asked): Promise<string | Refusal> {
  await lockLedger(tx, asked.advance.merchant_id)
  const { merchant_id: merchantId, id: advanceId } = asked.advance
  const advance = await findAdvance(tx, merchantId, advanceId)
  if (!advance || !canAskForRelief(advance.status)) return refuse('wrong_status')
  const errors = checkRelief(asked, advance.minimum_minor)
  if (Object.keys(errors).length > 0) return refuseFields(errors)
  const today = dateInZone(asked.at.getTime(), zoneOfCurrency(advance.currency))
  const granted = await reliefsOf(tx, merchantId, advanceId)
  if (granted.some((row) => row.until_week !== null && isReliefRunning({ untilWeek: row.until_week }, today)))
    return refuse('relief_open')
  const id = newId('rlf')
  const { kind, weeks, minimumMinor, reason, askedBy, at } = asked
  const isNew = await insertRelief(tx, {
    merchantId,
    id,
    advanceId,
    kind,
    weeks,
    minimumMinor,
    reason,
    askedBy,
    at,
  })
  if (!isNew) return refuse('relief_open')
  await recordChange(tx, {
    merchantId,
    subject: 'relief',
    subjectId: id,
    from: null,
    to: 'asked',
    actor: 'merchant',
    actorId: askedBy,
    at,
  })
  return id
}

export async function withdrawRelief(
  tx: Tx,
  row: ReliefRow,
  personId: string,
  at: Date,
): Promise<Refusal | null> {
  const by = { actor: 'merchant', actorId: personId, at } as const
  return (await move(tx, row, 'withdrawn', by)) ? null : refuse('wrong_status')
}

interface StaffAnswer {
  note_en: string
  note_ar: string
  staffId: string
  at: Date
}

/** Puts the request before a second person, with the words the merchant would read. */
export async function proposeRelief(tx: Tx, row: ReliefRow, answer: StaffAnswer): Promise<Refusal | null> {
  const { note_en, note_ar, staffId, at } = answer
  const by = { actor: 'staff', actorId: staffId, at } as const
  const proposed = { note_en, note_ar, proposed_by: staffId, proposed_at: at }
  return (await move(tx, row, 'proposed', by, proposed)) ? null : refuse('wrong_status')
}

/**
 * The second person's word, with the merchant's books held: a weekly run comes before or after it. Approved
 * relief begins on the next Monday. The signatory is told either way.
 */
export async function decideRelief(
  tx: Tx,
  messages: ReliefMessages,
  { merchant_id: merchantId, id }: ReliefRow,
  answer: StaffAnswer & { decision: 'approve' | 'decline' },
): Promise<ReliefRow | Refusal> {
  const { note_en, note_ar, staffId, at, decision } = answer
  await lockLedger(tx, merchantId)
  const row = await findReliefById(tx, id)
  if (row?.status !== 'proposed') return refuse('not_proposed')
  const isTakenBack = decision === 'decline'
  if (!mayDecide('relief', { firstId: row.proposed_by, staffId, isTakenBack })) return refuse('own_proposal')
  const advance = await findAdvance(tx, merchantId, row.advance_id)
  if (!advance || (decision === 'approve' && !canAskForRelief(advance.status))) return refuse('wrong_status')
  const isApproved = decision === 'approve'
  const status = isApproved ? 'approved' : 'declined'
  const decided = {
    ...{ note_en, note_ar, decided_by: staffId, decided_at: at },
    ...(isApproved && weeksFrom(row, advance, at)),
  }
  if (!(await move(tx, row, status, { actor: 'staff', actorId: staffId, at }, decided)))
    return refuse('not_proposed')
  const moved = { ...row, ...decided, status } as const
  await messages.decided(tx, advance, moved)
  return moved
}

function weeksFrom(row: ReliefRow, advance: AdvanceRow, at: Date) {
  const today = dateInZone(at.getTime(), zoneOfCurrency(advance.currency))
  const { fromWeek, untilWeek } = reliefPeriod(today, row.weeks, advance.first_repayment_on)
  return { from_week: fromWeek, until_week: untilWeek }
}

/** False where the request does not stand where this actor may move it from. */
async function move(
  tx: Tx,
  row: ReliefRow,
  to: ReliefStatus,
  by: { actor: 'merchant' | 'staff'; actorId: string; at: Date },
  set: Columns<ReliefRow> = {},
): Promise<boolean> {
  if (!canMove(reliefTransitions, row.status, to, by.actor)) return false
  return (await moveStatus(tx, reliefMachine, row, { to, set, ...by })) === 'moved'
}
