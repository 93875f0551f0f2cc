import type { Correction } from '@daftar/contract/endpoints/capital/applications-marks'
import {
  fieldsToFix,
  placeOfField,
  type CorrectedPlace,
} from '@daftar/rules/capital/applications/reset-reasons'
import type { Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import { applicationReview, type ApplicationRow } from '../applications/index.ts'
import type { AskedRound, ValuesBefore } from '../../casework/review/index.ts'

/** What stands in the places a reset by these reasons asks about. */
export async function valuesAskedAbout(
  tx: Tx,
  row: ApplicationRow,
  reasons: readonly string[],
): Promise<ValuesBefore<CorrectedPlace>> {
  const values: ValuesBefore<CorrectedPlace> = {}
  for (const field of fieldsToFix(reasons, row.form === 'single_page')) {
    const place = placeOfField[field]
    values[place] = (await applicationReview.valueAt(tx, row, place)) ?? { text: null, file: null }
  }
  return values
}

interface ResetRow extends AskedRound<CorrectedPlace>, Row<'application_decision', 'reasons' | 'at'> {
  made_by: Column<'staff_name', 'name'>
}

/**
 * The difference each round by reasons made, the newest first: what stood there, and what the merchant put in
 * its place.
 */
export async function listCorrections(tx: Tx, row: ApplicationRow): Promise<Correction[]> {
  const rounds = await tx<ResetRow[]>`
    select d.reasons, d.before, s.name as made_by, d.at,
           (select min(c.at) from status_change c
             where c.merchant_id = d.merchant_id and c.subject = 'application' and c.subject_id = d.application_id
               and c.from_status = 'reset' and c.to_status = 'submitted' and c.at >= d.at) as answered_at
      from application_decision d join staff_name s on s.id = d.staff_id
     where d.merchant_id = ${row.merchant_id} and d.application_id = ${row.id} and d.action = 'reset' order by d.at`
  const corrected = await applicationReview.corrections<CorrectedPlace, ResetRow>(tx, row, rounds)
  return corrected.map(({ round, reasons, made_by, at, answered_at, fields }) => ({
    ...{ round, reasons, made_by, fields },
    made_at: at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  }))
}
