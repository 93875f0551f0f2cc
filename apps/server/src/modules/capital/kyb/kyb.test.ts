import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aKybShop,
  aLicence,
  aShareholder,
  aSignatory,
  codeSentTo,
  saveBlocks,
  type KybShop,
} from '../../../testing/capital/kyb.ts'
import { loadList } from '../../casework/screening/index.ts'
import { pictureFixture, statementFixture, upload } from '../../../testing/files/uploads.ts'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-22T08:00:00Z' })))
afterAll(() => app.close())

const read = async ({ id, as }: KybShop) =>
  (await app.call('applications.read', { params: { id }, as })).body.application
const verify = ({ id, as }: KybShop, code: string) =>
  app.call('kyb.verify', { params: { id }, as, body: { id, code } })
const resend = ({ id, as }: KybShop) =>
  app.call('kyb.resendCode', { params: { id }, as, body: { application_id: id } })
const submit = ({ id, as }: KybShop) =>
  app.call('applications.submit', { params: { id }, as, body: { application_id: id } })
const told = ({ status, body }: TestAnswer) => [status, body.error]
const wrong = (code: string) => (code === '0000' ? '1111' : '0000')

/** Saves the signatory; answers them with the code on their phone. */
async function signatoryOf(shop: KybShop, more: object = {}) {
  const signatory = aSignatory(shop, more)
  const saved = await saveBlocks(app, shop, { authorized_signatory: signatory })
  expect(saved.status).toBe(200)
  return { ...signatory, code: await codeSentTo(app, signatory.phone), saved }
}

const theIban = 'AE070331234567890123456'
const theDigits = '07456'

async function confirmedIban(shop: KybShop) {
  const given = { iban: theIban, bank_name: 'Mashreq', confirmed: true }
  await saveBlocks(app, shop, { bank_details: given })
  return saveBlocks(app, shop, { bank_details: { missing_digits: theDigits } })
}

test('saving who signs sends a code of four digits, which verifies the application [KYB-45, KYB-119, KYB-137, KYB-138, KYB-149, KYB-150, CAPI-16, DEC-KYB-7, DEC-KYB-11]', async () => {
  const shop = await aKybShop(app)
  const { code, saved, phone } = await signatoryOf(shop)
  expect(saved.body).toMatchObject({
    otp_sent_at: '2026-11-22T08:00:00.000Z',
    resend_after: 30,
    application: {
      status: 'draft',
      authorized_signatory: {
        name: 'Mariam Haddad',
        email: 'mariam@noor.example',
        phone,
        national_id_number: '784198012345671',
        national_id_url: shop.file,
      },
    },
  })
  expect(code).toMatch(/^\d{4}$/)
  expect((await verify(shop, code)).body.application).toMatchObject({ id: shop.id, status: 'verified' })
  // Twice is once.
  expect((await verify(shop, code)).status).toBe(200)
})

const wrongSignatories = [
  ['name', '', 'required'],
  ['phone', '', 'required'],
  ['email', 'nobody', 'email_invalid'],
  ['national_id_number', '78419801234567', 'national_id_length'],
  ['national_id_url', '', 'required'],
  ['national_id_url', 'fil_of_somebody_else', 'not_your_file'],
  ['confirmed', false, 'required'],
] as const
test.each(wrongSignatories)(
  'of a signatory the server refuses %s %s as %s [KYB-36, KYB-39, KYB-40, KYB-41, KYB-42, KYB-43]',
  async (field, value, code) => {
    const shop = await aKybShop(app)
    const given = aSignatory(shop, { [field]: value })
    const refused = await saveBlocks(app, shop, { authorized_signatory: given })
    expect(refused.status).toBe(400)
    expect(refused.body.details.fields).toEqual({ [`authorized_signatory.${field}`]: code })
  },
)

