import { statementTarget } from '@daftar/rules/capital/applications/marks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication, tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { pictureFixture, statementFixture, upload } from '../../../testing/files/uploads.ts'

let app: TestApp
let underwriter: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  underwriter = await aReviewer(app, 'underwriter')
})
afterAll(() => app.close())

interface Case {
  id: string
  statementId: string
  merchant: MerchantFacts
  owner: string
}

async function submitted(): Promise<Case> {
  const made = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    const one = await aSubmittedApplication(tx, merchant)
    await tx`update application_statement set password_sealed = null where application_id = ${one.id}`
    return { ...one, merchant }
  })
  return { ...made, owner: await app.signIn(made.merchant.personId) }
}

const name = {
  target: 'company_name',
  reason: 'does_not_match',
  note_en: 'See the licence',
  note_ar: 'انظر الرخصة',
}
const licence = { target: 'licence_file', reason: 'unreadable', page: 2 }

function decide(id: string, body: object, ifMatch = 1, by = underwriter) {
  return app.call('decisions.decide', { params: { id }, body, ifMatch, as: by })
}

const reset = (id: string, marks: object[], ifMatch = 1) => decide(id, { decision: 'reset', marks }, ifMatch)

const caseOf = async (id: string) =>
  (await app.call('decisions.case', { params: { id }, as: underwriter })).body.case

async function read({ id, owner }: Case) {
  return (await app.call('applications.read', { params: { id }, as: owner })).body.application
}

async function patch(one: Case, body: object, ifMatch?: number) {
  const version = ifMatch ?? (await read(one)).version
  return app.call('applications.update', {
    params: { id: one.id },
    body,
    as: one.owner,
    ifMatch: version,
  })
}

const answer = (one: Case, ...answers: object[]) => patch(one, { answers })
const submit = ({ id, owner }: Case) => app.call('applications.submit', { params: { id }, as: owner })

const given = async ({ owner }: Case, file: string) =>
  (await upload(app, owner, { name: file, bytes: statementFixture(file), purpose: 'bank_statement' })).body
    .url as string

const picture = async ({ owner }: Case) =>
  (
    await upload(app, owner, {
      name: 'licence.png',
      bytes: pictureFixture('picture-with-notes.png'),
      purpose: 'licence',
    })
  ).body.url as string

test('the merchant changes what was marked alone, and the underwriter sees the difference [DEC-APPL-8]', async () => {
  const one = await submitted()
  const back = await reset(one.id, [name, licence])
  expect(back.status).toBe(200)
  expect(back.body.case.application).toMatchObject({ status: 'reset', reasons: [] })

  const seen = await read(one)
  expect(seen.marks).toMatchObject([
    {
      ...name,
      page: null,
      round: 1,
      status: 'open',
      before: { text: 'Test Merchant LLC', file: null },
      after: null,
    },
    { ...licence, note_en: '', before: { text: null, file: null } },
  ])
  expect(JSON.stringify(seen.marks)).not.toContain('made_by')

  const elsewhere = await patch(one, { location_details: null, amount: '20000' })
  expect([elsewhere.status, (await patch(one, { amount: '20000' })).body.details.reason]).toEqual([
    400,
    'wrong_status',
  ])
  const unmarked = await answer(one, { target: 'company_address', text: 'Elsewhere' })
  expect(unmarked.body.details.fields).toEqual({ 'answers.0.target': 'choose_option' })
  expect((await answer(one)).body.details.reason).toBe('params_for_update_not_sent')
  const same = await answer(one, { target: 'company_name', text: ' Test Merchant LLC ' })
  expect(same.body.details.reason).toBe('params_for_update_not_diff')
  expect((await read(one)).marks[0].status).toBe('open')

  const named = await answer(one, { target: 'company_name', text: 'Test Merchant Trading LLC' })
  expect(named.body.application).toMatchObject({
    status: 'reset',
    legal_info: { company_name: 'Test Merchant Trading LLC', cr_number: 'CN-100' },
    marks: [{ status: 'answered', after: { text: 'Test Merchant Trading LLC' } }, { status: 'open' }],
  })
  const early = await submit(one)
  expect(early.body.details).toMatchObject({ reason: 'marks_open', fields: { licence_file: 'required' } })

  const file = await picture(one)
  expect((await answer(one, { target: 'licence_file', url: file })).status).toBe(200)
  app.clock.advance(3_600_000)
  const submission = await submit(one)
  expect(submission.body.application).toMatchObject({ status: 'submitted', marks: [] })

  const opened = await caseOf(one.id)
  expect(opened.deadline_at).toBe('2026-11-25T09:00:00.000Z')
  expect(opened.rounds).toEqual({ used: 1, maximum: 3 })
  expect(opened.marks).toMatchObject([
    {
      round: 1,
      before: { text: 'Test Merchant LLC' },
      after: { text: 'Test Merchant Trading LLC' },
      answered_by: 'Test Person',
      answered_at: '2026-11-22T08:00:00.000Z',
    },
    { after: { file: { url: file, name: 'licence.png' } } },
  ])
  expect(
    (await decide(one.id, { decision: 'approve' }, opened.application.version)).body.case.application.status,
  ).toBe('approved')
})

