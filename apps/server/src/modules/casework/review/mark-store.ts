import type { MarkValue } from '@daftar/rules/review/marks'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { changeInStatus, moveStatus } from '../../../platform/status/move.ts'
import { recordChanges } from '../../../platform/status-changes.ts'
import { markMachine, type MarkRow } from './machine.ts'
import type { Marking, ReviewedCase } from './reviewed-form.ts'

export interface NewMark<Reason extends string> extends Pick<
  MarkRow<Reason>,
  'target' | 'page' | 'reason' | 'note_en' | 'note_ar' | 'before'
> {}

/** Every mark that was ever sent with a case, the newest round first, in the order they were made. */
export function listMarks<Reason extends string>(
  tx: ReadTx,
  subject: string,
  { merchantId, id }: ReviewedCase,
): Promise<MarkRow<Reason>[]> {
  return tx<MarkRow<Reason>[]>`
    select * from review_mark
     where merchant_id = ${merchantId} and subject = ${subject} and subject_id = ${id} order by round desc, place`
}

export async function insertMarks(
  tx: Tx,
  subject: string,
  of: ReviewedCase,
  marks: readonly NewMark<string>[],
  { staffId, at }: Marking,
): Promise<void> {
  const rows = marks.map((mark, place) => ({ ...mark, id: newId('mrk'), place }))
  await tx`
    insert into review_mark
           (merchant_id, id, subject, subject_id, round, target, page, reason, note_en, note_ar, status, before, place, made_by, made_at)
    select ${of.merchantId}, m.id, ${subject}, ${of.id}, ${of.round}, m.target, m.page, m.reason, m.note_en, m.note_ar, 'open',
           m.before, m.place, ${staffId}, ${at}
      from jsonb_to_recordset(${tx.json(rows)}) as m (id text, target text, page integer, reason text,
           note_en text, note_ar text, before jsonb, place integer)`
  await recordChanges(
    tx,
    rows.map(({ id }) => ({
      merchantId: of.merchantId,
      subject: 'mark',
      subjectId: id,
      from: null,
      to: 'open',
      actor: 'reviewer',
      actorId: staffId,
      at,
    })),
  )
}

/**
 * One new value answers every mark on its place; an answer may be replaced until the form is submitted again.
 */
export async function keepAnswer(
  tx: Tx,
  marks: readonly MarkRow<string>[],
  after: MarkValue,
  { personId, at }: { personId: string; at: Date },
): Promise<void> {
  const set = { after, answered_by: personId, answered_at: at }
  const by = { actor: 'merchant', actorId: personId, at } as const
  for (const mark of marks)
    if (mark.status === 'open') await moveStatus(tx, markMachine, mark, { to: 'answered', set, ...by })
    else await changeInStatus(tx, markMachine, mark, set)
}
