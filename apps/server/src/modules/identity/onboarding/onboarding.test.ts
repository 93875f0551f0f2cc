import { emptyDocument } from '@daftar/rules/onboarding/document'
import { emiratiCompany, saudiFreelancer } from '@daftar/rules/onboarding/document-for-tests'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { nightOfFiles, pictureFixture, upload } from '../../../testing/files/uploads.ts'
import { anApplication, aStranger, aSubmission, saidBy, versionOf } from './testing.ts'

let product: TestApp
beforeAll(async () => void (product = await testApp()))
afterAll(() => product.close())

const statusOf = async (applying: Awaited<ReturnType<typeof anApplication>>) =>
  (await applying.read()).body.application.general.status as string

describe('a stranger', () => {
  test('has no application until one is begun, and reading begins none [APP-07, ONB-76, DEC-ONB-36]', async () => {
    const { token, personId } = await aStranger(product)
    expect((await product.call('onboarding.read', { as: token })).status).toBe(404)
    expect((await product.call('onboarding.read', { as: token })).status).toBe(404)
    const begun = await product.call('onboarding.create', { as: token })
    expect(begun.body.application.general).toEqual({
      id: expect.stringMatching(/^onb_/),
      account_id: personId,
      created_by_account_id: personId,
      crm_id: null,
      organization_id: null,
      source: 'merchant_dashboard',
      status: 'draft',
    })
    expect((await product.call('onboarding.read', { as: token })).body).toEqual(begun.body)
  })

  test('finds the account filled in, and everything else empty [ONB-07, ONB-38, ONB-39, ONB-40, ONB-41, ONB-49, DEC-ONB-2]', async () => {
    const applying = await anApplication(product)
    const { body } = await applying.read()
    const { basic_info, bank_details, steps } = body.application
    expect(basic_info).toMatchObject({ email: expect.stringContaining('@noor.example'), business_name: '' })
    expect(bank_details.report_recipient).toBe(basic_info.email)
    expect(steps).toEqual(['basic-info'])
    const { basic_info: _, bank_details: __, ...rest } = emptyDocument()
    expect(body.application).toMatchObject(rest)
  })

  test('in two tabs at once begins one application [DEC-ONB-36]', async () => {
    const { token } = await aStranger(product)
    const begun = await Promise.all([1, 2, 3, 4].map(() => product.call('onboarding.create', { as: token })))
    const ids = begun.map(({ body }) => body.application.general.id as string)
    expect(new Set(ids).size).toBe(1)
  })

  test('reads and changes nobody else’s application', async () => {
    const one = await anApplication(product)
    const { token: as } = await anApplication(product)
    const call = { as, params: { id: one.id } }
    const body = { basic_info: { business_name: 'Mine' } }
    expect((await product.call('onboarding.change', { ...call, body, ifMatch: 1 })).status).toBe(404)
    expect((await product.call('onboarding.submit', call)).status).toBe(404)
    const { url } = (
      await upload(product, one.token, {
        name: 'a.png',
        bytes: pictureFixture('picture-with-notes.png'),
        purpose: 'onboarding_document',
      })
    ).body
    expect((await product.call('files.download', { as, query: { url } })).status).toBe(404)
  })

  test('who works for a merchant begins none', async () => {
    const { personId } = await product.db.database.system((tx) => aMerchant(tx))
    expect((await product.call('onboarding.create', { as: await product.signIn(personId) })).status).toBe(403)
  })
})

