import type { AnnualVolume } from './volume.ts'
import type { BusinessType, LicenceType } from './licences.ts'
import type { CompanyOwner } from './owners.ts'

/** DEC-ONB-2: where a business mainly works; `other` is any country we do not serve. */
export const onboardingCountries = ['SAU', 'ARE', 'BHR', 'KWT', 'QAT', 'EGY', 'other'] as const
export type OnboardingCountry = (typeof onboardingCountries)[number]

/** DEC-ONB-5: how many places a business sells at. */
export const locationNumbers = ['1', '2-5', '6-20', 'more_than_20'] as const
export type LocationNumber = (typeof locationNumbers)[number]

/**
 * ONB-41 to ONB-50: what an applicant says, in the blocks and under the names of the calls. A text or choice
 * that was not given is empty, a file, number or answer null.
 */
export interface OnboardingDocument {
  basic_info: {
    first_name: string
    last_name: string
    email: string
    phone: string
    is_operating_in_other_countries: boolean
    country_of_main_operations: OnboardingCountry | ''
    other_countries: string[]
    business_name: string
    annual_volume: AnnualVolume | ''
  }
  product_category: { section_id: string; category_id: string }
  store_type: {
    ecommerce_types: string[]
    locations_number: LocationNumber | ''
    /** At most one city (DEC-ONB-6). */
    locations: string[]
    web_url: string
  }
  commercial_licence: { license_url: string | null }
  legal_info: {
    legal_entity_country: string
    business_license_type: LicenceType | ''
    /** Of a freelancer, the number of the licence. */
    commercial_registration_number: string
    license_url: string | null
    national_id_url: string | null
    legal_address: string
    legal_company_name: string
    unified_number: string
    license_expiry_date: string
    has_vat: boolean | null
    vat_registration_number: string
    address_in_tax_certificate: string
    vat_certificate_url: string | null
    business_type: { id: BusinessType | '' }
    national_id_number: string
    proof_of_address_url: string | null
    national_address: string
  } & LegalDocuments &
    Shareholders
  legal_documents: LegalDocuments
  shareholders: Shareholders
  bank_details: {
    iban: string
    bank_name: string
    swift_code: string
    beneficiary_name_ar: string
    beneficiary_name_en: string
    currency: string
    report_recipient: string
    branch_name: string
    iban_certificate_url: string | null
  }
  advertisement: { utm_source: string; utm_campaign: string; utm_medium: string }
}

export interface LegalDocuments {
  board_resolution_to_establish_a_branch_url: string | null
  other_documents_urls: string[]
  required_documents_urls: string[]
  sanctioned_dealings_details: string
  sanctioned_dealings_answer: boolean | null
}

export interface Shareholders {
  company_structure_chart_url: string | null
  company_owners: CompanyOwner[]
}

const noDocuments: LegalDocuments = {
  board_resolution_to_establish_a_branch_url: null,
  other_documents_urls: [],
  required_documents_urls: [],
  sanctioned_dealings_details: '',
  sanctioned_dealings_answer: null,
}
const noShareholders: Shareholders = { company_structure_chart_url: null, company_owners: [] }

/** An application before anything was said. */
export function emptyDocument(): OnboardingDocument {
  return {
    basic_info: {
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      is_operating_in_other_countries: false,
      country_of_main_operations: '',
      other_countries: [],
      business_name: '',
      annual_volume: '',
    },
    product_category: { section_id: '', category_id: '' },
    store_type: { ecommerce_types: [], locations_number: '', locations: [], web_url: '' },
    commercial_licence: { license_url: null },
    legal_info: {
      legal_entity_country: '',
      business_license_type: '',
      commercial_registration_number: '',
      license_url: null,
      national_id_url: null,
      legal_address: '',
      legal_company_name: '',
      unified_number: '',
      license_expiry_date: '',
      has_vat: null,
      vat_registration_number: '',
      address_in_tax_certificate: '',
      vat_certificate_url: null,
      business_type: { id: '' },
      national_id_number: '',
      proof_of_address_url: null,
      national_address: '',
      ...noDocuments,
      ...noShareholders,
    },
    legal_documents: { ...noDocuments },
    shareholders: { ...noShareholders },
    bank_details: {
      iban: '',
      bank_name: '',
      swift_code: '',
      beneficiary_name_ar: '',
      beneficiary_name_en: '',
      currency: '',
      report_recipient: '',
      branch_name: '',
      iban_certificate_url: null,
    },
    advertisement: { utm_source: '', utm_campaign: '', utm_medium: '' },
  }
}
