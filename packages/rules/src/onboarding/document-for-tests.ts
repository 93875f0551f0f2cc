import { emptyDocument, type OnboardingDocument } from './document.ts'
import { mirroredForSave } from './mirrors.ts'
import { newOwner, type CompanyOwner } from './owners.ts'

const file = 'fil_00000001'

/** Somebody who holds shares, with all that is asked for. */
export function personOf(over: Partial<CompanyOwner> = {}): CompanyOwner {
  return {
    ...newOwner('own_1'),
    name: 'Mona Hadid',
    nationality: 'ARE',
    birth_date: '1985-02-03',
    identity_id: '784198512345678',
    national_id_url: file,
    national_id_backside_url: file,
    national_id_expiration_date: '2030-01-01',
    shares_percent: 100,
    is_shareholder: true,
    ...over,
  }
}

/** A small private company of Dubai that has said everything. */
export function emiratiCompany(): OnboardingDocument {
  const nothing = emptyDocument()
  return mirroredForSave({
    ...nothing,
    basic_info: {
      ...nothing.basic_info,
      first_name: 'Mona',
      last_name: 'Hadid',
      email: 'mona@noor.example',
      phone: '+971501234567',
      country_of_main_operations: 'ARE',
      business_name: 'Noor Perfumes',
      annual_volume: 'less_than_1m',
    },
    product_category: { section_id: 'beauty', category_id: 'perfume' },
    store_type: {
      ecommerce_types: ['salla', 'pos'],
      locations_number: '1',
      locations: ['dubai'],
      web_url: 'https://noor.example',
    },
    commercial_licence: { license_url: file },
    legal_info: {
      ...nothing.legal_info,
      business_license_type: 'trade_license',
      business_type: { id: 'private_company' },
      legal_company_name: 'Noor Perfumes LLC',
      commercial_registration_number: 'CN-1001',
      license_expiry_date: '2030-01-01',
      legal_address: '1 Creek Road, Dubai',
      has_vat: true,
      vat_registration_number: '100123456700003',
      address_in_tax_certificate: '1 Creek Road, Dubai',
      vat_certificate_url: file,
    },
    legal_documents: {
      ...nothing.legal_documents,
      required_documents_urls: [file],
      sanctioned_dealings_answer: false,
    },
    shareholders: {
      company_structure_chart_url: null,
      company_owners: [
        personOf({
          role: 'CEO',
          is_senior_management: true,
          is_authorised_signatory: true,
          is_ultimate_beneficial_owner: true,
        }),
      ],
    },
    bank_details: {
      iban: 'AE070331234567890123456',
      bank_name: 'Emirates Bank',
      swift_code: 'EBILAEAD',
      beneficiary_name_ar: 'عطور نور',
      beneficiary_name_en: 'Noor Perfumes LLC',
      currency: 'AED',
      report_recipient: 'mona@noor.example',
      branch_name: '',
      iban_certificate_url: file,
    },
  })
}

/** A Saudi freelancer who has said everything. */
export function saudiFreelancer(): OnboardingDocument {
  const { basic_info, bank_details, legal_info, ...rest } = emiratiCompany()
  return {
    ...rest,
    basic_info: { ...basic_info, country_of_main_operations: 'SAU', phone: '+966501234567' },
    store_type: {
      ecommerce_types: ['zid'],
      locations_number: '',
      locations: [],
      web_url: 'https://noor.example',
    },
    legal_info: {
      ...legal_info,
      business_license_type: 'freelance_license',
      business_type: { id: '' },
      commercial_registration_number: 'FL-12345678',
      national_id_number: '1012345678',
      national_id_url: file,
      national_address: 'RRRD2929',
      has_vat: null,
    },
    bank_details: { ...bank_details, iban: 'SA0380000000608010167519', currency: 'SAR' },
  }
}
