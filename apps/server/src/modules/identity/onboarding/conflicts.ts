import { normaliseIban } from '@daftar/rules/registry/iban'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { ReadTx } from '../../../platform/database/database.ts'

/** A name as it is compared: no case, no blanks more than one. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** A number of a licence or an ID as it is compared. */
export function numberKey(number: string): string {
  return number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}

/** What an application is found by, as it stands in it now. */
export function keysOf({ basic_info, legal_info, bank_details, shareholders }: OnboardingDocument) {
  const people = [
    legal_info.national_id_number,
    ...shareholders.company_owners.map(({ identity_id }) => identity_id),
  ]
  return {
    business_name: nameKey(basic_info.business_name),
    iban: normaliseIban(bank_details.iban),
    licence_number: numberKey(legal_info.commercial_registration_number),
    phone: basic_info.phone.trim(),
    identity_numbers: [...new Set(people.map(numberKey).filter(Boolean))],
  }
}

/** ONB-86: whether somebody else sells, or has applied, under this name. Needs reach across tenants. */
export async function isNameTaken(tx: ReadTx, name: string, ownMerchantId: string): Promise<boolean> {
  const key = nameKey(name)
  const rows = await tx`
    select 1 from merchant_public
     where sandbox_of is null and merchant_id <> ${ownMerchantId} and (lower(name) = ${key} or lower(name_ar) = ${key})
    union all
    select 1 from onboarding_form f join onboarding_status a on a.merchant_id = f.merchant_id and a.id = f.application_id
     where f.merchant_id <> ${ownMerchantId} and f.business_name = ${key} and a.status not in ('draft', 'declined')
    limit 1`
  return rows.length > 0
}

/**
 * ONB-92: whether the licence and the account are those of another one together. Needs reach across tenants.
 */
export async function areDetailsTaken(
  tx: ReadTx,
  { iban, licence_number: licence }: Pick<ReturnType<typeof keysOf>, 'iban' | 'licence_number'>,
  ownMerchantId: string,
): Promise<boolean> {
  if (iban === '' || licence === '') return false
  const rows = await tx`
    select 1 from legal_entity_public
     where merchant_id <> ${ownMerchantId} and iban = ${iban}
       and upper(regexp_replace(commercial_registration_number, '[^[:alnum:]]', '', 'g')) = ${licence}
    union all
    select 1 from onboarding_form f join onboarding_status a on a.merchant_id = f.merchant_id and a.id = f.application_id
     where f.merchant_id <> ${ownMerchantId} and f.iban = ${iban} and f.licence_number = ${licence}
       and a.status not in ('draft', 'declined')
    limit 1`
  return rows.length > 0
}
