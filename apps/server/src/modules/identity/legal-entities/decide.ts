import { dateInZone } from '@daftar/rules/calendar/zones'
import { followedCountry, followedZone } from '@daftar/rules/legal-entities/expiry'
import { companyOf, updateReasons, updateRoundsMax } from '@daftar/rules/legal-entities/update'
import { mayDecide } from '@daftar/rules/access/four-eyes'
import { mirroredForSave } from '@daftar/rules/onboarding/mirrors'
import type { RejectionReason } from '@daftar/rules/onboarding/rejection-reasons'
import { isScreeningDecided } from '@daftar/rules/screening/standing'
import { expiryDateProblem } from '@daftar/rules/registry/dates'
import { roundAfter } from '@daftar/rules/review/rounds'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, refuseKeeping, Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import {
  acceptLegalEntity,
  rejectLegalEntity,
  standAgain,
  type LegalEntityRow,
} from '../../merchants/merchants/index.ts'
import type { LegalEntityDependencies } from './dependencies.ts'
import { entityUpdateMachine, type EntityUpdateRow } from './machine.ts'
import { companyMessages } from './messages.ts'
import { factsOf } from './save.ts'
import { screeningNow } from './screening.ts'
import { changeUpdate, insertRound } from './store.ts'
import { updateReview } from './update-review.ts'

/** Who of the staff acts on an update and its entity, both held as they were read, and when. */
export interface Deciding {
  row: EntityUpdateRow
  entity: LegalEntityRow
  staffId: string
  at: Date
}

/** Takes an update, or takes it over from a colleague. */
export async function take(tx: Tx, { row, staffId, at }: Deciding): Promise<Refusal | null> {
  if (row.status !== 'in_review') return refuse('wrong_status')
  return (await changeUpdate(tx, row, { taken_by: staffId, taken_at: at })) ? null : refuse('stale_version')
}

/** It goes back with what was marked; the entity stands meanwhile where its licence says. */
export async function askChanges(
  tx: Tx,
  deps: LegalEntityDependencies,
  { row, entity, staffId, at }: Deciding,
): Promise<Refusal | null> {
  if (row.status !== 'in_review' || row.is_first) return refuse('wrong_status')
  if (row.rounds >= updateRoundsMax) return refuse('no_rounds_left')
  const kept = await updateReview.kept(tx, row)
  if (kept.length === 0) return refuseFields({ marks: 'required' })
  const marks = await updateReview.check(tx, row, kept)
  if (marks instanceof Refusal) return marks
  await updateReview.send(tx, row, marks, { staffId, at })
  await insertRound(tx, row, { round: roundAfter(row.rounds), asked_by: staffId, asked_at: at })
  await updateReview.forget(tx, row)
  if (!(await changeUpdate(tx, row, { deadline_at: null, taken_by: staffId }))) return refuse('stale_version')
  const move = { to: 'changes_requested', actor: 'reviewer', actorId: staffId, at } as const
  if ((await moveStatus(tx, entityUpdateMachine, row, move)) === 'lost') return refuse('wrong_status')
  const today = dateInZone(at.getTime(), followedZone)
  if (!(await standAgain(tx, entity, { id: staffId, at, today }))) return refuse('wrong_status')
  await companyMessages(deps).changesAsked(tx, entity, marks)
  return null
}

export interface Rejecting {
  reasons: RejectionReason[]
  said: { en: string; ar: string }
  note: string
}

/** Refuses it with reasons of REV-01 and a word in both languages (DEC-LGL-4). */
export async function reject(
  tx: Tx,
  deps: LegalEntityDependencies,
  { row, entity, staffId, at }: Deciding,
  { reasons, said, note }: Rejecting,
): Promise<Refusal | null> {
  if (row.status !== 'in_review') return refuse('wrong_status')
  const strange = reasons.findIndex((reason) => !row.is_first && !updateReasons.includes(reason))
  if (strange !== -1) return refuseFields({ [`reasons.${strange}`]: 'choose_option' })
  const decided = { reasons: [...new Set(reasons)], said_en: said.en, said_ar: said.ar, note }
  const refusal = await decide(tx, { row, entity, staffId, at }, 'rejected', decided)
  if (refusal) return refusal
  if (!(await rejectLegalEntity(tx, entity, { id: staffId, at }))) return refuse('wrong_status')
  await companyMessages(deps).rejected(tx, entity, { reasons: decided.reasons, said })
  return null
}

/**
 * The entity says what the update says, is active, and whoever was suspended sells and is paid again
 * (DEC-LGL-4).
 */
export async function approve(
  tx: Tx,
  deps: LegalEntityDependencies,
  { row, entity, staffId, at }: Deciding,
  note: string,
): Promise<Refusal | null> {
  if (row.status !== 'in_review') return refuse('wrong_status')
  const company = companyOf(mirroredForSave(row.document))
  const today = dateInZone(at.getTime(), followedZone)
  const isOver = expiryDateProblem(company.legal_info.license_expiry_date, today) !== null
  if (entity.country === followedCountry && !row.is_first && isOver)
    return refuseFields({ 'legal_info.license_expiry_date': 'date_in_past' })
  const screened = await unlisted(tx, { row, entity, staffId, at }, note)
  if (screened) return screened
  const refusal = await decide(tx, { row, entity, staffId, at }, 'approved', { note })
  if (refusal) return refusal
  if (!(await acceptLegalEntity(tx, entity, company, { id: staffId, at }))) return refuse('wrong_status')
  const isReinstated = entity.suspended_at !== null
  const released = isReinstated
    ? await deps.releasePayouts(tx, { merchantId: entity.merchant_id, staffId, at })
    : 'done'
  if (released !== 'done') return released
  await companyMessages(deps).approved(tx, entity, isReinstated)
  return null
}

/**
 * Of somebody who is on a list an update is accepted in writing, by another person than who said that it is
 * them.
 */
async function unlisted(
  tx: Tx,
  { row, entity, staffId, at }: Deciding,
  note: string,
): Promise<Refusal | null> {
  const { state, confirmedBy } = await screeningNow(tx, entity, row, at)
  if (!isScreeningDecided(state)) return refuseKeeping('screening_open')
  if (state !== 'confirmed') return null
  if (!confirmedBy.every((firstId) => mayDecide('approve_listed', { firstId, staffId })))
    return refuse('own_proposal')
  return note.length < 3 ? refuseFields({ note: 'reason_required' }) : null
}

async function decide(
  tx: Tx,
  { row, entity, staffId, at }: Deciding,
  to: 'approved' | 'rejected',
  said: Partial<Pick<EntityUpdateRow, 'reasons' | 'said_en' | 'said_ar' | 'note'>>,
): Promise<Refusal | null> {
  await updateReview.forget(tx, row)
  const set = {
    ...{ deadline_at: null, decided_by: staffId, decided_at: at, before: factsOf(entity) },
    ...said,
  }
  if (!(await changeUpdate(tx, row, set))) return refuse('stale_version')
  const move = { to, actor: 'reviewer', actorId: staffId, at } as const
  return (await moveStatus(tx, entityUpdateMachine, row, move)) === 'lost' ? refuse('wrong_status') : null
}
