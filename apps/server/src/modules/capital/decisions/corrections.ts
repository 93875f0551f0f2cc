import type { Correction } from '@daftar/contract/endpoints/applications-marks'
import {
  fieldsToFix,
  placeOfField,
  type CorrectedPlace,
} from '@daftar/rules/capital/applications/reset-reasons'
import type { MarkValue } from '@daftar/rules/review/marks'
import type { Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import { applicationReview, type ApplicationRow } from '../applications/index.ts'
import type { ValuesBefore } from './store.ts'

/** What stands in the places a reset by these reasons asks about. */
export async function valuesAskedAbout(
  tx: Tx,
  row: ApplicationRow,
  reasons: readonly string[],
): Promise<ValuesBefore> {
  const values: ValuesBefore = {}
  for (const field of fieldsToFix(reasons, row.form === 'single_page')) {
    const place = placeOfField[field]
    values[place] = (await applicationReview.valueAt(tx, row, place)) ?? { text: null, file: null }
  }
  return values
}

interface ResetRow extends Row<
  'application_decision',
  'reasons' | 'at',
  {
    before: ValuesBefore | null
  }
> {
  made_by: Column<'staff_name', 'name'>
  answered_at: Date | null
}

/** The difference each round by reasons made, the newest first: what stood there, and what the merchant put in its place. */
export async function correctionsOf(tx: Tx, row: ApplicationRow): Promise<Correction[]> {
  const rounds = await tx<ResetRow[]>`
    select d.reasons, d.before, s.name as made_by, d.at,
           (select min(c.at) from status_change c
             where c.merchant_id = d.merchant_id and c.subject = 'application' and c.subject_id = d.application_id
               and c.from_status = 'reset' and c.to_status = 'submitted' and c.at >= d.at) as answered_at
      from application_decision d join staff_name s on s.id = d.staff_id
     where d.merchant_id = ${row.merchant_id} and d.application_id = ${row.id} and d.action = 'reset' order by d.at`
  if (!rounds.some(({ before }) => before !== null)) return []
  const marks = await applicationReview.all(tx, row)

  /** What a later round found there, else what stands there now. */
  async function valueAfter(round: number, place: CorrectedPlace): Promise<MarkValue | null> {
    const later = rounds.slice(round).findIndex(({ before }) => before?.[place] !== undefined)
    const marked = marks.findLast((mark) => mark.round > round && mark.target === place)
    const isMarkedFirst = marked && (later === -1 || marked.round <= round + later)
    if (isMarkedFirst) return marked.before
    return later === -1
      ? applicationReview.valueAt(tx, row, place)
      : (rounds[round + later]?.before?.[place] ?? null)
  }

  const corrections: Correction[] = []
  for (const [index, { reasons, before, made_by, at, answered_at }] of rounds.entries()) {
    if (before === null) continue
    const round = index + 1
    const fields: Correction['fields'] = []
    for (const place of Object.keys(before) as CorrectedPlace[])
      fields.push({
        target: place,
        before: before[place]!,
        after: answered_at && (await valueAfter(round, place)),
      })
    corrections.unshift({
      round,
      reasons,
      made_by,
      made_at: at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
      fields,
    })
  }
  return corrections
}
