import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { CompanyOwner } from '@daftar/rules/onboarding/owners'
import type { OnboardingPatch } from '@daftar/rules/onboarding/resets'
import { normaliseIban } from '@daftar/rules/registry/iban'
import type { PartForm, PartValues } from '@daftar/rules/part-links/part-forms'
import type { PartOf } from './dependencies.ts'

/** What a document of an application or of a company says of a part; undefined where it has no such part. */
export function partIn(
  document: OnboardingDocument,
  { scope, person }: Pick<PartOf, 'scope' | 'person'>,
): { form: PartForm; values: PartValues } | undefined {
  switch (scope) {
    case 'bank':
      return { form: 'bank', values: texts({ ...document.bank_details }) }
    case 'licence': {
      const { legal_info, commercial_licence } = document
      const license_url = commercial_licence.license_url ?? legal_info.license_url
      const { legal_company_name, commercial_registration_number, license_expiry_date } = legal_info
      const said = { legal_company_name, commercial_registration_number, license_expiry_date, license_url }
      return { form: 'licence', values: texts(said) }
    }
    case 'signatory':
    case 'owner': {
      const owner = document.shareholders.company_owners.find(({ id }) => id === person)
      if (!owner || (scope === 'signatory' && !owner.is_authorised_signatory)) return undefined
      const form = owner.type === 'company' ? 'holding_company' : 'person'
      return { form, values: texts({ ...owner }) }
    }
  }
}

/** The change of a document that writes a part into it: the fields of the part and no others. */
export function patchOfPart(
  document: OnboardingDocument,
  { scope, person }: Pick<PartOf, 'scope' | 'person'>,
  values: PartValues,
): OnboardingPatch {
  const of = (name: string) => values[name] ?? ''
  switch (scope) {
    case 'bank':
      return {
        bank_details: {
          ...{ bank_name: of('bank_name').trim(), branch_name: of('branch_name').trim() },
          ...{ iban: normaliseIban(of('iban')), swift_code: of('swift_code').trim().toUpperCase() },
          beneficiary_name_en: of('beneficiary_name_en').trim(),
          beneficiary_name_ar: of('beneficiary_name_ar').trim(),
          iban_certificate_url: of('iban_certificate_url') || null,
        },
      }
    case 'licence': {
      const license_url = of('license_url') || null
      return {
        commercial_licence: { license_url },
        legal_info: {
          license_url,
          legal_company_name: of('legal_company_name').trim(),
          commercial_registration_number: of('commercial_registration_number').trim(),
          license_expiry_date: of('license_expiry_date'),
        },
      }
    }
    case 'signatory':
    case 'owner': {
      const owners = document.shareholders.company_owners
      return {
        shareholders: { company_owners: owners.map((one) => (one.id === person ? filled(one, of) : one)) },
      }
    }
  }
}

function filled(owner: CompanyOwner, of: (name: string) => string): CompanyOwner {
  const identity = { identity_id: of('identity_id').trim(), national_id_url: of('national_id_url') || null }
  if (owner.type === 'company') return { ...owner, ...identity }
  const isPassport = of('identity_type') === 'PASSPORT_NUMBER'
  return {
    ...owner,
    ...identity,
    identity_type: isPassport ? 'PASSPORT_NUMBER' : 'NATIONAL_ID',
    birth_date: of('birth_date'),
    nationality: of('nationality'),
    national_id_expiration_date: of('national_id_expiration_date'),
    national_id_backside_url: isPassport ? null : of('national_id_backside_url') || null,
  }
}

/** Values as they travel: texts, and of what is not given an empty one. */
function texts(said: Readonly<Record<string, unknown>>): PartValues {
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}
