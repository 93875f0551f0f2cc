import type { OnboardingDocument } from './document.ts'
import type { OnboardingPatch } from './resets.ts'
import type { ReviewSection } from './rejection-reasons.ts'
import type { OnboardingStep } from './steps.ts'

type FieldsOf = {
  [Block in keyof OnboardingDocument]?: readonly (keyof OnboardingDocument[Block] & string)[]
}

const people: FieldsOf = { shareholders: ['company_owners', 'company_structure_chart_url'] }

/**
 * DEC-REV-1: the fields of each section: what may be changed while it is asked for, and is compared when it
 * was.
 */
export const sectionFields: Readonly<Record<ReviewSection, FieldsOf>> = {
  contact: { basic_info: ['first_name', 'last_name', 'email', 'phone'] },
  product_category: { product_category: ['section_id', 'category_id'] },
  store: { store_type: ['ecommerce_types', 'locations_number', 'locations', 'web_url'] },
  licence: {
    commercial_licence: ['license_url'],
    legal_info: ['license_url', 'license_expiry_date', 'commercial_registration_number', 'unified_number'],
  },
  legal_details: { legal_info: ['business_type', 'legal_company_name', 'business_license_type'] },
  vat: {
    legal_info: ['has_vat', 'vat_registration_number', 'address_in_tax_certificate', 'vat_certificate_url'],
  },
  identity: { legal_info: ['national_id_number', 'national_id_url'], ...people },
  address: { legal_info: ['legal_address', 'national_address', 'proof_of_address_url'] },
  legal_documents: {
    legal_documents: [
      'board_resolution_to_establish_a_branch_url',
      'other_documents_urls',
      'required_documents_urls',
      'sanctioned_dealings_details',
      'sanctioned_dealings_answer',
    ],
  },
  shareholders: people,
  senior_management: people,
  authorised_signatories: people,
  beneficial_owners: people,
  bank_details: {
    bank_details: [
      'iban',
      'bank_name',
      'swift_code',
      'beneficiary_name_ar',
      'beneficiary_name_en',
      'currency',
      'report_recipient',
      'branch_name',
      'iban_certificate_url',
    ],
  },
}

const sectionSteps: Readonly<Record<ReviewSection, readonly OnboardingStep[]>> = {
  contact: ['basic-info'],
  product_category: ['product-category'],
  store: ['store-type'],
  licence: [
    'commercial-licence-are',
    'legal-details-are',
    'legal-details-sau',
    'legal-details-sau-freelance',
    'legal-details-general',
  ],
  legal_details: ['legal-details-are', 'legal-details-sau', 'business-licence-sau', 'legal-details-general'],
  vat: ['legal-details-are', 'legal-details-sau', 'legal-details-general'],
  identity: [
    'legal-details-sau',
    'legal-details-sau-freelance',
    'legal-details-general',
    'business-owner-are',
    'shareholders-are',
    'authorized-signatories-are',
  ],
  address: ['legal-details-are', 'legal-details-sau', 'legal-details-sau-freelance', 'legal-details-general'],
  legal_documents: ['legal-documents-are'],
  shareholders: ['shareholders-are', 'business-owner-are'],
  senior_management: ['senior-management-are'],
  authorised_signatories: ['authorized-signatories-are'],
  beneficial_owners: ['ultimate-beneficial-owners-are'],
  bank_details: ['bank-details'],
}

/**
 * The step in which a section is put right, of the steps an application has; the first one it has where there
 * are several.
 */
export function stepOfSection(
  section: ReviewSection,
  steps: readonly OnboardingStep[],
): OnboardingStep | null {
  return sectionSteps[section].find((step) => steps.includes(step)) ?? null
}

/** What stands in a section, or of one person in it, field by field, as text: equal texts are equal facts. */
export function sectionFacts(
  form: OnboardingDocument,
  section: ReviewSection,
  ownerId: string | null = null,
): Readonly<Record<string, string>> {
  if (ownerId !== null) {
    const owner = form.shareholders.company_owners.find(({ id }) => id === ownerId)
    return textsOf('owner', owner ?? {})
  }
  const facts: Record<string, string> = {}
  for (const [block, fields] of Object.entries(sectionFields[section])) {
    const values = form[block as keyof OnboardingDocument] as Readonly<Record<string, unknown>>
    Object.assign(facts, textsOf(block, Object.fromEntries(fields.map((field) => [field, values[field]]))))
  }
  return facts
}

function textsOf(block: string, values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [`${block}.${field}`, textOf(value)]),
  )
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The first field a change touches that lies in none of the sections; null when all of it may be changed. */
export function fieldOutside(patch: OnboardingPatch, sections: readonly ReviewSection[]): string | null {
  for (const [block, values] of Object.entries(patch))
    for (const field of Object.keys(values ?? {})) {
      const isInside = sections.some((section) =>
        (
          sectionFields[section][block as keyof OnboardingDocument] as readonly string[] | undefined
        )?.includes(field),
      )
      if (!isInside) return `${block}.${field}`
    }
  return null
}
