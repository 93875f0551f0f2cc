import type { Duplicate } from '@daftar/contract/endpoints/identity/onboarding-desk-shapes'
import { normaliseIban } from '@daftar/rules/registry/iban'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import type { ApplicationRow } from './store.ts'

type Named = Pick<
  ApplicationRow,
  'merchant_id' | 'iban' | 'given_iban' | 'legal_info' | 'authorized_signatory'
>

/** More would be no list a person reads. */
const shown = 20

/**
 * Other merchants under the numbers of an application for an advance and of its merchant's companies: the
 * same account, licence, signatory's phone, or people. Read across merchants, for staff alone.
 */
export async function othersUnder(tx: ReadTx, row: Named): Promise<Duplicate[]> {
  const { merchant_id: own, legal_info: legal, authorized_signatory: signatory } = row
  const iban = normaliseIban(row.iban ?? row.given_iban ?? '')
  const licence = numberKey(legal?.cr_number ?? '')
  const person = numberKey(signatory?.national_id_number ?? '')
  const keyOf = (number: Fragment) => tx`upper(regexp_replace(${number}, '[^[:alnum:]]', '', 'g'))`
  return tx<Duplicate[]>`
    with own as (
      select array_remove(array_agg(iban) || ${iban}::text, '') as ibans,
             array_remove(array_agg(${keyOf(tx`commercial_registration_number`)}) || ${licence}::text, '') as licences,
             array_remove(array_agg(number) || ${person}::text, '') as people
        from legal_entity_public left join lateral unnest(owner_numbers) as number on true
       where merchant_id = ${own})
    select found.kind, null as application_id, found.merchant_id, m.name, 'active' as status
      from (select same.kind, e.merchant_id
              from legal_entity_public e cross join own
             cross join lateral (values ('iban', e.iban = any (own.ibans)),
                                        ('licence', ${keyOf(tx`e.commercial_registration_number`)} = any (own.licences)),
                                        ('person', e.owner_numbers && own.people)) as same (kind, is_same)
             where same.is_same
            union
            select same.kind, a.merchant_id
              from application a cross join own
             cross join lateral (values ('iban', a.iban = any (own.ibans)),
                                        ('licence', ${keyOf(tx`a.legal_info ->> 'cr_number'`)} = any (own.licences)),
                                        ('phone', a.authorized_signatory ->> 'phone' = ${signatory?.phone ?? ''}),
                                        ('person', ${keyOf(tx`a.authorized_signatory ->> 'national_id_number'`)}
                                                   = any (own.people))) as same (kind, is_same)
             where a.status <> 'draft' and same.is_same) as found
      join merchant_public m on m.merchant_id = found.merchant_id and m.sandbox_of is null
     where found.merchant_id <> ${own}
     order by found.kind, m.name, found.merchant_id limit ${shown}`
}

/** A number as it is compared, whatever stands between its figures. */
function numberKey(number: string): string {
  return number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
