import type { OnboardingCase } from '@daftar/contract/endpoints/onboarding-desk-shapes'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import { contactsFromSaved } from '@daftar/rules/onboarding/stored-contacts'
import type { ReadTx } from '../../../platform/database/database.ts'
import { keysOf } from './conflicts.ts'
import type { ApplicationRow } from './store.ts'

type Duplicate = OnboardingCase['duplicates'][number]

/** More would be no list a person reads. */
const shown = 20

/** Applications and merchants with the same account, licence, phone or people. Read across merchants, for staff alone. */
export async function duplicatesOf(tx: ReadTx, row: ApplicationRow): Promise<Duplicate[]> {
  const {
    iban,
    licence_number: licence,
    phone,
    identity_numbers: people,
  } = keysOf(contactsFromSaved(mirroredOnLoad(row.document)))
  const own = row.merchant_id
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
       cross join lateral (values ('iban', e.iban = ${iban}),
                                  ('licence', ${licence} <> '' and
                                   upper(regexp_replace(e.commercial_registration_number, '[^[:alnum:]]', '', 'g')) = ${licence})) as same (kind, is_same)
       where e.merchant_id <> ${own} and is_same
         and not exists (select 1 from onboarding_form f where f.merchant_id = e.merchant_id)
      union all
      select 'phone', null, b.merchant_id, m.name, 'active'
        from person_access p join membership_public b on b.person_id = p.id
        join merchant_public m on m.merchant_id = b.merchant_id
       where ${phone} <> '' and p.phone = ${phone} and b.merchant_id <> ${own}) as found
     order by kind, name, application_id limit ${shown}`
}