test('every failure of a signatory call has its message [KYB-160, KYB-161, KYB-162, KYB-163, KYB-164, DEC-KYB-9, DEC-KYB-10]', async () => {
  const shop = await aKybShop(app)
  const bad = await saveBlocks(app, shop, {
    authorized_signatory: aSignatory(shop, { phone: '+97141234567' }),
  })
  expect(told(bad)).toEqual([400, 'could not validate phone'])
  const { code, phone } = await signatoryOf(shop)
  const answers: unknown[] = []
  for (let tries = 0; tries < 6; tries += 1) answers.push(told(await verify(shop, wrong(code))))
  expect(answers).toEqual([
    ...Array.from({ length: 5 }, () => [400, 'invalid otp code']),
    [400, 'max attempts reached'],
  ])
  app.clock.advance(5 * 60_000)
  expect(told(await verify(shop, code))).toEqual([400, 'otp verification failed'])
  await resend(shop)
  expect((await verify(shop, await codeSentTo(app, phone))).status).toBe(200)

  // One phone signs for one national ID, at whichever merchant; told only to who holds the phone.
  const other = await aKybShop(app)
  app.clock.advance(1_000)
  const theirs = await signatoryOf(other, { phone, national_id_number: '784198012345672' })
  expect(told(await verify(other, theirs.code))).toEqual([400, 'phone number not unique'])
  expect((await read(other)).status).toBe('draft')
})

test('a code is sent again after half a minute, and five times in an hour [KYB-45, KYB-46, KYB-139, KYB-151, KYB-166, CAPI-17, DEC-KYB-10]', async () => {
  const shop = await aKybShop(app)
  const { code, phone } = await signatoryOf(shop)
  app.clock.advance(29_000)
  await resend(shop)
  expect(await codeSentTo(app, phone)).toBe(code)
  const again: number[] = []
  for (let sends = 0; sends < 5; sends += 1) {
    app.clock.advance(30_000)
    again.push((await resend(shop)).status)
  }
  expect(again).toEqual([200, 200, 200, 200, 429])
  expect(told(await resend(shop))[1]).toBe('too many attempts to send code')
})

test('another phone of the signatory has to be confirmed anew, another name has not [DEC-KYB-11]', async () => {
  const shop = await aKybShop(app)
  const { code, saved: _, ...signatory } = await signatoryOf(shop)
  await verify(shop, code)
  const renamed = await saveBlocks(app, shop, { authorized_signatory: { ...signatory, name: 'Mariam H.' } })
  expect(renamed.body).toMatchObject({ application: { status: 'verified' } })
  expect(renamed.body.otp_sent_at).toBeUndefined()
  const moved = await saveBlocks(app, shop, { authorized_signatory: aSignatory(shop) })
  expect(moved.body).toMatchObject({ resend_after: 30, application: { status: 'draft' } })
})

