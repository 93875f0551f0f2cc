import { describe, expect, test } from 'vitest'
import { firstOpenStep, issuesOfStep, issuesOfSteps } from './check-step.ts'
import { emiratiCompany, personOf, saudiFreelancer } from './document-for-tests.ts'
import { emptyDocument, type OnboardingDocument } from './document.ts'
import { stepsOf, type OnboardingStep } from './steps.ts'

const today = '2026-11-24'

type Blocks = { [Block in keyof OnboardingDocument]?: Partial<OnboardingDocument[Block]> }

/** What is wrong in a step of a whole application with some of it said differently. */
function found(step: OnboardingStep, over: Blocks = {}, whole = emiratiCompany()): Record<string, string> {
  const form = { ...whole }
  for (const [block, fields] of Object.entries(over))
    Object.assign(form, { [block]: { ...form[block as keyof OnboardingDocument], ...fields } })
  return Object.fromEntries(issuesOfStep(step, form, today).map(({ field, code }) => [field, code]))
}
const owned = (...company_owners: ReturnType<typeof personOf>[]) => ({ shareholders: { company_owners } })

test('a company that has said everything has nothing wrong in any step [DEC-ONB-37]', () => {
  for (const form of [emiratiCompany(), saudiFreelancer()])
    expect(issuesOfSteps(stepsOf(form), form, today)).toEqual([])
})

test('one that has said nothing is held at the first step, each field once [DEC-ONB-31, DEC-ONB-37]', () => {
  const nothing = emptyDocument()
  expect(firstOpenStep(stepsOf(nothing), nothing, today)).toBe('basic-info')
  expect(issuesOfSteps(stepsOf(nothing), nothing, today).map(({ field, code }) => [field, code])).toEqual([
    ['basic_info.first_name', 'required'],
    ['basic_info.last_name', 'required'],
    ['basic_info.email', 'required'],
    ['basic_info.phone', 'required'],
    ['basic_info.business_name', 'required'],
    ['basic_info.country_of_main_operations', 'required'],
    ['basic_info.annual_volume', 'required'],
  ])
  const whole = emiratiCompany()
  expect(firstOpenStep(stepsOf(whole), whole, today)).toBe('result')
  const twice = ['shareholders-are', 'senior-management-are'] as const
  const nameless = {
    ...whole,
    shareholders: {
      ...whole.shareholders,
      company_owners: [personOf({ name: '', is_senior_management: true, role: 'CEO' })],
    },
  }
  expect(issuesOfSteps(twice, nameless, today)).toHaveLength(1)
})

describe('the first facts', () => {
  test('are a person, a business and where it works [DEC-ONB-2, ONB-74]', () => {
    expect(
      found('basic-info', {
        basic_info: {
          email: 'a@a',
          phone: '+971401234567',
          business_name: 'N',
          is_operating_in_other_countries: true,
          other_countries: [],
        },
      }),
    ).toEqual({
      'basic_info.email': 'email_invalid',
      'basic_info.phone': 'phone_invalid',
      'basic_info.business_name': 'too_short',
      'basic_info.other_countries': 'required',
    })
  })

  test('in Saudi Arabia say one of two licences [DEC-ONB-3]', () => {
    const chosen = (business_license_type: OnboardingDocument['legal_info']['business_license_type']) =>
      found('business-licence-sau', { legal_info: { business_license_type } })
    expect([chosen(''), chosen('trade_license'), chosen('freelance_license')]).toEqual([
      { 'legal_info.business_license_type': 'required' },
      { 'legal_info.business_license_type': 'choose_option' },
      {},
    ])
  })

  test('have a category of the section that was chosen [DEC-ONB-4]', () => {
    expect(found('product-category', { product_category: { section_id: 'fashion' } })).toEqual({
      'product_category.category_id': 'choose_option',
    })
    expect(found('product-category', { product_category: { section_id: 'arms' } })).toEqual({
      'product_category.section_id': 'choose_option',
    })
  })

  test('ask for an address online and for a place of a shop [DEC-ONB-5, ONB-74]', () => {
    const sold = (ecommerce_types: string[]) =>
      found('store-type', {
        store_type: {
          ecommerce_types,
          web_url: 'http://noor.example',
          locations_number: '',
          locations: ['doha'],
        },
      })
    expect(sold([])).toEqual({ 'store_type.ecommerce_types': 'required' })
    expect(sold(['zid'])).toEqual({ 'store_type.web_url': 'url_invalid' })
    expect(sold(['pos'])).toEqual({
      'store_type.locations_number': 'required',
      'store_type.locations': 'choose_option',
    })
    expect(sold(['stall'])['store_type.ecommerce_types']).toBe('choose_option')
  })
})

