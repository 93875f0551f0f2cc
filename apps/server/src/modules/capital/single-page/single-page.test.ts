import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOffer, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication, tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { pictureFixture, statementFixture, upload } from '../../../testing/files/uploads.ts'
import type { Row } from '../../../platform/database/rows.ts'

let app: TestApp
let underwriter: string
let other: Shop
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  underwriter = await aReviewer(app, 'underwriter')
  other = await aShop()
})
afterAll(() => app.close())

interface Shop extends MerchantFacts {
  as: string
  offerId: string
}

let phones = 501_600_000

/** A merchant whose owner has a confirmed phone, with an offer of the older form. */
async function aShop(offer: { tags?: OfferTag[]; form?: 'wizard' | 'single_page' } = {}): Promise<Shop> {
  const made = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    await tx`update person set phone = ${`+971${(phones += 1)}`} where id = ${merchant.personId}`
    const given = { tags: [] as OfferTag[], form: 'single_page' as const, ...offer }
    return { ...merchant, offerId: await anOffer(tx, merchant, { ...given, at: app.clock.now() }) }
  })
  return { ...made, as: await app.signIn(made.personId) }
}

const phoneOf = async ({ personId }: MerchantFacts) =>
  (
    await app.db.database.system(
      (tx) => tx<Row<'person', 'phone'>[]>`select phone from person where id = ${personId}`,
    )
  )[0]!.phone

const licenceFor = async (as: string) =>
  (await upload(app, as, { name: 'licence.png', bytes: pictureFixture('picture-with-notes.png') })).body
    .url as string

async function aForm(shop: Shop, over: object = {}) {
  return {
    sign: { name: 'Noor Al Hashimi', email: 'Signatory@Test.example', phone: await phoneOf(shop) },
    is_finance: false,
    cr_file: await licenceFor(shop.as),
    cr_number: 'CN-100',
    company_name_or_legal_name: 'Test Merchant Trading LLC',
    registered_company_address: '1 Test Street, Dubai',
    payout_cycle_agreed: true,
    ...over,
  }
}

const create = (shop: Shop, body?: object, query: Record<string, string> = {}) =>
  app.call('singlePage.create', {
    as: shop.as,
    query: { offerId: shop.offerId, ...query },
    ...(body && { body }),
  })
const change = (shop: Shop, id: string, ifMatch: number, body: object) =>
  app.call('singlePage.change', { as: shop.as, params: { id }, ifMatch, body })
const apply = (shop: Shop, id: string) => app.call('singlePage.apply', { as: shop.as, params: { id } })

async function submittedForm(shop: Shop, over: object = {}) {
  const { body } = await create(shop, await aForm(shop, over))
  const answer = await apply(shop, body.id)
  expect(answer.status).toBe(200)
  return body.id as string
}

const decide = (id: string, ifMatch: number, body: object) =>
  app.call('decisions.decide', { params: { id }, body, as: underwriter, ifMatch })
const versionOf = async (id: string) =>
  (await app.call('decisions.case', { params: { id }, as: underwriter })).body.case.application
    .version as number
const reset = async (id: string, ...reasons: string[]) => {
  const answer = await decide(id, await versionOf(id), { decision: 'reset', reasons })
  expect(answer.body.case.application.status).toBe('reset')
  return answer.body.case.application.version as number
}
const changesOf = async (id: string) =>
  (
    await app.db.database.system(
      (tx) => tx<Row<'status_change', 'to_status'>[]>`
        select to_status from status_change where subject = 'application' and subject_id = ${id}`,
    )
  )
    .map((row) => row.to_status)
    .toSorted()

test('the first save begins the form with what was typed, a second one answers the same [CAPI-07, APPL-45, APPL-46, APPL-48, DEC-CAPI-11]', async () => {
  const shop = await aShop()
  const finance = { name: 'Sara', email: 'sara@test.example', phone: '+971501234567' }
  const begun = await create(shop, await aForm(shop, { is_finance: true, finance }), {
    merchantId: shop.merchantId,
    noLoan: 'true',
  })
  expect(begun.status).toBe(200)
  expect(begun.body.application).toMatchObject({
    status: 'draft',
    amount: '200000.00',
    tenor: 20,
    steps: [],
    authorized_signatory: { name: 'Noor Al Hashimi', email: 'signatory@test.example' },
    sign_authority: {
      cr_number: 'CN-100',
      legal_name: 'Test Merchant Trading LLC',
      legal_address: '1 Test Street, Dubai',
    },
    single_page: { finance, payout_cycle_agreed: true, is_signatory_verified: false },
  })
  const again = await create(shop, await aForm(shop, { cr_number: 'CN-200' }))
  expect(again.body).toMatchObject({
    id: begun.body.id,
    application: { sign_authority: { cr_number: 'CN-100' } },
  })
})

