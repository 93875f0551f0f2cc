import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { emiratiCompany, personOf, saudiFreelancer } from '@daftar/rules/onboarding/document-for-tests'
import type { CompanyOwner } from '@daftar/rules/onboarding/owners'
import type { OnboardingPatch } from '@daftar/rules/onboarding/resets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { anApplication, saidBy, type Applying } from './testing.ts'

/**
 * What the document of an application leads to at the server: its steps, its bounds, and what is wrong with
 * it.
 */

let product: TestApp
beforeAll(async () => void (product = await testApp()))
afterAll(() => product.close())

const first = ['basic-info', 'product-category', 'store-type']
const saudi = ['basic-info', 'business-licence-sau', 'product-category', 'store-type']
const emirati = [...first, 'commercial-licence-are', 'legal-details-are']
const end = ['bank-details', 'result']
const signing = 'authorized-signatories-are'
const company = [
  ...['legal-documents-are', 'shareholders-are', 'senior-management-are', signing],
  'ultimate-beneficial-owners-are',
]
const low = ['less_than_1m', 'from_1m_to_5m']
const high = ['from_5m_to_15m', 'above_15m']

const rows: readonly [
  countries: string[],
  volumes: string[],
  licence: string,
  type: string,
  steps: string[],
][] = [
  [[''], [...low, ...high], '', '', ['basic-info']],
  [['EGY'], [''], '', '', ['basic-info']],
  [['EGY', 'other'], [...low, ...high], '', '', ['basic-info', 'result']],
  [['BHR', 'KWT', 'QAT'], high, '', '', first],
  [['BHR', 'KWT', 'QAT'], low, '', '', [...first, 'legal-details-general', ...end]],
  [['SAU'], [...low, ...high], '', '', saudi],
  [['SAU'], high, 'commercial_registration', '', saudi],
  [['SAU'], low, 'commercial_registration', '', [...saudi, 'legal-details-sau', ...end]],
  [['SAU'], [...low, ...high], 'freelance_license', '', [...saudi, 'legal-details-sau-freelance', ...end]],
  [['ARE'], high, '', '', first],
  [['ARE'], high, '', 'private_company', first],
  [['ARE'], low, '', '', emirati],
  [['ARE'], low, '', 'freelance_license', [...emirati, 'business-owner-are', ...end]],
  [['ARE'], low, '', 'sole_proprietorship', [...emirati, 'business-owner-are', signing, ...end]],
  [
    ['ARE'],
    low,
    '',
    'listed_company',
    [...emirati, 'legal-documents-are', 'senior-management-are', signing, ...end],
  ],
  ...['foreign_branch', 'partnership', 'private_company'].map(
    (type): [string[], string[], string, string, string[]] => [
      ['ARE'],
      low,
      '',
      type,
      [...emirati, ...company, ...end],
    ],
  ),
]

test('the steps of every country, volume and licence stand as the table has them [ONB-05, ONB-09, ONB-10, ONB-11, ONB-12, ONB-13, ONB-14, ONB-15, ONB-16, ONB-17, ONB-18, ONB-19, ONB-20, ONB-21, ONB-22, ONB-23, ONB-24, ONB-25, ONB-26, ONB-27, ONB-28, ONB-29, ONB-62]', async () => {
  const applying = await anApplication(product)
  for (const [countries, volumes, business_license_type, id, steps] of rows)
    for (const country_of_main_operations of countries)
      for (const annual_volume of volumes) {
        // A new country clears what is legal: the licence is said after it.
        await applying.change({ basic_info: { country_of_main_operations, annual_volume } })
        const { status, body } = await applying.change({
          legal_info: { business_license_type, business_type: { id } },
        })
        const said = [country_of_main_operations, annual_volume, business_license_type, id]
        expect([said, status, body.application?.steps]).toEqual([said, 200, steps])
      }
})

test('where there is one licence alone it is said without being chosen [ONB-61]', async () => {
  const applying = await anApplication(product)
  const typeIn = async (country_of_main_operations: string) =>
    (await applying.change({ basic_info: { country_of_main_operations } })).body.application.legal_info
      .business_license_type
  for (const country of ['BHR', 'KWT', 'QAT']) expect(await typeIn(country)).toBe('commercial_registration')
  expect(await typeIn('SAU')).toBe('')
})