describe('the legal details', () => {
  test('of the UAE have a type, a licence that is good and VAT with its proof [DEC-ONB-8, ONB-62, ONB-74]', () => {
    expect(
      found('legal-details-are', {
        legal_info: {
          business_type: { id: '' },
          license_expiry_date: '2026-11-23',
          vat_registration_number: '300123456700003',
          vat_certificate_url: null,
        },
      }),
    ).toEqual({
      'legal_info.business_type.id': 'required',
      'legal_info.license_expiry_date': 'date_in_past',
      'legal_info.vat_registration_number': 'vat_invalid',
      'legal_info.vat_certificate_url': 'required',
    })
    expect(found('legal-details-are', { legal_info: { has_vat: null } })).toEqual({
      'legal_info.has_vat': 'required',
    })
    expect(found('commercial-licence-are', { commercial_licence: { license_url: null } })).toEqual({
      'commercial_licence.license_url': 'required',
    })
  })

  test('of Saudi Arabia have two numbers that are not the same [DEC-ONB-9, DEC-ONB-27, ONB-59, ONB-74]', () => {
    const legal_info = {
      business_license_type: 'commercial_registration',
      unified_number: '1010101010',
      commercial_registration_number: '7010101010',
      national_id_number: '3012345678',
      national_id_url: 'fil_1',
      national_address: 'RRRD2929',
      proof_of_address_url: 'fil_1',
      has_vat: false,
    } as const
    expect(found('legal-details-sau', { legal_info })).toEqual({
      'legal_info.unified_number': 'unified_number_invalid',
      'legal_info.commercial_registration_number': 'cr_number_wanted',
      'legal_info.national_id_number': 'national_id_prefix',
    })
    const other = { ...legal_info, business_license_type: 'freelance_license' } as const
    expect(found('legal-details-sau', { legal_info: other })).not.toHaveProperty(
      'legal_info.commercial_registration_number',
    )
  })

  test('of a Saudi freelancer have a licence that begins with FL [DEC-ONB-10, ONB-74]', () => {
    const legal_info = { commercial_registration_number: '1234567890', license_url: null }
    expect(found('legal-details-sau-freelance', { legal_info }, saudiFreelancer())).toEqual({
      'legal_info.commercial_registration_number': 'freelance_licence_prefix',
      'legal_info.license_url': 'required',
    })
  })

  test('of Bahrain, Kuwait and Qatar are short, with VAT in Bahrain alone [DEC-ONB-11]', () => {
    const of = (country_of_main_operations: 'BHR' | 'KWT') =>
      found('legal-details-general', {
        basic_info: { country_of_main_operations },
        legal_info: { commercial_registration_number: '1234', national_id_number: '', has_vat: null },
      })
    expect(of('KWT')).toEqual({
      'legal_info.commercial_registration_number': 'too_short',
      'legal_info.national_id_number': 'required',
      'legal_info.national_id_url': 'required',
    })
    expect(of('BHR')['legal_info.has_vat']).toBe('required')
  })

  test('have documents, of a branch its resolution, and an answer about sanctions [DEC-ONB-12]', () => {
    const legal_documents = { required_documents_urls: [], sanctioned_dealings_answer: true }
    const legal_info = { business_type: { id: 'foreign_branch' } } as const
    expect(found('legal-documents-are', { legal_documents, legal_info })).toEqual({
      'legal_documents.required_documents_urls': 'required',
      'legal_documents.board_resolution_to_establish_a_branch_url': 'required',
      'legal_documents.sanctioned_dealings_details': 'required',
    })
    const many = { legal_documents: { other_documents_urls: Array.from({ length: 11 }, String) } }
    expect(found('legal-documents-are', many)).toEqual({ 'legal_documents.other_documents_urls': 'too_long' })
  })
})