test('a statement is replaced in its place or joined by one more, by the rules of the wizard', async () => {
  const one = await submitted()
  const target = statementTarget(one.statementId)
  await reset(one.id, [
    { target, reason: 'unreadable', page: 1 },
    { target, reason: 'missing_page', page: 4 },
    { target: 'bank_statements', reason: 'incomplete' },
  ])
  const scanned = await answer(one, { target, url: await given(one, 'scanned-ghostscript.pdf') })
  expect(scanned.body.details.fields).toEqual({ 'answers.0.url': 'statement_scanned' })
  const locked = await given(one, 'encrypted-user-qpdf.pdf')
  const wrong = await answer(one, { target, url: locked, password: 'wrong' })
  expect(wrong.body.details.fields).toEqual({ 'answers.0.password': 'statement_password_wrong' })
  const foreign = await answer(one, { target, url: 'fil_00000000000000000000000000' })
  expect(foreign.body.details.fields).toEqual({ 'answers.0.url': 'not_your_file' })
  expect((await read(one)).bank_statements).toMatchObject([{ url: one.statementId }])

  const opened = await answer(one, { target, url: locked, password: 'open-me' })
  expect(opened.body.application.marks.map((mark: { status: string }) => mark.status)).toEqual([
    'answered',
    'answered',
    'open',
  ])
  expect(JSON.stringify(opened.body)).not.toContain('open-me')
  const again = await answer(one, {
    target: 'bank_statements',
    url: await given(one, 'encrypted-user-qpdf.pdf'),
  })
  expect(again.body.details.reason).toBe('params_for_update_not_diff')
  const more = await given(one, 'text-browser-print.pdf')
  await answer(one, { target: 'bank_statements', url: more })
  expect((await read(one)).bank_statements).toMatchObject([
    { url: locked, has_password: true },
    { url: more, reading: { state: 'read' } },
  ])
  // Another answer takes the place of the first; the statement that was marked stays gone.
  const better = await given(one, 'text-browser-print.pdf')
  expect((await answer(one, { target, url: better })).body.details.reason).toBe('params_for_update_not_diff')
  expect((await submit(one)).status).toBe(200)
})

test('every field of the forms can be corrected, by the rules of its form', async () => {
  const one = await submitted()
  const answers = [
    ['licence_number', 'CN-200', 'x'.repeat(16), 'too_long'],
    ['company_address', '2 Test Street', '', 'required'],
    ['signatory_name', 'Noor', ' ', 'required'],
    ['signatory_email', 'noor@shop.example', 'noor', 'email_invalid'],
    ['signatory_phone', '+971509999999', '+97150', 'phone_invalid'],
    ['location_address', 'Old Souk', '', 'required'],
    ['map_link', 'https://maps.app.goo.gl/abc', 'https://example.com', 'url_invalid'],
    ['instagram', 'https://www.instagram.com/noor', '???', 'url_invalid'],
    ['facebook', 'https://www.facebook.com/noor', '???', 'url_invalid'],
    ['other_links', 'https://noor.com\nhttps://shop.com', 'nothing', 'url_invalid'],
  ] as const
  await reset(
    one.id,
    answers.map(([target]) => ({ target, reason: 'incomplete' })),
  )
  for (const [target, , wrong, code] of answers) {
    const refused = await answer(one, { target, text: wrong })
    expect([target, refused.body.details.fields]).toEqual([target, { 'answers.0.text': code }])
  }
  const done = await answer(one, ...answers.map(([target, text]) => ({ target, text })))
  expect(done.body.application).toMatchObject({
    legal_info: { company_name: 'Test Merchant LLC', cr_number: 'CN-200', company_address: '2 Test Street' },
    authorized_signatory: { name: 'Noor', email: 'noor@shop.example', phone: '+971509999999' },
    location_details: { address: 'Old Souk', google_maps_link: 'https://maps.app.goo.gl/abc' },
    social_networks: {
      instagram: 'https://www.instagram.com/noor',
      facebook: 'https://www.facebook.com/noor',
      others: ['https://noor.com', 'https://shop.com'],
    },
  })
  expect((await submit(one)).body.application.status).toBe('submitted')
})