test('a code that two tabs send at once verifies once, and many wrong ones at once are all counted [DEC-KYB-10]', async () => {
  const shop = await aKybShop(app)
  const { code } = await signatoryOf(shop)
  const both = await Promise.all(Array.from({ length: 6 }, () => verify(shop, code)))
  expect(both.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const moves = await app.db.database.system(
    (tx) => tx`select 1 from status_change where subject_id = ${shop.id} and to_status = 'verified'`,
  )
  expect(moves.length).toBe(1)

  const guessed = await aKybShop(app)
  const theirs = await signatoryOf(guessed)
  const guesses = await Promise.all(Array.from({ length: 12 }, () => verify(guessed, wrong(theirs.code))))
  expect(guesses.filter(({ body }) => body.details.reason === 'invalid_code').length).toBe(5)
})

test('licence, owners and finance contact are merged into the application one by one [KYB-124, KYB-125, KYB-126, KYB-127, KYB-141, KYB-142, KYB-143, KYB-145, DEC-KYB-15, DEC-KYB-17]', async () => {
  const shop = await aKybShop(app)
  const licence = aLicence(shop, { company_email: 'Office@Noor.example', company_phone: '+971503334455' })
  await saveBlocks(app, shop, { legal_info: licence })
  const finance = { name: 'Sara', email: 'sara@noor.example', phone: '+971501234567' }
  await saveBlocks(app, shop, { finance_signatory: finance })
  const owners = [aShareholder(shop), aShareholder(shop, { name: 'Omar', value: 40, uae_resident: false })]
  await saveBlocks(app, shop, { shareholders: owners })
  const { file } = shop
  expect(await read(shop)).toMatchObject({
    merchant_id: shop.merchantId,
    offer_id: shop.offerId,
    legal_info: { ...licence, cr_file: file, company_email: 'office@noor.example' },
    finance_signatory: finance,
    shareholders: [
      { name: 'Mariam Haddad', value: 60, documents: { passport: { file }, national_id: { file } } },
      { name: 'Omar', value: 40, uae_resident: false, documents: { passport: { file } } },
    ],
  })
  expect((await read(shop)).shareholders[1].documents).toEqual({ passport: { file } })
})

test('a resident owner has both documents, before the step of documents is done [KYB-24]', async () => {
  const shop = await aKybShop(app)
  const { file } = shop
  const isDone = async (documents: object) => {
    const saved = await saveBlocks(app, shop, {
      shareholders: [aShareholder(shop, { value: 100, documents })],
    })
    const { steps } = saved.body.application.kyb
    return steps.find(({ name }: { name: string }) => name === 'shareholder_ids').completed as boolean
  }
  expect(await isDone({ passport: { file } })).toBe(false)
  expect(await isDone({ passport: { file }, national_id: { file } })).toBe(true)
})

test('what the steps before it said stands in the same record, and the offer beside it [KYB-120, KYB-121, KYB-122, KYB-129]', async () => {
  const shop = await aKybShop(app)
  const social_networks = { facebook: 'https://facebook.com/noor', instagram: '', others: [] }
  const nothing = { google_maps_link: null, rental_contract_url: null, storefront_photo_url: null }
  await saveBlocks(app, shop, { social_networks })
  await saveBlocks(app, shop, { location_details: { address: '1 Creek Road', ...nothing } })
  const record = await read(shop)
  expect(record.bank_statements).toEqual([])
  expect(record.social_networks).toMatchObject({ facebook: 'https://facebook.com/noor', others: [] })
  expect(Object.keys(record.social_networks)).toContain('instagram')
  expect(record.location_details).toMatchObject({ address: '1 Creek Road' })
  for (const name of ['google_maps_link', 'rental_contract_url', 'storefront_photo_url'])
    expect(Object.keys(record.location_details)).toContain(name)
  const { body } = await app.call('offers.list', { as: shop.as })
  expect(body.offers[0]).toMatchObject({
    id: shop.offerId,
    merchant_id: shop.merchantId,
    store_id: expect.any(String),
    merchant_name: expect.any(String),
    currency: 'AED',
    amount: expect.any(String),
    tags: expect.any(Array),
  })
})

const financeSignatories = [
  [{ name: '', email: 'sara@noor.example', phone: '' }, { 'finance_signatory.phone': 'phone_invalid' }],
  [{ name: '', email: '', phone: '+971501234567' }, { 'finance_signatory.email': 'email_invalid' }],
  [{ name: '', email: '', phone: '+971' }, null],
  [null, null],
] as const
test.each(financeSignatories)(
  'a finance signatory %o is refused as %o [KYB-131, KYB-132, KYB-133]',
  async (finance, fields) => {
    const shop = await aKybShop(app)
    const { body } = await saveBlocks(app, shop, { finance_signatory: finance })
    expect(body.details?.fields ?? null).toEqual(fields)
  },
)

test('an IBAN that is given is shown without five digits, and stands once they are typed [KYB-99, KYB-100, KYB-106, KYB-123, KYB-146]', async () => {
  const shop = await aKybShop(app)
  const given = { iban: 'ae07 0331 2345 6789 0123 456', bank_name: 'Mashreq', confirmed: true }
  const saved = await saveBlocks(app, shop, { bank_details: given })
  expect(saved.body.application).toMatchObject({
    bank_details: null,
    kyb: { iban_to_confirm: { shown: 'AE••0331234567890123•••', bank_name: 'Mashreq' } },
  })
  expect(JSON.stringify(saved.body)).not.toContain(theIban)
  const { body } = await saveBlocks(app, shop, { bank_details: { missing_digits: theDigits } })
  expect(body.application.bank_details).toEqual({ iban: theIban, bank_name: 'Mashreq' })
})

test('before anything is given the registered IBAN asks for its digits [KYB-95, DEC-KYB-22]', async () => {
  const shop = await aKybShop(app)
  const { kyb, bank_details } = await read(shop)
  expect(bank_details).toBeNull()
  expect(kyb.iban_to_confirm.shown).toMatch(/^AE••\d{16}•••$/)
})

const wrongIbans = [
  ['AE080331234567890123456', 'iban_invalid'],
  ['EA070331234567890123456', 'iban_invalid'],
  ['SA0380000000608010167519', 'iban_invalid'],
  ['', 'required'],
] as const
test.each(wrongIbans)(
  'the IBAN "%s" is refused as %s [KYB-98, DEC-KYB-8, DEC-KYB-24]',
  async (iban, code) => {
    const shop = await aKybShop(app)
    const refused = await saveBlocks(app, shop, {
      bank_details: { iban, bank_name: 'Mashreq', confirmed: true },
    })
    expect(refused.body.details.fields).toEqual({ 'bank_details.iban': code })
  },
)

test('an unconfirmed IBAN and a bank without a name are refused [KYB-97]', async () => {
  const shop = await aKybShop(app)
  const give = (bank: object) => saveBlocks(app, shop, { bank_details: { iban: theIban, ...bank } })
  expect((await give({ bank_name: 'Mashreq', confirmed: false })).body.details.fields).toEqual({
    'bank_details.confirmed': 'must_be_true',
  })
  expect((await give({ confirmed: true })).body.details.fields).toEqual({
    'bank_details.bank_name': 'required',
  })
})

test('the bank is the one of the directory, whatever the browser says it is [DEC-KYB-8]', async () => {
  const shop = await aKybShop(app)
  const given = { iban: 'AE700260001015336652401', bank_name: 'Some other bank', confirmed: true }
  const { body } = await saveBlocks(app, shop, { bank_details: given })
  expect(body.application.kyb.iban_to_confirm.bank_name).toBe('Emirates NBD')
})

test('wrong digits forget the IBAN, and five tries an hour are all there are, also at once [KYB-101, KYB-105]', async () => {
  const shop = await aKybShop(app)
  // The registered one is another.
  await saveBlocks(app, shop, {
    bank_details: { iban: 'AE150330000010987654321', bank_name: 'Mashreq', confirmed: true },
  })
  expect((await read(shop)).kyb.iban_to_confirm.shown).toBe('AE••0330000010987654•••')
  const tried = await saveBlocks(app, shop, { bank_details: { missing_digits: '00000' } })
  expect([tried.status, tried.body.details.reason]).toEqual([400, 'missing_digits_wrong'])
  expect((await read(shop)).kyb.iban_to_confirm.shown).toBe('AE••0331234567890123•••')
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => saveBlocks(app, shop, { bank_details: { missing_digits: '11111' } })),
  )
  const reasons = guesses.map(({ body }) => body.details.reason as string)
  expect(reasons.filter((reason) => reason === 'missing_digits_wrong').length).toBe(4)
  expect(new Set(reasons)).toEqual(new Set(['missing_digits_wrong', 'too_many_tries']))
  app.clock.advance(61 * 60_000)
  expect((await confirmedIban(shop)).status).toBe(200)
})

