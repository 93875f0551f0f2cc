import { locationNumbers, onboardingCountries } from '@daftar/rules/onboarding/document'
import { businessTypes, licenceTypes } from '@daftar/rules/onboarding/licences'
import { identityTypes, ownerRoles, ownerTypes } from '@daftar/rules/onboarding/owners'
import { annualVolumes } from '@daftar/rules/onboarding/volume'
import { z } from 'zod'
import { fileHandle, isOfOurTime } from '../../wire/values.ts'

/**
 * The blocks of an application to sell (ONB-41 to ONB-50). What is saved may be unfinished: types are
 * checked, and lengths (DEC-ONB-37).
 */

const text = (maximum = 200) => z.string().max(maximum, 'too_long')
const file = fileHandle.nullable()
const files = z.array(fileHandle).max(10, 'too_long')
const orNone = <const Values extends readonly string[]>(values: Values) => z.enum(['', ...values])
const day = z
  .string()
  .refine((given) => given === '' || (z.iso.date().safeParse(given).success && isOfOurTime(given)), {
    error: 'invalid',
  })

const owner = z.strictObject({
  id: text(64).min(1, 'required'),
  identity_id: text(40),
  identity_type: z.enum(identityTypes),
  name: text(),
  role: orNone(ownerRoles),
  type: z.enum(ownerTypes),
  shares_count: z.number().int('invalid').min(0, 'below_minimum').max(1e12, 'above_maximum').nullable(),
  shares_percent: z.number().min(0, 'below_minimum').max(100, 'above_maximum').nullable(),
  gross: z.number().min(0, 'below_minimum').max(1e12, 'above_maximum').nullable(),
  birth_date: day,
  nationality: text(3),
  national_id_url: file,
  national_id_backside_url: file,
  national_id_expiration_date: day,
  is_shareholder: z.boolean(),
  is_senior_management: z.boolean(),
  is_authorised_signatory: z.boolean(),
  is_ultimate_beneficial_owner: z.boolean(),
})

const legalDocuments = {
  board_resolution_to_establish_a_branch_url: file,
  other_documents_urls: files,
  required_documents_urls: files,
  sanctioned_dealings_details: text(1000),
  sanctioned_dealings_answer: z.boolean().nullable(),
}
const shareholders = {
  company_structure_chart_url: file,
  company_owners: z.array(owner).max(50, 'too_long'),
}

const blocks = {
  basic_info: z.strictObject({
    first_name: text(),
    last_name: text(),
    email: text(254),
    phone: text(24),
    is_operating_in_other_countries: z.boolean(),
    country_of_main_operations: orNone(onboardingCountries),
    other_countries: z.array(text(10)).max(20, 'too_long'),
    business_name: text(),
    annual_volume: orNone(annualVolumes),
  }),
  product_category: z.strictObject({ section_id: text(64), category_id: text(64) }),
  store_type: z.strictObject({
    ecommerce_types: z.array(text(40)).max(30, 'too_long'),
    locations_number: orNone(locationNumbers),
    locations: z.array(text(64)).max(1, 'too_long'),
    web_url: text(2048),
  }),
  commercial_licence: z.strictObject({ license_url: file }),
  legal_info: z.strictObject({
    legal_entity_country: text(10),
    business_license_type: orNone(licenceTypes),
    commercial_registration_number: text(40),
    license_url: file,
    national_id_url: file,
    legal_address: text(400),
    legal_company_name: text(),
    unified_number: text(40),
    license_expiry_date: day,
    has_vat: z.boolean().nullable(),
    vat_registration_number: text(40),
    address_in_tax_certificate: text(400),
    vat_certificate_url: file,
    business_type: z.strictObject({ id: orNone(businessTypes) }),
    national_id_number: text(40),
    proof_of_address_url: file,
    national_address: text(400),
    ...legalDocuments,
    ...shareholders,
  }),
  legal_documents: z.strictObject(legalDocuments),
  shareholders: z.strictObject(shareholders),
  bank_details: z.strictObject({
    iban: text(60),
    bank_name: text(),
    swift_code: text(20),
    beneficiary_name_ar: text(),
    beneficiary_name_en: text(),
    currency: text(3),
    report_recipient: text(254),
    branch_name: text(),
    iban_certificate_url: file,
  }),
  advertisement: z.strictObject({
    utm_source: text(100),
    utm_campaign: text(100),
    utm_medium: text(100),
  }),
}

/** The whole of it, as it is read and as ONB-78 saves it. */
export const onboardingDocument = z.strictObject(blocks)
/** ONB-77: the whole application; what stands in `general` is ours to say, and is not read. */
export const replaceBody = onboardingDocument.extend({
  general: z.record(z.string().max(64), z.unknown()).optional(),
})

/** The blocks that are about the company, as a legal entity is known by them (DEC-ONB-32). */
export const companyFacts = z.strictObject({
  commercial_licence: blocks.commercial_licence,
  legal_info: blocks.legal_info,
  legal_documents: blocks.legal_documents,
  shareholders: blocks.shareholders,
})

/** Fields of these that somebody changed. */
export const companyChange = z.strictObject({
  commercial_licence: blocks.commercial_licence.partial().optional(),
  legal_info: blocks.legal_info.partial().optional(),
  legal_documents: blocks.legal_documents.partial().optional(),
  shareholders: blocks.shareholders.partial().optional(),
})

/** The fields of some blocks that somebody changed. */
export const changeBody = z.strictObject({
  basic_info: blocks.basic_info.partial().optional(),
  product_category: blocks.product_category.partial().optional(),
  store_type: blocks.store_type.partial().optional(),
  commercial_licence: blocks.commercial_licence.partial().optional(),
  legal_info: blocks.legal_info.partial().optional(),
  legal_documents: blocks.legal_documents.partial().optional(),
  shareholders: blocks.shareholders.partial().optional(),
  bank_details: blocks.bank_details.partial().optional(),
  advertisement: blocks.advertisement.partial().optional(),
})
