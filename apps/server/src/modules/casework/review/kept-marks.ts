import { marksMax } from '@daftar/rules/review/marks'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { markFields, newMarks, type GivenMark } from './new-marks.ts'
import type { Marking, ReviewedForm } from './reviewed-form.ts'

/** A mark that was made and not sent yet; every reviewer of the case sees and changes the same ones. */
export type KeptMarkRow<Reason extends string> = Row<
  'review_kept_mark',
  'id' | 'target' | 'page' | 'note_en' | 'note_ar' | 'version' | 'made_by' | 'made_at',
  { reason: Reason }
>

/** The mark that is meant, as it was read. */
export interface ReadMark {
  id: string
  version: number
}

type Form<CaseRow, Target extends string, Reason extends string> = ReviewedForm<CaseRow, Target, Reason>

/** The marks that reviewers of a form keep with a case until it is decided. */
export function keptMarksOf<CaseRow, Target extends string, Reason extends string>(
  form: Form<CaseRow, Target, Reason>,
) {
  return {
    /** What is marked for the next round, in the order it was made. */
    kept: (tx: Tx, row: CaseRow) => listed(tx, form, row),

    /**
     * Adds marks; a place somebody has marked already keeps what they wrote, and nothing of the call is kept.
     */
    add: async (tx: Tx, row: CaseRow, given: readonly GivenMark<Reason>[], by: Marking) =>
      (await renewed(tx, form, row)) ?? addMarks(tx, form, row, given, by),

    /** Writes a mark anew, unless a colleague did so since it was read. */
    change: async (tx: Tx, row: CaseRow, given: Omit<GivenMark<Reason>, 'target'> & ReadMark, by: Marking) =>
      (await renewed(tx, form, row)) ?? changeMark(tx, form, row, given, by),

    /** Takes a mark back, unless a colleague has written it anew since it was read. */
    remove: async (tx: Tx, row: CaseRow, read: ReadMark) =>
      (await renewed(tx, form, row)) ?? removeMark(tx, form, row, read),

    /** Once a case is decided nothing is left to send. */
    async forget(tx: Tx, row: CaseRow): Promise<void> {
      const { merchantId, id } = form.caseOf(row)
      await tx`
        delete from review_kept_mark
         where merchant_id = ${merchantId} and subject = ${form.subject} and subject_id = ${id}`
    },
  }
}

function listed<CaseRow, Target extends string, Reason extends string>(
  tx: Tx,
  form: Form<CaseRow, Target, Reason>,
  row: CaseRow,
): Promise<KeptMarkRow<Reason>[]> {
  const { merchantId, id } = form.caseOf(row)
  return tx<KeptMarkRow<Reason>[]>`
    select id, target, page, reason, note_en, note_ar, version, made_by, made_at from review_kept_mark
     where merchant_id = ${merchantId} and subject = ${form.subject} and subject_id = ${id} order by place`
}

/**
 * Marks are part of what a decision is taken on: with each of them the case has a new version, and is held.
 */
async function renewed<CaseRow, Target extends string, Reason extends string>(
  tx: Tx,
  form: Form<CaseRow, Target, Reason>,
  row: CaseRow,
): Promise<Refusal | null> {
  return (await form.renew(tx, row)) ? null : refuse('wrong_status')
}

async function addMarks<CaseRow, Target extends string, Reason extends string>(
  tx: Tx,
  form: Form<CaseRow, Target, Reason>,
  row: CaseRow,
  given: readonly GivenMark<Reason>[],
  { staffId, at }: Marking,
): Promise<Refusal | null> {
  const marks = await newMarks(tx, form, row, given)
  if (marks instanceof Refusal) return marks
  const of = form.caseOf(row)
  for (const { target, page, reason, note_en, note_ar } of marks) {
    const added = await tx`
      insert into review_kept_mark (merchant_id, id, subject, subject_id, target, page, reason, note_en, note_ar, made_by, made_at)
      values (${of.merchantId}, ${newId('kmk')}, ${form.subject}, ${of.id}, ${target}, ${page}, ${reason}, ${note_en}, ${note_ar},
              ${staffId}, ${at})
      on conflict do nothing`
    if (added.count === 0) return refuse('mark_exists')
  }
  return (await listed(tx, form, row)).length > marksMax ? refuseFields({ marks: 'too_long' }) : null
}

async function changeMark<CaseRow, Target extends string, Reason extends string>(
  tx: Tx,
  form: Form<CaseRow, Target, Reason>,
  row: CaseRow,
  given: Omit<GivenMark<Reason>, 'target'> & ReadMark,
  { staffId, at }: Marking,
): Promise<Refusal | null> {
  const marks = await listed(tx, form, row)
  const read = marks.find(({ id, version }) => id === given.id && version === given.version)
  if (!read) return refuse('stale_version')
  const { page, reason, note_en, note_ar } = given
  const fields = markFields(form.places, { target: read.target, page, reason, note_en, note_ar })
  if (Object.keys(fields).length > 0) return refuseFields(fields)
  if (marks.some((other) => other.id !== read.id && other.target === read.target && other.page === page))
    return refuse('mark_exists')
  await tx`
    update review_kept_mark
       set page = ${page}, reason = ${reason}, note_en = ${note_en}, note_ar = ${note_ar}, version = version + 1,
           made_by = ${staffId}, made_at = ${at}
     where merchant_id = ${form.caseOf(row).merchantId} and id = ${read.id}`
  return null
}

async function removeMark<CaseRow, Target extends string, Reason extends string>(
  tx: Tx,
  form: Form<CaseRow, Target, Reason>,
  row: CaseRow,
  { id, version }: ReadMark,
): Promise<Refusal | null> {
  const of = form.caseOf(row)
  const removed = await tx`
    delete from review_kept_mark
     where merchant_id = ${of.merchantId} and subject = ${form.subject} and subject_id = ${of.id}
       and id = ${id} and version = ${version}`
  return removed.count === 0 ? refuse('stale_version') : null
}