/** Each list of words, what is in it, and one that is not. */
test('an application takes the words of its lists and no other [ONB-09, ONB-53, ONB-55, ONB-57, ONB-58, ONB-62]', async () => {
  const applying = await anApplication(product)
  const owners = (more: object): OnboardingPatch => ({
    shareholders: { company_owners: [{ ...personOf(), ...fileless, ...more }] },
  })
  const fileless = { national_id_url: null, national_id_backside_url: null }
  const lists: [(word: string) => object, string[]][] = [
    [(annual_volume) => ({ basic_info: { annual_volume } }), [...low, ...high]],
    [
      (business_license_type) => ({ legal_info: { business_license_type } }),
      ['commercial_registration', 'trade_license', 'freelance_license'],
    ],
    [
      (id) => ({ legal_info: { business_type: { id } } }),
      [
        'freelance_license',
        'foreign_branch',
        'sole_proprietorship',
        'partnership',
        'private_company',
        'listed_company',
      ],
    ],
    [(identity_type) => owners({ identity_type }), ['NATIONAL_ID', 'PASSPORT_NUMBER']],
    [(type) => owners({ type }), ['individual', 'company']],
    [(role) => owners({ role }), ['Board Member', 'CEO', 'General Manager']],
  ]
  for (const [patch, words] of lists) {
    for (const word of words) expect([word, (await applying.change(patch(word))).status]).toEqual([word, 200])
    expect((await applying.change(patch('something_else'))).status).toBe(400)
  }
})

/**
 * A document that is right but for one change, and what handing it in says of that field; null where it says
 * nothing.
 */
type Wrong = readonly [change: OnboardingPatch, field: string, said: string | null]

async function holds(said: OnboardingDocument, wrongs: readonly Wrong[]): Promise<void> {
  const applying = await anApplication(product)
  const right = await saidBy(product, applying, said)
  expect((await applying.change(right)).status).toBe(200)
  for (const [change, field, code] of wrongs) {
    expect([change, (await applying.change(change)).status]).toEqual([change, 200])
    const told = await toldOf(applying, field)
    expect([change, told]).toEqual([change, code])
    await applying.change(right)
  }
}

async function toldOf(applying: Applying, field: string): Promise<string | null> {
  const { status, body } = await applying.submit()
  // What is right all over would be handed in: nothing else may be said of it than one thing that is always
  // wrong.
  expect(status).toBe(400)
  return body.details.fields[field] ?? null
}

/** Something that is wrong in any case, so that trying hands nothing in. */
const unnamed = (said: OnboardingDocument): OnboardingDocument => ({
  ...said,
  basic_info: { ...said.basic_info, first_name: '' },
})

const platforms = [
  ...[
    'salla',
    'zid',
    'shopify',
    'woocommerce',
    'magento',
    'opencart',
    'prestashop',
    'bigcommerce',
    'expandcart',
  ],
  ...['youcan', 'wix', 'squarespace', 'ecwid', 'shopware', 'cs_cart', 'odoo', 'salesforce_commerce_cloud'],
  ...['sap_commerce', 'custom_website', 'mobile_app', 'social_media', 'marketplace', 'pos', 'other'],
]
const legal = (change: Partial<OnboardingDocument['legal_info']>): OnboardingPatch => ({ legal_info: change })
const store = (web_url: string): OnboardingPatch => ({ store_type: { web_url } })

test('a company of the Emirates is told what is wrong with its website, VAT, licence and account [VAL-29, VAL-31, VAL-32, VAL-39, VAL-49, ONB-35, ONB-63, ONB-74]', async () => {
  const vat = 'legal_info.vat_registration_number'
  await holds(unnamed(emiratiCompany()), [
    [{ store_type: { ecommerce_types: ['salla', 'fax'] } }, 'store_type.ecommerce_types', 'choose_option'],
    [{ store_type: { ecommerce_types: platforms } }, 'store_type.ecommerce_types', null],
    [store('http://noor.example'), 'store_type.web_url', 'url_invalid'],
    [store('https://noor'), 'store_type.web_url', 'url_invalid'],
    [store('https://noor.example/shop'), 'store_type.web_url', null],
    [legal({ vat_registration_number: '300123456700003' }), vat, 'invalid'],
    [legal({ has_vat: false, vat_registration_number: '' }), vat, null],
    [legal({ license_expiry_date: '2020-01-01' }), 'legal_info.license_expiry_date', 'date_in_past'],
    [{ bank_details: { iban: '' } }, 'bank_details.iban', 'required'],
    [{ basic_info: { country_of_main_operations: 'SAU' } }, 'store_type.ecommerce_types', 'required'],
  ])
})

