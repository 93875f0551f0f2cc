import type { Issue } from '@daftar/rules/onboarding/issues'
import { fieldText, m } from '@daftar/words'

/** What is wrong with a field, in words (VAL-48, DEC-VAL-6). */
export function issueText({ code, length = 0 }: Pick<Issue, 'code' | 'length'>): string {
  switch (code) {
    case 'too_short':
      return m.apply_error_length_min({ length })
    case 'too_long':
      return m.apply_error_length_max({ length })
    case 'vat_invalid':
      return m.apply_error_vat()
    case 'cr_number_wanted':
      return m.apply_error_cr_wanted()
    case 'unified_number_invalid':
      return m.apply_error_unified()
    case 'iban_invalid':
      return m.apply_iban_wrong()
    case 'freelance_licence_prefix':
      return m.apply_error_freelance()
    case 'national_id_prefix':
      return m.apply_error_national_id()
    case 'date_invalid':
      return m.apply_error_date()
    case 'shares_not_whole':
      return m.apply_error_shares()
    case 'shareholder_wanted':
      return m.apply_error_shareholder()
    case 'senior_management_wanted':
    case 'signatory_wanted':
    case 'beneficial_owner_wanted':
      return m.apply_error_manager()
    case 'contact_required':
    case 'code_length':
      return m.field_required()
    default:
      return fieldText(code)
  }
}