describe('the people', () => {
  const list = 'shareholders.company_owners'

  test('hold all of the company together, and one of them at least holds [ONB-65, ONB-66, DEC-ONB-14]', () => {
    const nobody = personOf({ shares_percent: null, is_shareholder: false })
    for (const step of ['shareholders-are', 'business-owner-are'] as const) {
      expect(found(step, owned(nobody))).toEqual({ [list]: 'shareholder_wanted' })
      expect(found(step, owned(personOf({ shares_percent: 99.9999 })))).toEqual({
        [list]: 'shares_not_whole',
      })
    }
  })

  test('include who runs, who signs and who owns in the end [ONB-67, ONB-68, ONB-69]', () => {
    const plain = owned(personOf())
    expect(found('senior-management-are', plain)).toEqual({ [list]: 'senior_management_wanted' })
    expect(found('authorized-signatories-are', plain)).toEqual({ [list]: 'signatory_wanted' })
    expect(found('ultimate-beneficial-owners-are', plain)).toEqual({ [list]: 'beneficial_owner_wanted' })
  })

  test('need no beneficial owner where four of them hold a quarter each [ONB-70]', () => {
    const four = owned(...[1, 2, 3, 4].map((n) => personOf({ id: `own_${n}`, shares_percent: 25 })))
    expect(found('ultimate-beneficial-owners-are', four)).toEqual({})
  })

  test('each show an ID of both sides that is good; a manager has a role [DEC-ONB-15, DEC-ONB-16, ONB-74]', () => {
    const odd = personOf({
      birth_date: '2026-11-25',
      national_id_backside_url: null,
      national_id_expiration_date: '2026-11-23',
      is_senior_management: true,
    })
    expect(found('shareholders-are', owned(odd))).toEqual({
      [`${list}.0.role`]: 'required',
      [`${list}.0.birth_date`]: 'date_in_future',
      [`${list}.0.national_id_backside_url`]: 'required',
      [`${list}.0.national_id_expiration_date`]: 'date_in_past',
    })
    const passport = { ...odd, identity_type: 'PASSPORT_NUMBER' as const }
    expect(found('shareholders-are', owned(passport))).not.toHaveProperty(
      `${list}.0.national_id_backside_url`,
    )
  })

  test('that are companies have no birthday, and then the chart is asked for [DEC-ONB-15]', () => {
    const company = personOf({
      type: 'company',
      birth_date: '',
      nationality: '',
      national_id_expiration_date: '',
      national_id_backside_url: null,
    })
    expect(found('shareholders-are', owned(company))).toEqual({
      'shareholders.company_structure_chart_url': 'required',
    })
  })

  test('hold something, and never more than all', () => {
    const two = owned(personOf({ shares_percent: 0 }), personOf({ id: 'own_2', shares_percent: 150 }))
    expect(found('shareholders-are', two)).toEqual({
      [list]: 'shares_not_whole',
      [`${list}.0.shares_percent`]: 'required',
      [`${list}.1.shares_percent`]: 'invalid',
    })
  })
})

test('the bank is named in both languages with a code of 8 or 11 characters [DEC-ONB-19, ONB-74]', () => {
  expect(
    found('bank-details', {
      bank_details: {
        iban: 'AE0703',
        swift_code: 'EBILAEADX',
        beneficiary_name_ar: '',
        currency: 'XXX',
        branch_name: 'b'.repeat(101),
      },
    }),
  ).toEqual({
    'bank_details.iban': 'too_short',
    'bank_details.swift_code': 'invalid',
    'bank_details.beneficiary_name_ar': 'required',
    'bank_details.currency': 'choose_option',
    'bank_details.branch_name': 'too_long',
  })
  expect(found('bank-details', { bank_details: { swift_code: ' ', report_recipient: '' } })).toEqual({
    'bank_details.swift_code': 'required',
    'bank_details.report_recipient': 'required',
  })
})