test('an IBAN that no statement names is refused, one that none can be held against is marked [KYB-156, DEC-KYB-23]', async () => {
  const differs = await aKybShop(app, { statementIban: 'AE150330000010987654321' })
  const refused = await saveBlocks(app, differs, {
    bank_details: { iban: theIban, bank_name: 'Mashreq', confirmed: true },
  })
  expect(told(refused)).toEqual([400, 'iban_doesnt_match'])
  const matches = await aKybShop(app, { statementIban: theIban })
  expect((await confirmedIban(matches)).body.application.kyb.iban_standing).toBe('matches')
  const unread = await aKybShop(app)
  expect((await confirmedIban(unread)).body.application.kyb.iban_standing).toBe('not_verified')
})

async function completeKyb(shop: KybShop): Promise<void> {
  const { code } = await signatoryOf(shop)
  await verify(shop, code)
  await saveBlocks(app, shop, { legal_info: aLicence(shop) })
  await saveBlocks(app, shop, { shareholders: [aShareholder(shop)] })
  await confirmedIban(shop)
}

test('what is incomplete is listed, and nothing is handed in without a confirmed phone [DEC-KYB-28]', async () => {
  const shop = await aKybShop(app, { statementIban: theIban })
  const refused = await submit(shop)
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.details.fields)).toEqual([
    'your_details',
    'commercial_licence',
    'shareholders',
    'shareholder_ids',
    'iban_verification',
  ])
  await completeKyb(shop)
  await saveBlocks(app, shop, { authorized_signatory: aSignatory(shop) })
  expect((await submit(shop)).body.details.reason).toBe('signatory_unverified')
})

