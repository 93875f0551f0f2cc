import { emptyDocument } from '@daftar/rules/onboarding/document'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { findApplicant, holdApplicant, insertApplicant } from '../../merchants/merchants/index.ts'
import { findApplication, insertForm, type ApplicationRow } from './store.ts'

/**
 * The application of a person that is under way, begun with what the account knows where there is none
 * (DEC-ONB-36). Needs reach across tenants: the merchant it may become has no row yet.
 */
export async function beginApplication(
  tx: Tx,
  personId: string,
  at: Date,
): Promise<ApplicationRow | Refusal> {
  await holdApplicant(tx, personId)
  const begun = await findApplicant(tx, personId)
  const isOver = begun?.status === 'approved' || begun?.status === 'declined'
  if (begun && !isOver) {
    return (await findApplication(tx, begun.id)) ?? refuse('not_found')
  }
  const id = newId('onb')
  const merchant_id = newId('mer')
  const applicant = { merchant_id, id, person_id: personId, status: 'draft', created_at: at } as const
  await insertApplicant(tx, applicant)
  await insertForm(tx, {
    merchant_id,
    application_id: id,
    document: await firstDocument(tx, personId),
    saved_at: at,
  })
  const began = { from: null, to: 'draft', actor: 'merchant', actorId: personId, at } as const
  await recordChange(tx, { merchantId: merchant_id, subject: 'onboarding', subjectId: id, ...began })
  return (await findApplication(tx, id)) ?? refuse('not_found')
}

/** DEC-ONB-2: what the account knows of the applicant is there from the start (ONB-49). */
async function firstDocument(tx: Tx, personId: string) {
  const [person] = await tx<Row<'person_access', 'first_name' | 'last_name' | 'email' | 'phone'>[]>`
    select first_name, last_name, email, phone from person_access where id = ${personId}`
  const nothing = emptyDocument()
  const email = person?.email ?? ''
  return {
    ...nothing,
    basic_info: {
      ...nothing.basic_info,
      first_name: person?.first_name ?? '',
      last_name: person?.last_name ?? '',
      email,
      phone: person?.phone ?? '',
    },
    bank_details: { ...nothing.bank_details, report_recipient: email },
  }
}
