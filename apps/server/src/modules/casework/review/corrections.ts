import type { MarkValue } from '@daftar/rules/review/marks'
import type { Tx } from '../../../platform/database/database.ts'
import { listMarks } from './mark-store.ts'
import type { ReviewedForm } from './reviewed-form.ts'

/** What stood in places of a form. */
export type ValuesBefore<Place extends string> = Partial<Record<Place, MarkValue>>

/** A round as its decision was recorded, which asked about whole places or marked them one by one. */
export interface AskedRound<Place extends string> {
  /** What stood in the places it asked about; null of a round that marked them. */
  before: ValuesBefore<Place> | null
  /** When the form was handed in again. */
  answered_at: Date | null
}

export interface CorrectedField<Place extends string> {
  target: Place
  before: MarkValue
  after: MarkValue | null
}

/** A round with its number, from 1, and what it changed in the places it asked about. */
export type CorrectedRound<Place extends string, Round> = Round & {
  round: number
  fields: CorrectedField<Place>[]
}

/**
 * The difference each round made that asked about whole places, the newest first: what stood there, and what
 * the merchant put in its place, which is what a later round found there, else what stands there now.
 * `rounds` are all of the case, the first first.
 */
export async function correctedRounds<
  CaseRow,
  Target extends string,
  Place extends Target,
  Round extends AskedRound<Place>,
>(
  tx: Tx,
  form: Pick<ReviewedForm<CaseRow, Target, string>, 'subject' | 'caseOf' | 'valueAt'>,
  row: CaseRow,
  rounds: readonly Round[],
): Promise<CorrectedRound<Place, Round>[]> {
  if (!rounds.some(({ before }) => before !== null)) return []
  const marks = await listMarks(tx, form.subject, form.caseOf(row))

  async function valueAfter(round: number, place: Place): Promise<MarkValue | null> {
    const later = rounds.slice(round).findIndex(({ before }) => before?.[place] !== undefined)
    const marked = marks.findLast((mark) => mark.round > round && mark.target === place)
    const isMarkedFirst = marked && (later === -1 || marked.round <= round + later)
    if (isMarkedFirst) return marked.before
    return later === -1 ? form.valueAt(tx, row, place) : (rounds[round + later]?.before?.[place] ?? null)
  }

  const corrected: CorrectedRound<Place, Round>[] = []
  for (const [index, asked] of rounds.entries()) {
    if (asked.before === null) continue
    const round = index + 1
    const fields: CorrectedField<Place>[] = []
    for (const [target, before] of Object.entries(asked.before) as [Place, MarkValue][])
      fields.push({ target, before, after: asked.answered_at && (await valueAfter(round, target)) })
    corrected.unshift({ ...asked, round, fields })
  }
  return corrected
}
