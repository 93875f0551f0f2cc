import type { BodyOf } from '@daftar/contract'
import type { KeptMark } from '@daftar/contract/endpoints/applications-marks'
import { marksMax, type MarkReason, type MarkTarget } from '@daftar/rules/capital/applications/marks'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { renewCase, type ApplicationRow } from '../applications/index.ts'
import { markFields, newMarks } from './make-marks.ts'

type Given = BodyOf<'decisions.addMarks'>['marks'][number]

export interface MarkChange {
  staffId: string
  at: Date
}

/** The mark that is meant, as it was read. */
interface ReadMark {
  id: string
  version: number
}

/** What is marked for the next round, by whom; every underwriter of the case sees the same. */
export async function keptMarks(tx: Tx, { merchant_id, id }: ApplicationRow): Promise<KeptMark[]> {
  const rows = await tx<(Omit<KeptMark, 'made_at' | 'reason'> & { made_at: Date; reason: MarkReason })[]>`
    select k.id, k.target, k.page, k.reason, k.note_en, k.note_ar, k.version, s.name as made_by, k.made_by as made_by_id, k.made_at
      from kept_mark k join staff_name s on s.id = k.made_by
     where k.merchant_id = ${merchant_id} and k.application_id = ${id} order by k.place`
  return rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() }))
}

/** Adds marks; a place somebody has marked already keeps what they wrote, and nothing of the call is kept. */
export async function addMarks(
  tx: Tx,
  row: ApplicationRow,
  given: readonly Given[],
  { staffId, at }: MarkChange,
): Promise<Refusal | null> {
  const refusal = await touch(tx, row)
  if (refusal) return refusal
  const marks = await newMarks(tx, row, given)
  if (marks instanceof Refusal) return marks
  for (const { target, page, reason, note_en, note_ar } of marks) {
    const added = await tx`
      insert into kept_mark (merchant_id, id, application_id, target, page, reason, note_en, note_ar, made_by, made_at)
      values (${row.merchant_id}, ${newId('kmk')}, ${row.id}, ${target}, ${page}, ${reason}, ${note_en}, ${note_ar}, ${staffId}, ${at})
      on conflict do nothing`
    if (added.count === 0) return refuse('mark_exists')
  }
  return (await keptMarks(tx, row)).length > marksMax ? refuseFields({ marks: 'too_long' }) : null
}

/** Writes a mark anew, unless a colleague did so since it was read. */
export async function changeMark(
  tx: Tx,
  row: ApplicationRow,
  given: BodyOf<'decisions.changeMark'> & ReadMark,
  { staffId, at }: MarkChange,
): Promise<Refusal | null> {
  const refusal = await touch(tx, row)
  if (refusal) return refusal
  const marks = await keptMarks(tx, row)
  const read = marks.find(({ id, version }) => id === given.id && version === given.version)
  if (!read) return refuse('stale_version')
  const { page, reason, note_en, note_ar } = given
  const fields = markFields({ target: read.target as MarkTarget, page, reason, note_en, note_ar })
  if (Object.keys(fields).length > 0) return refuseFields(fields)
  if (marks.some((other) => other.id !== read.id && other.target === read.target && other.page === page))
    return refuse('mark_exists')
  await tx`
    update kept_mark
       set page = ${page}, reason = ${reason}, note_en = ${note_en}, note_ar = ${note_ar}, version = version + 1,
           made_by = ${staffId}, made_at = ${at}
     where merchant_id = ${row.merchant_id} and id = ${read.id}`
  return null
}

/** Takes a mark back, unless a colleague has written it anew since it was read. */
export async function removeMark(
  tx: Tx,
  row: ApplicationRow,
  { id, version }: ReadMark,
): Promise<Refusal | null> {
  const refusal = await touch(tx, row)
  if (refusal) return refusal
  const removed = await tx`
    delete from kept_mark
     where merchant_id = ${row.merchant_id} and application_id = ${row.id} and id = ${id} and version = ${version}`
  return removed.count === 0 ? refuse('stale_version') : null
}

/** Once it is decided nothing is left to send. */
export async function forgetMarks(tx: Tx, { merchant_id, id }: ApplicationRow): Promise<void> {
  await tx`delete from kept_mark where merchant_id = ${merchant_id} and application_id = ${id}`
}

/**
 * Marks are part of what a decision is taken on: with each of them the case has a new version, so that a colleague who has not
 * seen it decides on nothing they have not read. The row is held, so that of a mark and a decision at once one comes first.
 */
async function touch(tx: Tx, row: ApplicationRow): Promise<Refusal | null> {
  return (await renewCase(tx, row)) ? null : refuse('wrong_status')
}