test('a Saudi company is told what is wrong with its two numbers and the ID [VAL-33, VAL-34, VAL-35, VAL-36, VAL-37, VAL-38, VAL-44, VAL-45, VAL-46, VAL-47, ONB-59]', async () => {
  const nothing = saudiFreelancer()
  const registered = {
    ...nothing.legal_info,
    business_license_type: 'commercial_registration' as const,
    unified_number: '7012084913',
    commercial_registration_number: '1010482917',
    proof_of_address_url: 'fil_00000001',
    has_vat: false,
  }
  const cr = 'legal_info.commercial_registration_number'
  const unified = 'legal_info.unified_number'
  const id = 'legal_info.national_id_number'
  await holds(unnamed({ ...nothing, legal_info: registered }), [
    [legal({ commercial_registration_number: '' }), cr, 'required'],
    [legal({ commercial_registration_number: '7012084913' }), cr, 'required'],
    [legal({ commercial_registration_number: '101' }), cr, 'too_short'],
    [legal({ unified_number: '' }), unified, 'required'],
    [legal({ unified_number: '1012084913' }), unified, 'invalid'],
    [legal({ unified_number: '701' }), unified, 'too_short'],
    [legal({ national_id_number: '' }), id, 'required'],
    [legal({ national_id_number: '10A2345678' }), id, 'digits_only'],
    [legal({ national_id_number: '3012345678' }), id, 'invalid'],
    [legal({ national_id_number: '101234' }), id, 'too_short'],
  ])
})

test('a Saudi freelancer is told what is wrong with the licence [VAL-41, VAL-42, VAL-43, ONB-23, ONB-58]', async () => {
  const licence = 'legal_info.commercial_registration_number'
  await holds(unnamed(saudiFreelancer()), [
    [legal({ commercial_registration_number: '' }), licence, 'required'],
    [legal({ commercial_registration_number: 'CR-12345678' }), licence, 'invalid'],
    [legal({ commercial_registration_number: 'FL-1' }), licence, 'too_short'],
  ])
})

test('the owners of a company are whole, with who runs, signs and owns in the end, and good papers [VAL-50, VAL-51, ONB-56, ONB-65, ONB-66, ONB-67, ONB-68, ONB-69, ONB-70]', async () => {
  const all = 'shareholders.company_owners'
  const applying = await anApplication(product)
  const right = await saidBy(product, applying, unnamed(emiratiCompany()))
  await applying.change(right)
  const [owner] = right.shareholders.company_owners as [CompanyOwner]
  const owners = (...people: Partial<CompanyOwner>[]): OnboardingPatch => ({
    shareholders: { company_owners: people.map((one, at) => ({ ...owner, id: `own_${at}`, ...one })) },
  })
  const quarter = { shares_percent: 25, is_ultimate_beneficial_owner: false }
  const wrongs: Wrong[] = [
    [owners({ shares_percent: 60 }), all, 'invalid'],
    [owners({ shares_percent: 100 }), all, null],
    [owners({ shares_percent: null, is_shareholder: false }), all, 'required'],
    // Whoever holds a share is a shareholder, flagged or not.
    [owners({ is_shareholder: false }), all, null],
    [owners({ is_senior_management: false }), all, 'required'],
    [owners({ is_authorised_signatory: false }), all, 'required'],
    [owners({ is_ultimate_beneficial_owner: false }), all, 'required'],
    [owners(quarter, quarter, quarter, quarter), all, null],
    [owners({ birth_date: '2090-01-01' }), `${all}.0.birth_date`, 'date_in_future'],
    [
      owners({ national_id_expiration_date: '2020-01-01' }),
      `${all}.0.national_id_expiration_date`,
      'date_in_past',
    ],
  ]
  for (const [change, field, code] of wrongs) {
    await applying.change(change)
    expect([change, await toldOf(applying, field)]).toEqual([change, code])
  }
})

test('contacts that are empty travel as a space and as a@a, and count as missing', async () => {
  const applying = await anApplication(product)
  await applying.change(await saidBy(product, applying))
  await applying.change({ basic_info: { email: 'a@a', phone: ' ' } })
  const { body } = await applying.submit()
  expect(body.details.fields).toEqual({ 'basic_info.email': 'required', 'basic_info.phone': 'required' })
})

test('a conflict says by its type which of the two it is [ERR-10, ERR-11, ONB-91, ONB-92]', async () => {
  const known = await anApplication(product)
  const said = await saidBy(product, known)
  await known.change(said)
  expect((await known.submit()).status).toBe(200)
  const conflictOf = async (more: OnboardingPatch) => {
    const other = await anApplication(product)
    await other.change(await saidBy(product, other))
    await other.change(more)
    const { status, body } = await other.submit()
    return [status, body.details.kind, body.details.type]
  }
  const { business_name } = said.basic_info
  expect(await conflictOf({ basic_info: { business_name } })).toEqual([
    409,
    'conflict',
    'BUSINESS_NAME_CONFLICT',
  ])
  const { commercial_registration_number } = said.legal_info
  expect(await conflictOf({ legal_info: { commercial_registration_number } })).toEqual([
    ...[409, 'conflict', 'LEGAL_BANK_DETAILS_CONFLICT'],
  ])
})