describe('what is saved', () => {
  test('may be unfinished, is there on another device, and its steps follow it [ONB-30, DEC-ONB-33, DEC-ONB-37]', async () => {
    const applying = await anApplication(product)
    const saved = await applying.change({
      basic_info: {
        country_of_main_operations: 'SAU',
        annual_volume: 'less_than_1m',
        email: 'a@a',
        phone: ' ',
      },
    })
    expect(saved.status).toBe(200)
    const elsewhere = await product.call('onboarding.read', { as: await product.signIn(applying.personId) })
    expect(elsewhere.body.application.steps).toEqual([
      'basic-info',
      'business-licence-sau',
      'product-category',
      'store-type',
    ])
    expect(elsewhere.body.application.basic_info).toMatchObject({ email: 'a@a', phone: ' ' })
    expect((await applying.change({ basic_info: { annual_volume: 'lots' } })).status).toBe(400)
  })

  test('on an older version changes nothing', async () => {
    const applying = await anApplication(product)
    const version = versionOf(await applying.read())
    const change = (business_name: string) => applying.change({ basic_info: { business_name } }, version)
    const answers = await Promise.all(['One', 'Two', 'Three'].map(change))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412', '412'])
    const params = { id: applying.id }
    expect((await product.call('onboarding.change', { as: applying.token, params, body: {} })).status).toBe(
      428,
    )
  })

  test('as a whole stands in both of its places [ONB-77, ONB-78, ONB-42, ONB-43, ONB-44, ONB-45, ONB-46, ONB-47, ONB-48, ONB-52, DEC-ONB-13]', async () => {
    const applying = await anApplication(product)
    const said = await saidBy(product, applying)
    const saved = await product.call('onboarding.replace', {
      ...{ as: applying.token, params: { id: applying.id }, ifMatch: versionOf(await applying.read()) },
      body: { general: { status: 'approved' }, ...said },
    })
    expect(saved.status).toBe(200)
    const { application } = saved.body
    expect(application.general.status).toBe('draft')
    for (const block of [
      'basic_info',
      'product_category',
      'store_type',
      'bank_details',
      'shareholders',
    ] as const)
      expect(application[block]).toEqual(said[block])
    expect(application.legal_info).toMatchObject({ ...said.legal_documents, ...said.shareholders })
    expect(application.legal_info.license_url).toBe(said.commercial_licence.license_url)
  })

  test('of another country clears what is of the old one [ONB-32, ONB-34, ONB-36, ONB-37, DEC-ONB-29]', async () => {
    const applying = await anApplication(product)
    await applying.change(await saidBy(product, applying))
    const { body } = await applying.change({ basic_info: { country_of_main_operations: 'KWT' } })
    expect(body.application).toMatchObject({
      legal_info: { ...emptyDocument().legal_info, business_license_type: 'commercial_registration' },
      shareholders: { company_owners: [] },
      commercial_licence: { license_url: null },
      bank_details: { iban: '', currency: 'KWD' },
    })
  })

  test('keeps the campaign that came first, cleaned [ONB-50, ONB-51]', async () => {
    const applying = await anApplication(product)
    await applying.change({ advertisement: { utm_source: 'Insta-Gram', utm_campaign: 'Spring!' } })
    const { body } = await applying.change({ advertisement: { utm_source: 'other', utm_medium: 'CPC' } })
    expect(body.application.advertisement).toEqual({
      utm_source: 'instagram',
      utm_campaign: 'spring',
      utm_medium: 'cpc',
    })
  })

  test('names files of the applicant alone, of the types and sizes of a document [ONB-75]', async () => {
    const [one, other] = [await anApplication(product), await anApplication(product)]
    const picture = {
      name: 'licence.png',
      bytes: pictureFixture('picture-with-notes.png'),
      purpose: 'onboarding_licence',
    } as const
    const { url } = (await upload(product, other.token, picture)).body
    const taken = await one.change({ commercial_licence: { license_url: url } })
    expect(taken.body.details.fields).toEqual({ 'commercial_licence.license_url': 'not_your_file' })
    const big = { ...picture, bytes: Buffer.alloc(10_000_001) }
    expect((await upload(product, one.token, big)).status).toBe(413)
    const text = { ...picture, name: 'a.txt', bytes: Buffer.from('hello') }
    expect((await upload(product, one.token, text)).status).toBe(415)
  })
})

