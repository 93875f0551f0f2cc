import type { OnboardingCase } from '@daftar/contract/endpoints/identity/onboarding-desk-shapes'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import { contactsFromSaved } from '@daftar/rules/onboarding/stored-contacts'
import type { ReadTx } from '../../../platform/database/database.ts'
import { keysOf } from './conflicts.ts'
import type { ApplicationRow } from './store.ts'

type Duplicate = OnboardingCase['duplicates'][number]

/** More would be no list a person reads. */
const shown = 20

/** Others under the same numbers as an application to sell. Read across merchants, for staff alone. */
export function duplicatesOf(tx: ReadTx, row: ApplicationRow): Promise<Duplicate[]> {
  const document = contactsFromSaved(mirroredOnLoad(row.document))
  return othersUnder(tx, keysOf(document), row.merchant_id)
}

/** The same of what a company says anew: its account stays as it is, and the phone is that of who sent it. */
export function duplicatesOfCompany(
  tx: ReadTx,
  document: OnboardingDocument,
  { merchantId, iban, phone }: { merchantId: string; iban: string; phone: string },
): Promise<Duplicate[]> {
  return othersUnder(tx, { ...keysOf(document), iban, phone }, merchantId)
}

type Keys = Pick<ReturnType<typeof keysOf>, 'iban' | 'licence_number' | 'phone' | 'identity_numbers'>

/**
 * Applications and merchants with the same account, licence, phone or people; what a form says is not told
 * twice.
 */
async function othersUnder(
  tx: ReadTx,
  { iban, licence_number: licence, phone, identity_numbers: people }: Keys,
  own: string,
): Promise<Duplicate[]> {
  return tx<Duplicate[]>`
    select * from (
      select kind, f.application_id, case when a.status = 'approved' then f.merchant_id end as merchant_id,
             f.document #>> '{basic_info,business_name}' as name, a.status
        from onboarding_form f join onboarding_status a on a.merchant_id = f.merchant_id and a.id = f.application_id
       cross join lateral (values ('iban', f.iban <> '' and f.iban = ${iban}),
                                  ('licence', f.licence_number <> '' and f.licence_number = ${licence}),
                                  ('phone', f.phone <> '' and f.phone = ${phone}),
                                  ('person', f.identity_numbers && ${people})) as same (kind, is_same)
       where f.merchant_id <> ${own} and a.status <> 'draft' and is_same
      union all
      select kind, null, e.merchant_id, m.name, e.status
        from legal_entity_public e join merchant_public m on m.merchant_id = e.merchant_id and m.sandbox_of is null
        left join onboarding_form f on f.merchant_id = e.merchant_id
       cross join lateral (values ('iban', ${iban} <> '' and e.iban = ${iban}, f.iban = ${iban}),
                                  ('licence', ${licence} <> '' and
                                   upper(regexp_replace(e.commercial_registration_number, '[^[:alnum:]]', '', 'g')) = ${licence},
                                   f.licence_number = ${licence}),
                                  ('person', e.owner_numbers && ${people}, f.identity_numbers && ${people}))
                  as same (kind, is_same, is_in_form)
       where e.merchant_id <> ${own} and is_same and is_in_form is not true
      union all
      select 'phone', null, b.merchant_id, m.name, 'active'
        from person_access p join membership_public b on b.person_id = p.id
        join merchant_public m on m.merchant_id = b.merchant_id
       where ${phone} <> '' and p.phone = ${phone} and b.merchant_id <> ${own}) as found
     order by kind, name, application_id limit ${shown}`
}
