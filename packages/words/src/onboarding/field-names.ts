import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { m } from '../compiled.ts'

type Names = Readonly<Record<string, (document: OnboardingDocument) => string>>

/** How a field of an application is called, by its path; some depend on what else is said. */
const names: Names = {
  'basic_info.first_name': () => m.apply_first_name(),
  'basic_info.last_name': () => m.apply_last_name(),
  'basic_info.email': () => m.apply_email(),
  'basic_info.phone': () => m.apply_phone(),
  'basic_info.business_name': () => m.apply_business_name(),
  'basic_info.country_of_main_operations': () => m.apply_country(),
  'basic_info.is_operating_in_other_countries': () => m.apply_other_countries_ask(),
  'basic_info.other_countries': () => m.apply_other_countries(),
  'basic_info.annual_volume': () => m.apply_annual_volume(),
  'product_category.section_id': () => m.apply_section(),
  'product_category.category_id': () => m.apply_category(),
  'store_type.ecommerce_types': () => m.apply_ways(),
  'store_type.web_url': () => m.apply_web_url(),
  'store_type.locations_number': () => m.apply_locations_number(),
  'store_type.locations': () => m.apply_city(),
  'commercial_licence.license_url': () => m.apply_step_commercial_licence(),
  'legal_info.business_license_type': () => m.apply_licence_type(),
  'legal_info.business_type': () => m.apply_business_type(),
  'legal_info.business_type.id': () => m.apply_business_type(),
  'legal_info.legal_company_name': () => m.apply_legal_company_name(),
  'legal_info.commercial_registration_number': registrationName,
  'legal_info.unified_number': () => m.apply_unified_number(),
  'legal_info.license_expiry_date': () => m.apply_licence_expiry(),
  'legal_info.license_url': () => m.apply_licence_file(),
  'legal_info.legal_address': () => m.apply_legal_address(),
  'legal_info.national_address': () => m.apply_national_address(),
  'legal_info.proof_of_address_url': () => m.apply_proof_of_address(),
  'legal_info.national_id_number': idNumberName,
  'legal_info.national_id_url': idFileName,
  'legal_info.has_vat': () => m.apply_has_vat(),
  'legal_info.vat_registration_number': () => m.apply_vat_number(),
  'legal_info.address_in_tax_certificate': () => m.apply_vat_address(),
  'legal_info.vat_certificate_url': () => m.apply_vat_file(),
  'legal_documents.required_documents_urls': requiredDocumentsName,
  'legal_documents.board_resolution_to_establish_a_branch_url': () => m.apply_documents_board_resolution(),
  'legal_documents.other_documents_urls': () => m.apply_documents_other(),
  'legal_documents.sanctioned_dealings_answer': () => m.apply_sanctions(),
  'legal_documents.sanctioned_dealings_details': () => m.apply_sanctions_details(),
  'shareholders.company_owners': () => m.apply_people(),
  'shareholders.company_structure_chart_url': () => m.apply_structure_chart(),
  'bank_details.iban': () => m.apply_iban(),
  'bank_details.bank_name': () => m.apply_bank_name(),
  'bank_details.swift_code': () => m.apply_swift(),
  'bank_details.branch_name': () => m.apply_branch(),
  'bank_details.beneficiary_name_en': () => m.apply_beneficiary_en(),
  'bank_details.beneficiary_name_ar': () => m.apply_beneficiary_ar(),
  'bank_details.currency': () => m.apply_currency(),
  'bank_details.report_recipient': () => m.apply_report_recipient(),
  'bank_details.iban_certificate_url': () => m.apply_iban_certificate(),
}

/** The name of a field; null for one that has none, such as a detail of a person. */
export function fieldName(document: OnboardingDocument, path: string): string | null {
  const owner = /^shareholders\.company_owners\.(\d+)/.exec(path)
  if (owner) return document.shareholders.company_owners[Number(owner[1])]?.name || m.apply_person_unnamed()
  return names[path]?.(document) ?? null
}

function registrationName({ basic_info, legal_info }: OnboardingDocument): string {
  if (basic_info.country_of_main_operations === 'ARE') return m.apply_licence_number()
  return legal_info.business_license_type === 'freelance_license'
    ? m.apply_freelance_number()
    : m.apply_cr_number()
}

function idNumberName({ basic_info, legal_info }: OnboardingDocument): string {
  if (basic_info.country_of_main_operations !== 'SAU') return m.apply_signatory_id_number()
  return legal_info.business_license_type === 'freelance_license'
    ? m.apply_national_id_number()
    : m.apply_manager_id_number()
}

function idFileName({ basic_info, legal_info }: OnboardingDocument): string {
  if (basic_info.country_of_main_operations !== 'SAU') return m.apply_signatory_id_file()
  return legal_info.business_license_type === 'freelance_license'
    ? m.apply_national_id_file()
    : m.apply_manager_id_file()
}

/** DEC-ONB-12. */
function requiredDocumentsName({ legal_info }: OnboardingDocument): string {
  switch (legal_info.business_type.id) {
    case 'partnership':
      return m.apply_documents_partnership()
    case 'foreign_branch':
      return m.apply_documents_parent()
    default:
      return m.apply_documents_articles()
  }
}