test('a mark names a place of its application, a reason of its kind and a note in both languages', async () => {
  const one = await submitted()
  const fieldsOf = async (...marks: object[]) => (await reset(one.id, marks)).body.details.fields
  expect(await fieldsOf({ target: 'amount', reason: 'other' })).toEqual({ 'marks.0.target': 'invalid' })
  expect(await fieldsOf({ target: 'statement:fil_elsewhere', reason: 'expired' })).toEqual({
    'marks.0.target': 'invalid',
  })
  expect(await fieldsOf(name, { ...name, reason: 'incomplete' })).toEqual({ 'marks.1.target': 'invalid' })
  expect(await fieldsOf({ target: 'company_name', reason: 'expired' })).toEqual({
    'marks.0.reason': 'choose_option',
  })
  expect(await fieldsOf({ ...name, page: 2 })).toEqual({ 'marks.0.page': 'invalid' })
  expect(await fieldsOf({ target: 'map_link', reason: 'other', note_en: 'x' })).toEqual({
    'marks.0.note_ar': 'required',
  })
  expect((await decide(one.id, { decision: 'reset' })).body.details.fields).toEqual({
    reasons: 'reason_required',
  })
  for (const body of [
    { decision: 'approve', marks: [name] },
    { decision: 'reset', reasons: ['company_name_mismatch'], marks: [name] },
  ])
    expect((await decide(one.id, body)).body.details.fields).toEqual({ marks: 'choose_option' })
  const reviewer = await aReviewer(app, 'reviewer')
  expect((await decide(one.id, { decision: 'reset', marks: [name] }, 1, reviewer)).status).toBe(403)
  expect((await read(one)).status).toBe('submitted')
})

test('the signatory reads in both languages which places were marked and why', async () => {
  const one = await submitted()
  await reset(one.id, [name, { target: 'rental_contract', reason: 'missing_page', page: 3 }])
  await app.deliver()
  const mail = (await app.inbox()).find(({ text }) => text.includes('Rental contract, page'))
  expect(mail?.text).toContain('Company name: It does not match your other documents. See the licence')
  expect(mail?.text).toContain('Rental contract, page 3: A page is missing. Upload the whole document.')
  expect(mail?.text).toContain('اسم الشركة: لا يطابق مستنداتك الأخرى. انظر الرخصة')
})

test('another merchant sees no mark and answers none', async () => {
  const [one, other] = [await submitted(), await submitted()]
  await reset(one.id, [name])
  const stranger = { ...one, owner: other.owner }
  const body = { answers: [{ target: 'company_name', text: 'Mine now' }] }
  expect((await patch(stranger, body, 2)).status).toBe(404)
  expect((await submit(stranger)).status).toBe(404)
  expect((await app.call('decisions.case', { params: { id: one.id }, as: other.owner })).status).toBe(401)
})

test('after three rounds nothing is marked any more [DEC-APPL-8]', async () => {
  const one = await submitted()
  for (const round of [1, 2, 3]) {
    const { version } = (await caseOf(one.id)).application
    expect((await reset(one.id, [name], version)).status).toBe(200)
    expect((await read(one)).marks).toMatchObject([{ round, status: 'open' }])
    await answer(one, { target: 'company_name', text: `Round ${round} LLC` })
    expect((await submit(one)).status).toBe(200)
  }
  const opened = await caseOf(one.id)
  expect(
    opened.marks.map((mark: { round: number; before: { text: string } }) => [mark.round, mark.before.text]),
  ).toEqual([
    [3, 'Round 2 LLC'],
    [2, 'Round 1 LLC'],
    [1, 'Test Merchant LLC'],
  ])
  const fourth = await reset(one.id, [name], opened.application.version)
  expect(fourth.body.details.reason).toBe('wrong_status')
})

test('of many answers on one version one is kept, and the application is submitted once', async () => {
  const one = await submitted()
  await reset(one.id, [name])
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      patch(one, { answers: [{ target: 'company_name', text: `Try ${place} LLC` }] }, 2),
    ),
  )
  expect(tally(answers)['done']).toBe(1)
  const kept = await read(one)
  expect(kept.marks[0].after.text).toBe(kept.legal_info.company_name)
  const submission = await Promise.all(Array.from({ length: 16 }, () => submit(one)))
  expect(submission.every(({ status }) => status === 200)).toBe(true)
  const [facts] = await app.db.database.system(
    (tx) => tx`
      select reset_rounds as rounds,
             (select count(*)::int from status_change where subject_id = a.id and to_status = 'submitted' and from_status = 'reset') as changes
        from application a where id = ${one.id}`,
  )
  expect(facts).toEqual({ rounds: 1, changes: 1 })
})

test('a decision on the version before the correction is refused', async () => {
  const one = await submitted()
  await reset(one.id, [name])
  await answer(one, { target: 'company_name', text: 'Corrected LLC' })
  const { version } = await read(one)
  const [submission, ...decided] = await Promise.all([
    submit(one),
    ...Array.from({ length: 8 }, () => decide(one.id, { decision: 'approve' }, version)),
  ])
  expect(submission?.status).toBe(200)
  expect(decided.every(({ status }) => status === 409 || status === 412)).toBe(true)
  expect((await read(one)).status).toBe('submitted')
  const [late, ...racing] = await Promise.all([
    patch(one, { answers: [{ target: 'company_name', text: 'Too late LLC' }] }, version + 1),
    ...Array.from({ length: 8 }, () =>
      decide(one.id, { decision: 'approve', note: 'The corrected name' }, version + 1),
    ),
  ])
  expect(late?.body.details.reason).toBe('wrong_status')
  expect(tally(racing)['done']).toBe(1)
  expect((await read(one)).legal_info.company_name).toBe('Corrected LLC')
})
