import type { PartContent } from '@daftar/contract/endpoints/identity/part-links-shapes'
import type { PartProblem } from '@daftar/rules/part-links/part-forms'
import { emptyDocument } from '@daftar/rules/onboarding/document'
import { fieldText, m } from '@daftar/words'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { issueText } from '../../shared/company-form/issue-text.ts'

/** What the fields of a part are called: as in the form of the application itself. */
export function fieldLabel({ form }: Pick<PartContent, 'form'>, name: string): string {
  switch (form) {
    case 'person':
      return personWords[name]?.() ?? ''
    case 'holding_company':
      return name === 'identity_id' ? m.apply_owner_licence_number() : m.apply_owner_licence_file()
    case 'bank':
      return fieldName(emptyDocument(), `bank_details.${name}`) ?? ''
    case 'licence':
      return licenceWords[name]?.() ?? ''
    case 'kyb_signatory':
      return signatoryWords[name]?.() ?? ''
    case 'kyb_resident':
    case 'kyb_foreigner':
      return name === 'passport' ? m.kyb_passport() : m.kyb_emirates_id()
    case 'kyb_bank':
      return name === 'iban' ? m.kyb_iban() : m.kyb_iban_bank()
  }
}

export function problemText({ code, length }: PartProblem): string {
  if (code === 'national_id_length') return fieldText(code)
  return issueText({ code, ...(length !== undefined && { length }) })
}

type Words = Readonly<Record<string, () => string>>

const personWords: Words = {
  identity_type: m.apply_owner_identity_type,
  identity_id: m.apply_owner_identity_number,
  national_id_expiration_date: m.apply_owner_expiry,
  birth_date: m.apply_owner_birth_date,
  nationality: m.apply_owner_nationality,
  national_id_url: m.apply_owner_front,
  national_id_backside_url: m.apply_owner_back,
}

const licenceWords: Words = {
  legal_company_name: m.part_company_name,
  commercial_registration_number: m.apply_licence_number,
  license_expiry_date: m.part_licence_expiry,
  license_url: m.part_licence_file,
}

const signatoryWords: Words = {
  name: m.wizard_signatory_name,
  email: m.wizard_signatory_email,
  national_id_number: m.kyb_national_id_number,
  national_id_url: m.kyb_national_id_file,
}
