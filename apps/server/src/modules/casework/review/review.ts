import type { MarkValue } from '@daftar/rules/review/marks'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { correctedRounds, type AskedRound } from './corrections.ts'
import { keptMarksOf } from './kept-marks.ts'
import type { MarkRow } from './machine.ts'
import { insertMarks, keepAnswer, listMarks, type NewMark } from './mark-store.ts'
import { newMarks, type GivenMark } from './new-marks.ts'
import type { Marking, ReviewedForm } from './reviewed-form.ts'

/** A correction of a marked place: the mark it answers, and the path of what was sent. */
export interface GivenAnswer<Answer, Reason extends string> {
  answer: Answer
  mark: MarkRow<Reason>
  path: string
}

/**
 * The review of a kind of form: reviewers mark its places, keep marks until they decide and send them with
 * what goes back; the merchant corrects the marked places alone, and hands in again once every one is
 * answered.
 */
export function reviewOf<CaseRow, Target extends string, Reason extends string>(
  form: ReviewedForm<CaseRow, Target, Reason>,
) {
  const all = (tx: ReadTx, row: CaseRow) => listMarks<Reason>(tx, form.subject, form.caseOf(row))

  async function current(tx: ReadTx, row: CaseRow): Promise<MarkRow<Reason>[]> {
    const { isBack, round } = form.caseOf(row)
    return isBack ? (await all(tx, row)).filter((mark) => mark.round === round) : []
  }

  return {
    ...keptMarksOf(form),
    /** What stands in a place; null where the form has no such place. */
    valueAt: form.valueAt,
    /** Every mark that was ever sent, the newest round first. */
    all,
    /**
     * What each round changed that asked about whole places, the newest first; `rounds` are all of the case,
     * in their order.
     */
    corrections: <Place extends Target, Round extends AskedRound<Place>>(
      tx: Tx,
      row: CaseRow,
      rounds: readonly Round[],
    ) => correctedRounds<CaseRow, Target, Place, Round>(tx, form, row, rounds),
    /**
     * What the merchant is to answer now, answered or not: the marks of the round that runs. None unless the
     * case is back.
     */
    current,

    /** The marks of a decision, with what stands in their places, or what is wrong with one of them. */
    check: (tx: Tx, row: CaseRow, given: readonly GivenMark<Reason>[]) => newMarks(tx, form, row, given),

    /** Sends marks with a case that goes back. */
    send: (tx: Tx, row: CaseRow, marks: readonly NewMark<Reason>[], made: Marking) =>
      insertMarks(tx, form.subject, form.caseOf(row), marks, made),

    /**
     * Takes the merchant's corrections of marked places, one after the other: `put` writes one into the form
     * and answers what stands there now. Only what was marked can be corrected; null when all of it was.
     */
    async answer<Answer extends { target: string }>(
      tx: Tx,
      row: CaseRow,
      answers: readonly Answer[],
      answered: { personId: string; at: Date },
      put: (given: GivenAnswer<Answer, Reason>) => Promise<MarkValue | Refusal>,
    ): Promise<Refusal | null> {
      const marks = await current(tx, row)
      if (marks.length === 0) return refuse('wrong_status')
      if (answers.length === 0) return refuse('params_for_update_not_sent')
      for (const [place, answer] of answers.entries()) {
        const marked = marks.filter(({ target }) => target === answer.target)
        const path = `answers.${place}`
        if (!marked[0]) return refuseFields({ [`${path}.target`]: 'choose_option' })
        const value = await put({ answer, mark: marked[0], path })
        if (value instanceof Refusal) return value
        await keepAnswer(tx, marked, value, answered)
      }
      return null
    },

    /** Why a case cannot be handed in again yet: nothing was marked, or not every mark is answered. */
    async resubmissionProblem(tx: Tx, row: CaseRow): Promise<Refusal | null> {
      const marks = await current(tx, row)
      if (marks.length === 0) return refuse('wrong_status')
      const open = marks.filter(({ status }) => status === 'open')
      if (open.length === 0) return null
      return refuse('marks_open', {
        fields: Object.fromEntries(open.map(({ target }) => [target, 'required' as const])),
      })
    },
  }
}
