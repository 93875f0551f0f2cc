import type { MarkValue } from '@daftar/rules/review/marks'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChanges } from '../../../platform/status-changes.ts'
import type { Marking, ReviewedCase } from './reviewed-form.ts'

/** A mark that was sent to its merchant. */
export type MarkRow<Reason extends string> = Row<
  'review_mark',
  | 'merchant_id'
  | 'id'
  | 'round'
  | 'target'
  | 'page'
  | 'note_en'
  | 'note_ar'
  | 'status'
  | 'made_by'
  | 'made_at'
  | 'answered_by'
  | 'answered_at',
  { reason: Reason; before: MarkValue; after: MarkValue | null }
>

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

/** One new value answers every mark on its place; an answer may be replaced until the form is handed in again. */
export async function keepAnswer(
  tx: Tx,
  marks: readonly MarkRow<string>[],
  after: MarkValue,
  answered: { personId: string; at: Date },
): Promise<void> {
  for (const mark of marks)
    await tx`
      update review_mark
         set status = 'answered', after = ${tx.json(after)}, answered_by = ${answered.personId}, answered_at = ${answered.at}
       where merchant_id = ${mark.merchant_id} and id = ${mark.id}`
  await recordChanges(
    tx,
    marks
      .filter(({ status }) => status === 'open')
      .map(({ merchant_id, id }) => ({
        merchantId: merchant_id,
        subject: 'mark',
        subjectId: id,
        from: 'open',
        to: 'answered',
        actor: 'merchant',
        actorId: answered.personId,
        at: answered.at,
      })),
  )
}
