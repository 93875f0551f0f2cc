import { emptyDocument } from '@daftar/rules/onboarding/document'
import type { Tx } from '../../../platform/database/database.ts'
import { changes, type Row } from '../../../platform/database/rows.ts'

/**
 * Empties the applications of a person that came to nothing: those that were never handed in, and those that
 * were declined. What was agreed on, and what is under review, stays. Answers their ids.
 */
export async function forgetApplicant(tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx<Row<'onboarding_status', 'id' | 'merchant_id'>[]>`
    select id, merchant_id from onboarding_status
     where person_id = ${personId} and status in ('draft', 'declined')`
  for (const { id, merchant_id } of rows) {
    const empty = { document: emptyDocument(), business_name: '', iban: '', licence_number: '', phone: '' }
    await tx`
      update onboarding_form
         set ${changes(tx, 'onboarding_form', { ...empty, identity_numbers: [] })}, version = version + 1
       where merchant_id = ${merchant_id} and application_id = ${id}`
    await tx`delete from onboarding_round where merchant_id = ${merchant_id} and application_id = ${id}`
  }
  return rows.map(({ id }) => id)
}