describe('handing in', () => {
  test('tells every field of every step that is not right yet [ONB-80, DEC-ONB-37, ONB-65, ONB-74]', async () => {
    const applying = await anApplication(product)
    const said = await saidBy(product, applying)
    said.shareholders.company_owners[0]!.shares_percent = 99.9999
    said.bank_details.iban = 'AE080331234567890123456'
    said.legal_info.vat_registration_number = '1'
    await applying.change(said)
    const refused = await applying.submit()
    expect([refused.status, refused.body.details.fields]).toEqual([
      400,
      {
        'shareholders.company_owners': 'invalid',
        'legal_info.vat_registration_number': 'invalid',
        'bank_details.iban': 'iban_invalid',
      },
    ])
    expect(await statusOf(applying)).toBe('draft')
  })

  test('of a whole application is told to the applicant, with a day to count on [ONB-01, ONB-80, DEC-ONB-21]', async () => {
    const applying = await aSubmission(product)
    const { body } = await applying.read()
    expect(body.application.general.status).toBe('submitted')
    // A Sunday in the UAE: three working days from Monday on.
    expect(body.application.answer_by).toBe('2026-11-25T08:00:00.000Z')
    await product.deliver()
    const [letter] = await product.inbox(applying.email)
    expect(letter?.subject).toContain('We have your application')
  })

  test('twice, or many times at once, is handing in once', async () => {
    const applying = await anApplication(product)
    await applying.change(await saidBy(product, applying, saudiFreelancer()))
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => applying.submit()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const moves = await product.db.database.system(
      (tx) => tx`select 1 from status_change where subject_id = ${applying.id}`,
    )
    expect(moves).toHaveLength(2)
    expect((await applying.change({ basic_info: { business_name: 'Late' } })).status).toBe(409)
  })

  test('asks again for documents that a draft has lost since', async () => {
    const applying = await anApplication(product)
    await applying.change(await saidBy(product, applying))
    await nightOfFiles(product, '2027-07-01T00:00:00Z')
    const refused = await applying.submit()
    expect(refused.status).toBe(400)
    expect(refused.body.details.fields).toMatchObject({ 'commercial_licence.license_url': 'required' })
    expect(await statusOf(applying)).toBe('draft')
  })

  test('of high volume asks for no more, and a person calls [ONB-14, DEC-ONB-22]', async () => {
    const applying = await anApplication(product)
    const { basic_info, product_category, store_type } = await saidBy(product, applying)
    await applying.change({
      basic_info: { ...basic_info, annual_volume: 'above_15m' },
      product_category,
      store_type,
    })
    const submitted = await applying.submit()
    expect(submitted.body.application.general.status).toBe('partially_submitted')
    await product.deliver()
    expect((await product.inbox(applying.email))[0]?.subject).toContain('We will call you')
  })

  test('from a country that is not served keeps what was said [ONB-17, DEC-ONB-21]', async () => {
    const applying = await anApplication(product)
    const { basic_info } = emiratiCompany()
    await applying.change({ basic_info: { ...basic_info, country_of_main_operations: 'EGY' } })
    const refused = await applying.submit()
    expect([refused.status, refused.body.details.reason]).toEqual([409, 'country_not_served'])
    expect((await applying.read()).body.application.basic_info.business_name).toBe('Noor Perfumes')
  })

  test('under the name of another business is a conflict of its own [ONB-90, ONB-91, DEC-ONB-40]', async () => {
    const first = await aSubmission(product)
    const name = (await first.read()).body.application.basic_info.business_name as string
    const applying = await anApplication(product)
    const said = await saidBy(product, applying)
    await applying.change({
      ...said,
      basic_info: { ...said.basic_info, business_name: ` ${name.toUpperCase()}` },
    })
    const refused = await applying.submit()
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      status: 'error',
      errorType: 'conflict',
      details: {
        kind: 'conflict',
        type: 'BUSINESS_NAME_CONFLICT',
        fields: { 'basic_info.business_name': 'taken' },
      },
    })
  })

  test('with the licence and account of another is a conflict of its own [ONB-90, ONB-92, DEC-ONB-40]', async () => {
    const first = await aSubmission(product)
    const { legal_info } = (await first.read()).body.application
    const applying = await anApplication(product)
    const said = await saidBy(product, applying)
    said.legal_info.commercial_registration_number = legal_info.commercial_registration_number
    await applying.change(said)
    const refused = await applying.submit()
    expect(refused.body.details).toMatchObject({ kind: 'conflict', type: 'LEGAL_BANK_DETAILS_CONFLICT' })
  })
})

describe('what is asked while it is written', () => {
  test('sections and their categories, in both languages [ONB-81, ONB-82, ONB-64]', async () => {
    const { token: as } = await aStranger(product)
    const { items } = (await product.call('onboarding.sections', { as })).body
    expect(items.at(-1)).toEqual({ id: 'other', name: { en: 'Other', ar: 'أخرى' } })
    const kinds = await product.call('onboarding.categories', { as, params: { id: 'beauty' } })
    expect(kinds.body.items[0]).toEqual({ id: 'hair_care', name: { en: 'Hair care', ar: 'العناية بالشعر' } })
    expect((await product.call('onboarding.categories', { as, params: { id: 'arms' } })).status).toBe(404)
  })

  test('whether a business of that name is here already [ONB-86, DEC-ONB-44]', async () => {
    const { merchantId } = await product.db.database.system((tx) => aMerchant(tx))
    const [{ name } = { name: '' }] = await product.db.database.system(
      (tx) => tx<Row<'merchant', 'name'>[]>`select name from merchant where merchant_id = ${merchantId}`,
    )
    const { token: as } = await aStranger(product)
    const asked = (business_name: string) =>
      product.call('onboarding.checkMerchantGroup', { as, body: { business_name } })
    expect((await asked(name.toLowerCase())).body).toEqual({
      exists: true,
      merchant_group_id: expect.stringMatching(/^grp_/),
    })
    expect((await asked('Nobody at all')).body).toEqual({ exists: false, merchant_group_id: null })
  })

  test('whether a phone is the proven one of whoever applies [ONB-87, DEC-ONB-45]', async () => {
    const applying = await anApplication(product)
    const { phone } = (await applying.read()).body.application.basic_info
    const asked = async (given: string) =>
      (await product.call('onboarding.verifySignatory', { as: applying.token, body: { phone: given } })).body
    expect([await asked(phone), await asked('+966501234567')]).toEqual([
      { is_verified: true },
      { is_verified: false },
    ])
  })
})
