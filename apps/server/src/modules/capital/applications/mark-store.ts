import type { MarkReason, MarkValue } from '@daftar/rules/capital/applications/marks'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChanges } from '../../../platform/status-changes.ts'
import type { ApplicationRow } from './store.ts'

export type MarkRow = Row<
  'application_mark',
  | 'merchant_id'
  | 'id'
  | 'application_id'
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
  {
    reason: MarkReason
    before: MarkValue
    after: MarkValue | null
  }
>

/** Every mark that was ever made in an application, the newest round first, in the order they were made. */
export function listMarks(tx: Tx, merchantId: string, applicationId: string): Promise<MarkRow[]> {
  return tx<MarkRow[]>`
    select * from application_mark
     where merchant_id = ${merchantId} and application_id = ${applicationId} order by round desc, place`
}

/** What the merchant is to answer now, answered or not: the marks of the round that runs. None outside `reset`. */
export async function currentMarks(tx: Tx, row: ApplicationRow): Promise<MarkRow[]> {
  if (row.status !== 'reset') return []
  const marks = await listMarks(tx, row.merchant_id, row.id)
  return marks.filter(({ round }) => round === roundOf(row))
}

/** The round an application is in, or would be in if it went back now, from 1. */
export function roundOf({ reset_rounds }: Pick<ApplicationRow, 'reset_rounds'>): number {
  return reset_rounds + 1
}

export interface NewMark extends Pick<
  MarkRow,
  'target' | 'page' | 'reason' | 'note_en' | 'note_ar' | 'before'
> {}

export async function insertMarks(
  tx: Tx,
  row: ApplicationRow,
  marks: readonly NewMark[],
  made: { by: string; at: Date },
): Promise<void> {
  const rows = marks.map((mark, place) => ({ ...mark, id: newId('mrk'), place }))
  await tx`
    insert into application_mark
           (merchant_id, id, application_id, round, target, page, reason, note_en, note_ar, status, before, place, made_by, made_at)
    select ${row.merchant_id}, m.id, ${row.id}, ${roundOf(row)}, m.target, m.page, m.reason, m.note_en, m.note_ar, 'open',
           m.before, m.place, ${made.by}, ${made.at}
      from jsonb_to_recordset(${tx.json(rows)}) as m (id text, target text, page integer, reason text,
           note_en text, note_ar text, before jsonb, place integer)`
  await recordChanges(
    tx,
    rows.map(({ id }) => ({
      merchantId: row.merchant_id,
      subject: 'mark',
      subjectId: id,
      from: null,
      to: 'open',
      actor: 'reviewer',
      actorId: made.by,
      at: made.at,
    })),
  )
}

/** One new value answers every mark on its target; an answer may be replaced until the application is sent again. */
export async function answerTarget(
  tx: Tx,
  marks: readonly MarkRow[],
  after: MarkValue,
  answered: { by: string; at: Date },
): Promise<void> {
  for (const mark of marks)
    await tx`
      update application_mark
         set status = 'answered', after = ${tx.json(after)}, answered_by = ${answered.by}, answered_at = ${answered.at}
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
        actorId: answered.by,
        at: answered.at,
      })),
  )
}