test('a form that was begun with nothing typed is new [CAPI-07]', async () => {
  const shop = await aShop()
  expect((await create(shop, {})).body.application).toMatchObject({
    version: 1,
    sign_authority: { cr_number: 'CN-100' },
  })
})

test('of many first saves at once one begins the form [CAPI-07]', async () => {
  const shop = await aShop()
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(shop)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

test('an offer of the wizard takes no older form, an offer of the older form no wizard [CAPI-07, DEC-APPL-15]', async () => {
  const shop = await aShop()
  const wizard = await aShop({ form: 'wizard' })
  expect((await create(wizard)).body.details.reason).toBe('wrong_form')
  const body = { offer_id: shop.offerId, amount: '50000', tenor: 20 }
  const began = await app.call('applications.create', { as: shop.as, body })
  expect(began.body.details.reason).toBe('wrong_form')
  const { id } = (await create(shop)).body
  const submitted = await app.call('applications.submit', { as: shop.as, params: { id } })
  expect(submitted.body.details.reason).toBe('wrong_form')
  expect((await create(shop, undefined, { merchantId: other.merchantId })).status).toBe(404)
  expect(
    (await app.call('singlePage.create', { as: shop.as, query: { offerId: other.offerId } })).status,
  ).toBe(404)
})

test('what is left out of a change stays, and a change on an older version is refused [CAPI-09]', async () => {
  const shop = await aShop()
  const { id, application } = (await create(shop, await aForm(shop))).body
  const changed = await change(shop, id, application.version, { cr_number: 'CN-300' })
  expect(changed.body.application).toMatchObject({
    sign_authority: { cr_number: 'CN-300', legal_name: 'Test Merchant Trading LLC' },
    single_page: { payout_cycle_agreed: true },
  })
  expect((await change(shop, id, application.version, { cr_number: 'CN-400' })).body.details.reason).toBe(
    'stale_version',
  )
  const toggled = await change(shop, id, changed.body.application.version, { is_finance: true })
  expect(toggled.body.application.single_page.finance).toEqual({ name: '', email: '', phone: '' })
})

test('a replacement empties what it does not name [CAPI-08, DEC-CAPI-2]', async () => {
  const shop = await aShop()
  const { id, application } = (await create(shop, await aForm(shop))).body
  const replaced = await app.call('singlePage.replace', {
    as: shop.as,
    params: { id },
    ifMatch: application.version,
    body: { cr_number: 'CN-500' },
  })
  expect(replaced.body.application).toMatchObject({
    authorized_signatory: { name: '', email: '', phone: '' },
    sign_authority: { cr_file: '', cr_number: 'CN-500', legal_name: '', legal_address: '' },
    single_page: { finance: null, payout_cycle_agreed: false },
  })
})

test('the licence is a file of the merchant’s own, the licence number at most 15 characters [CAPI-07, CAPI-09, DEC-CAPI-10]', async () => {
  const shop = await aShop()
  const { id, application } = (await create(shop)).body
  const foreign = { cr_file: await licenceFor(other.as) }
  expect((await change(shop, id, application.version, foreign)).body.details.fields).toEqual({
    cr_file: 'not_your_file',
  })
  const long = await change(shop, id, application.version, { cr_number: '1234567890123456' })
  expect(long.body.details.fields).toEqual({ cr_number: 'too_long' })
})

test('nothing is handed in before the form is complete and agreed to [CAPI-11, APPL-47, APPL-50, APPL-51]', async () => {
  const shop = await aShop()
  const { id, application } = (await create(shop, { is_finance: true })).body
  expect((await apply(shop, id)).body.details.fields).toEqual({
    'sign.name': 'required',
    'sign.email': 'required',
    'sign.phone': 'required',
    'finance.name': 'required',
    'finance.email': 'required',
    'finance.phone': 'required',
    cr_file: 'required',
    cr_number: 'required',
    company_name_or_legal_name: 'required',
    registered_company_address: 'required',
    payout_cycle_agreed: 'must_be_true',
  })
  await change(shop, id, application.version, await aForm(shop))
  const done = await apply(shop, id)
  expect(done.body.application).toMatchObject({ status: 'submitted', steps: [] })
  expect((await apply(shop, id)).status).toBe(200)
  expect(await changesOf(id)).toEqual(['draft', 'submitted'])
})

test('an offer that requires a bank statement is handed in with one that covers the months [APPL-49]', async () => {
  const shop = await aShop({ tags: ['bank_statement_required'] })
  const { id, application } = (await create(shop, await aForm(shop))).body
  expect((await apply(shop, id)).body.details.fields).toEqual({
    'application.bank_statement_url': 'required',
  })
  const bytes = statementFixture('text-browser-print.pdf')
  const { url } = (await upload(app, shop.as, { name: 'statement.pdf', bytes, purpose: 'bank_statement' }))
    .body
  const notStatement = { application: { bank_statement_url: await licenceFor(shop.as) } }
  expect((await change(shop, id, application.version, notStatement)).body.details.fields).toEqual({
    'application.bank_statement_url': 'file_type',
  })
  const saved = await change(shop, id, application.version, { application: { bank_statement_url: url } })
  expect(saved.body.application.bank_statements).toMatchObject([{ url, reading: { state: 'read' } }])
  expect((await apply(shop, id)).body.application.status).toBe('submitted')
})

test('a signatory with another phone than the account’s confirms it by code, once per phone [CAPI-10, DEC-CAPI-1]', async () => {
  const shop = await aShop()
  const sign = { name: 'Sara', email: 'sara@test.example', phone: '+971507654321' }
  const { id } = (await create(shop, await aForm(shop, { sign }))).body
  expect((await apply(shop, id)).body.details.reason).toBe('signatory_unverified')
  const sent = await app.call('singlePage.sendCode', { as: shop.as, params: { id } })
  expect(sent.body.resend_at).toBe('2026-11-22T08:02:00.000Z')
  await app.deliver()
  const code = (await app.inbox()).find(({ recipient }) => recipient === sign.phone)?.code ?? ''
  const verify = (digits: string) =>
    app.call('singlePage.verify', { as: shop.as, params: { id }, body: { code: digits } })
  const wrong = code.startsWith('1') ? '2222' : '1111'
  expect((await verify(wrong + code.slice(4))).body.details.reason).toBe('invalid_code')
  const verified = await verify(code)
  expect(verified.body.application.single_page.is_signatory_verified).toBe(true)
  const { version } = verified.body.application
  const moved = await change(shop, id, version, { sign: { ...sign, phone: '+971507654322' } })
  expect(moved.body.application.single_page.is_signatory_verified).toBe(false)
  expect((await apply(shop, id)).body.details.reason).toBe('signatory_unverified')
})

test('one call begins and hands in, and answers the id as loan_id; again it answers the same [CAPI-03]', async () => {
  const shop = await aShop()
  const body = { offer_id: shop.offerId, ...(await aForm(shop)) }
  const once = (given: object) => app.call('singlePage.applyAtOnce', { as: shop.as, body: given })
  expect((await once({ ...body, payout_cycle_agreed: false })).body.details.fields).toEqual({
    payout_cycle_agreed: 'must_be_true',
  })
  const done = await once(body)
  expect(done.status).toBe(200)
  expect(done.body).toEqual({ loan_id: expect.stringMatching(/^app_/) })
  expect(await changesOf(done.body.loan_id)).toEqual(['draft', 'submitted'])
  expect((await once(body)).body).toEqual(done.body)
})

test('a reset older form comes back with the corrected fields, its reasons cleared and 72 hours anew [CAPI-20, APPL-28, DEC-APPL-8]', async () => {
  const shop = await aShop()
  const id = await submittedForm(shop)
  const version = await reset(id, 'company_name_mismatch')
  await app.db.database.system(
    (tx) => tx`update application set reasons = '{REASON_COMPANY_NAME_MISMATCH}' where id = ${id}`,
  )
  app.clock.advance(3_600_000)
  // The licence number was not asked for, so it changes nothing.
  const back = await change(shop, id, version, {
    company_name_or_legal_name: 'Test Merchant LLC',
    cr_number: 'CN-9',
  })
  expect(back.body.application).toMatchObject({
    status: 'submitted',
    reasons: [],
    submitted_at: app.clock.now().toISOString(),
    sign_authority: { legal_name: 'Test Merchant LLC', cr_number: 'CN-100' },
  })
  const opened = await app.call('decisions.case', { params: { id }, as: underwriter })
  expect(opened.body.case.deadline_at).toBe(
    new Date(app.clock.now().getTime() + 72 * 3_600_000).toISOString(),
  )
  expect(await changesOf(id)).toEqual(['draft', 'reset', 'submitted', 'submitted'])
})

test('nothing sent, nothing changed, something emptied and a wrong status are told apart [CAPI-20, CAPI-41, CAPI-42, CAPI-43, APPL-35]', async () => {
  const shop = await aShop()
  const id = await submittedForm(shop)
  const submitted = await versionOf(id)
  expect((await change(shop, id, submitted, { cr_number: 'CN-2' })).body.details.reason).toBe('wrong_status')
  const version = await reset(id, 'irrelevant_license')
  const same = { cr_number: 'CN-100', company_name_or_legal_name: ' Test Merchant Trading LLC ' }
  const [none, unchanged, emptied] = [
    await change(shop, id, version, { payout_cycle_agreed: true }),
    await change(shop, id, version, same),
    await change(shop, id, version, { ...same, registered_company_address: ' ' }),
  ]
  expect([none.status, none.body.details.reason]).toEqual([400, 'params_for_update_not_sent'])
  expect([unchanged.status, unchanged.body.details.reason]).toEqual([400, 'params_for_update_not_diff'])
  expect(emptied.body.details.fields).toEqual({ registered_company_address: 'required' })
  const foreign = { cr_file: await licenceFor(other.as) }
  expect((await change(shop, id, version, foreign)).body.details.fields).toEqual({ cr_file: 'not_your_file' })
  expect((await change(shop, id, version, { cr_file: await licenceFor(shop.as) })).status).toBe(200)
  const replaced = await app.call('singlePage.replace', {
    as: shop.as,
    params: { id },
    ifMatch: version + 1,
    body: {},
  })
  expect([replaced.status, replaced.body.details.reason]).toEqual([409, 'wrong_status'])
})

test('an application of the wizard comes back the same way, with the company where the wizard keeps it [CAPI-20]', async () => {
  const shop = await aShop()
  const { id } = await app.db.database.system((tx) => aSubmittedApplication(tx, shop))
  const version = await reset(id, 'beneficiary_name_mismatch')
  const cr_file = await licenceFor(shop.as)
  const back = await change(shop, id, version, { cr_file, company_name_or_legal_name: 'Right Name LLC' })
  expect(back.body.application).toMatchObject({
    status: 'submitted',
    legal_info: {
      cr_file,
      cr_number: 'CN-100',
      company_name: 'Right Name LLC',
      company_address: '1 Test Street, Dubai',
    },
  })
  expect((await change(shop, id, version + 1, { cr_number: 'CN-1' })).body.details.reason).toBe('wrong_form')
})

test('an application comes back three times at most [DEC-APPL-8]', async () => {
  const shop = await aShop()
  const id = await submittedForm(shop)
  for (const name of ['One LLC', 'Two LLC', 'Three LLC']) {
    const version = await reset(id, 'company_name_mismatch')
    expect((await change(shop, id, version, { company_name_or_legal_name: name })).status).toBe(200)
  }
  const fourth = await decide(id, await versionOf(id), {
    decision: 'reset',
    reasons: ['company_name_mismatch'],
  })
  expect(fourth.body.details.reason).toBe('wrong_status')
})

test('where single places were marked, nothing but these is handed in again [DEC-APPL-8]', async () => {
  const shop = await aShop()
  const id = await submittedForm(shop)
  const marks = [
    { target: 'company_name', reason: 'does_not_match', note_en: 'See the licence', note_ar: 'انظر الرخصة' },
  ]
  const back = await decide(id, await versionOf(id), { decision: 'reset', marks })
  const { version } = back.body.case.application
  expect((await change(shop, id, version, { cr_number: 'CN-9' })).body.details.reason).toBe('wrong_status')
})

test('of many resubmissions at once one is taken, the others find the status changed [DEC-APPL-8]', async () => {
  const shop = await aShop()
  const id = await submittedForm(shop)
  const version = await reset(id, 'company_name_mismatch')
  const names = Array.from({ length: 16 }, (_, index) => ({
    company_name_or_legal_name: `Name ${index} LLC`,
  }))
  const answers = await Promise.all(names.map((body) => change(shop, id, version, body)))
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 15 })
  expect(await changesOf(id)).toEqual(['draft', 'reset', 'submitted', 'submitted'])
})

test('an older form is approved without steps, and its contract names the company of the form [APPL-20, DEC-APPL-12, DEC-APPL-13]', async () => {
  const shop = await aShop()
  const id = await submittedForm(shop)
  const opened = await app.call('decisions.case', { params: { id }, as: underwriter })
  const holder = opened.body.case.checks.find(({ code }: { code: string }) => code === 'statement_holder')
  expect(holder.detail).toContain('Test Merchant Trading LLC')
  const approved = await decide(id, await versionOf(id), { decision: 'approve', amount: '50000' })
  expect(approved.body.case.application).toMatchObject({
    status: 'approved',
    steps: [],
    loan_terms: { amount: '50000.00' },
  })
  await app.settle()
  const [envelope] = await app.db.database.system(
    (tx) =>
      tx`select contents->'borrower' as borrower, signer_email from envelope where application_id = ${id}`,
  )
  expect(envelope).toMatchObject({
    signer_email: 'signatory@test.example',
    borrower: { name: 'Test Merchant Trading LLC', licenceNumber: 'CN-100', address: '1 Test Street, Dubai' },
  })
})