test('a complete verification is handed in once, with the confirmed IBAN, and takes no save afterwards [KYB-116, KYB-118, KYB-140, KYB-152, DEC-KYB-5, DEC-KYB-11]', async () => {
  const shop = await aKybShop(app, { statementIban: theIban })
  await completeKyb(shop)
  const many = await Promise.all(Array.from({ length: 5 }, () => submit(shop)))
  expect(many.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(await read(shop)).toMatchObject({ status: 'submitted', bank_details: { iban: theIban } })
  const late = await saveBlocks(app, shop, { authorized_signatory: aSignatory(shop) })
  expect([late.status, late.body.details.reason]).toEqual([409, 'wrong_status'])
  expect((await verify(shop, '1234')).status).toBe(409)
  expect((await resend(shop)).status).toBe(409)
})

test('another merchant finds nothing, and an offer without verification takes no blocks [DEC-CAPI-10]', async () => {
  const shop = await aKybShop(app)
  const stranger = await aKybShop(app)
  const asStranger = { ...shop, as: stranger.as }
  expect((await verify(asStranger, '1234')).status).toBe(404)
  expect((await resend(asStranger)).status).toBe(404)
  const plain = await aKybShop(app, { tags: [] })
  const refused = await saveBlocks(app, plain, { authorized_signatory: aSignatory(plain) })
  expect(refused.body.details.reason).toBe('wrong_form')
  expect((await verify(plain, '1234')).body.details.reason).toBe('wrong_form')
})

test('handing in, another phone and a long silence at once: the application leaves where it stood once [DEC-KYB-11, DEC-APPL-1]', async () => {
  const shop = await aKybShop(app, { statementIban: theIban })
  await completeKyb(shop)
  await app.app.schedules.runDue()
  const saved = new Date(app.clock.now().getTime() - 31 * 86_400_000)
  await app.db.database.system((tx) => tx`update application set saved_at = ${saved} where id = ${shop.id}`)
  const night = new Date(app.clock.now().getTime() + 86_400_000)
  await Promise.all([
    submit(shop),
    saveBlocks(app, shop, { authorized_signatory: aSignatory(shop) }),
    app.app.schedules.runDue(night),
    submit(shop),
  ])
  const moves = await app.db.database.system(
    (tx) => tx`
      select from_status, to_status from status_change
       where subject = 'application' and subject_id = ${shop.id} and from_status = 'verified'`,
  )
  expect(moves.length).toBe(1)
})

test('what only a verification has is marked at the desk, and corrected while it is back [DEC-APPL-8]', async () => {
  const shop = await aKybShop(app, { statementIban: theIban })
  await completeKyb(shop)
  expect((await submit(shop)).status).toBe(200)
  const underwriter = await aReviewer(app, 'underwriter')
  const mark = (target: string, reason: string) => ({ target, reason, page: null, note_en: '', note_ar: '' })
  const sendBack = async (...marks: object[]) => {
    const { version } = await read(shop)
    const body = { decision: 'reset', marks }
    return app.call('decisions.decide', { params: { id: shop.id }, body, ifMatch: version, as: underwriter })
  }
  expect((await sendBack(mark('identity:fil_of_somebody_else', 'unreadable'))).status).toBe(400)
  const identity = `identity:${shop.file}`
  const asked = [
    mark(identity, 'unreadable'),
    mark('national_id_number', 'does_not_match'),
    mark('company_email', 'does_not_match'),
  ]
  expect((await sendBack(...asked)).status).toBe(200)
  const answer = async (given: object) => {
    const { version } = await read(shop)
    const body = { answers: [given] }
    return app.call('applications.update', { params: { id: shop.id }, body, ifMatch: version, as: shop.as })
  }
  const wrongNumber = await answer({ target: 'national_id_number', text: '123' })
  expect(wrongNumber.body.details.fields).toEqual({ 'answers.0.text': 'national_id_length' })
  expect((await answer({ target: 'national_id_number', text: '784198055555555' })).status).toBe(200)
  expect((await answer({ target: 'company_email', text: 'office@noor.example' })).status).toBe(200)
  const papers = [
    { name: 'passport.jpg', bytes: pictureFixture('photo-with-place.jpg') },
    { name: 'passport.pdf', bytes: statementFixture('emirates-id.pdf') },
  ]
  for (const paper of papers) {
    const file = { ...paper, purpose: 'identity_document' } as const
    const { url } = (await upload(app, shop.as, file)).body as { url: string }
    expect((await answer({ target: identity, url })).status).toBe(200)
    const { shareholders, authorized_signatory } = await read(shop)
    expect(shareholders[0].documents).toEqual({ passport: { file: url }, national_id: { file: url } })
    expect(authorized_signatory).toMatchObject({
      national_id_url: url,
      national_id_number: '784198055555555',
    })
  }
  expect((await submit(shop)).status).toBe(200)
  expect(await read(shop)).toMatchObject({
    status: 'submitted',
    legal_info: { company_email: 'office@noor.example' },
  })
})

test('licence, shares and account are marked at the desk too, and corrected by the rules of their steps [DEC-APPL-8]', async () => {
  const shop = await aKybShop(app, { statementIban: theIban })
  await completeKyb(shop)
  expect((await submit(shop)).status).toBe(200)
  const underwriter = await aReviewer(app, 'underwriter')
  const send = async (...targets: string[]) => {
    const marks = targets.map((target) => ({ target, reason: 'does_not_match' }))
    const ifMatch = (await read(shop)).version as number
    const body = { decision: 'reset', marks }
    return app.call('decisions.decide', { params: { id: shop.id }, body, ifMatch, as: underwriter })
  }
  expect((await send('share:2')).body.details.fields).toEqual({ 'marks.0.target': 'invalid' })
  const answers = [
    ['licence_activities', 'Perfumes and oud', ' ', 'required'],
    ['licence_issue_date', '2025-01-01', '2026-11-23', 'date_in_future'],
    ['licence_expiry_date', '2028-12-31', '2026-12-05', 'licence_expires_soon'],
    ['share:1', '75', '24', 'share_below_minimum'],
    ['iban', 'AE15 0330 0000 1098 7654 321', 'AE16 0330 0000 1098 7654 321', 'iban_invalid'],
  ] as const
  expect((await send(...answers.map(([target]) => target))).status).toBe(200)
  const answer = async (...given: object[]) => {
    const { version } = await read(shop)
    const body = { answers: given }
    return app.call('applications.update', { params: { id: shop.id }, body, ifMatch: version, as: shop.as })
  }
  for (const [target, , wrongText, code] of answers)
    expect([target, (await answer({ target, text: wrongText })).body.details.fields]).toEqual([
      target,
      { 'answers.0.text': code },
    ])
  expect(
    (await answer(...answers.map(([target, text]) => ({ target, text })))).body.application,
  ).toMatchObject({
    legal_info: {
      license_metadata: {
        activities: 'Perfumes and oud',
        issue_date: '2025-01-01',
        expiry_date: '2028-12-31',
      },
    },
    shareholders: [{ value: 75 }],
    bank_details: { iban: 'AE150330000010987654321', bank_name: 'Mashreq' },
  })
  expect((await submit(shop)).body.application.status).toBe('submitted')
})

test('who signs for a company and owns it is compared with lists, and an approval waits for a decision', async () => {
  const shop = await aKybShop(app, { statementIban: theIban })
  await completeKyb(shop)
  const owners = [aShareholder(shop), aShareholder(shop, { name: 'Foolan Alan', value: 40 })]
  await saveBlocks(app, shop, { shareholders: owners })
  const load = (names: string) =>
    app.db.database.system((tx) =>
      loadList(
        tx,
        {
          ...{ name: 'Own list', kind: 'sanctions', source: 'https://list.example', datedOn: '2026-11-20' },
          ...{ by: 'root', text: `id,kind,names,birth_years,nationalities\nE-1,person,${names},,` },
        },
        app.clock.now(),
      ),
    )
  await load('فلان بن علان;Foolan Alan')
  expect((await submit(shop)).status).toBe(200)
  const reviewer = await aReviewer(app, 'reviewer')
  const [underwriter, second] = [await aReviewer(app, 'underwriter'), await aReviewer(app, 'underwriter')]
  const params = { subject: 'kyb', id: shop.id }
  const standing = async () =>
    (await app.call('screening.ofSubject', { as: underwriter, params })).body.screening
  expect(await standing()).toMatchObject({ state: 'open', hits: [{ ours: { name: 'Foolan Alan' } }] })
  const approve = async (note = '', as = underwriter) => {
    const body = { decision: 'approve', note }
    const ifMatch = (await read(shop)).version as number
    return app.call('decisions.decide', { params: { id: shop.id }, body, ifMatch, as })
  }
  expect((await approve()).body.details.reason).toBe('screening_open')
  const decision = { body: { decision: 'confirmed', reason: 'The same passport.' } }
  const [{ id }] = (await standing()).hits
  expect((await app.call('screening.decide', { as: underwriter, params: { id }, ...decision })).status).toBe(
    403,
  )
  expect((await app.call('screening.decide', { as: reviewer, params: { id }, ...decision })).status).toBe(200)
  expect((await approve()).body.details.fields).toEqual({ note: 'required' })
  const proposed = await approve('Agreed with the regulator.')
  expect(proposed.body.case).toMatchObject({ screening: 'confirmed', needs_second: true })
  expect(proposed.body.case.application.status).toBe('submitted')
  const confirm = (as: string) =>
    app.call('decisions.confirm', { params: { id: shop.id }, body: { accept: true }, as })
  expect((await confirm(underwriter)).body.details.reason).toBe('own_proposal')
  await load('Mariam Hadad')
  expect((await confirm(second)).body.details.reason).toBe('screening_open')
  for (const hit of (await standing()).hits)
    await app.call('screening.decide', {
      ...{ as: reviewer, params: { id: hit.id } },
      body: { decision: 'dismissed', reason: 'Born thirty years later.' },
    })
  expect((await confirm(second)).body.case.application.status).toBe('approved')
})

test('one form holds every part: who signs and the code, the contact, licence, owners and account [KYB-128]', async () => {
  const shop = await aKybShop(app)
  const signatory = aSignatory(shop)
  const finance = { name: 'Sara Haddad', email: 'sara@noor.example', phone: '+971501234999' }
  const all = {
    authorized_signatory: signatory,
    finance_signatory: finance,
    legal_info: aLicence(shop),
    shareholders: [aShareholder(shop)],
    bank_details: { iban: theIban, bank_name: 'Mashreq', confirmed: true },
  }
  const unconfirmed = { ...all, authorized_signatory: { ...signatory, confirmed: false } }
  expect((await saveBlocks(app, shop, unconfirmed)).status).toBe(400)
  expect((await saveBlocks(app, shop, all)).body.otp_sent_at).not.toBeNull()
  expect((await verify(shop, await codeSentTo(app, signatory.phone))).status).toBe(200)
  expect((await saveBlocks(app, shop, { bank_details: { missing_digits: theDigits } })).status).toBe(200)
  expect(await read(shop)).toMatchObject({
    ...{ application_id: shop.id, status: 'verified' },
    authorized_signatory: { name: signatory.name, phone: signatory.phone, national_id_url: shop.file },
    finance_signatory: finance,
    legal_info: { cr_number: 'CN-100200' },
    shareholders: [{ value: 60 }],
    bank_details: { iban: theIban, bank_name: 'Mashreq' },
  })
})
