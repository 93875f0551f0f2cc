import { checkContact } from '@daftar/rules/capital/applications/contact'
import { checkLegalInfo } from '@daftar/rules/capital/applications/legal-info'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@daftar/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMerchants } from '../demo/merchants.ts'
import { seedDemo } from '../demo/seed.ts'
import { ordersOfDay, daysBetween } from '../demo/trade.ts'
import { insertOrders } from '../demo/orders.ts'
import { testApp, type TestApp } from './app/test-app.ts'
import type { Row } from '../platform/database/rows.ts'

/** One advance from offer to repaid first week, through HTTP, over the demo's records. */

let product: TestApp
let owner: string
const rawaa = demoMerchants.find((merchant) => merchant.id === 'mer_rawaa')!
const fixtures = join(import.meta.dirname, '../platform/pdf/fixtures')
const staff: Record<'underwriter' | 'second' | 'finance' | 'admin', string> = {
  underwriter: '',
  second: '',
  finance: '',
  admin: '',
}

beforeAll(async () => {
  product = await testApp({ now: '2026-11-22T08:00:00Z', env: { CAPITAL_HOLIDAYS: 'AED=2026-09-07' } })
  await seedDemo(product.app, product.clock.now())
  owner = await product.signIn(rawaa.people[0]!.id)
  for (const role of Object.keys(staff) as (keyof typeof staff)[])
    staff[role] = await product.signInStaff(`stf_${role}`)
})
afterAll(() => product.close())

async function upload(file: string, purpose = 'bank_statement') {
  const boundary = 'boundary-of-a-test'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file}"\r\ncontent-type: application/pdf\r\n\r\n`
  const answer = await product.app.http.inject({
    method: 'POST',
    url: `${routes['files.upload'].slice('POST '.length)}?purpose=${purpose}`,
    headers: {
      authorization: `Bearer ${owner}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(head),
      readFileSync(join(fixtures, file)),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { url: string; inspection: { kind: string } }
}

let application: { id: string; version: number }

async function save(body: object) {
  const answer = await product.call('applications.update', {
    as: owner,
    params: { id: application.id },
    ifMatch: application.version,
    body,
  })
  if (answer.status === 200) application = answer.body.application
  return answer
}

test('every week of the demo was settled, the one of a holiday on the day after it [DEC-CAP-11]', async () => {
  const rows = await product.db.database.system(
    (tx) => tx<(Row<'payout', 'run_date'> & { payouts: number })[]>`
      select run_date, count(*)::int as payouts from payout
       where merchant_id in ('mer_noor', 'mer_rimal') and week_start between '2026-08-24' and '2026-09-07' group by 1 order by 1`,
  )
  expect(rows.map((row) => row.run_date)).toEqual(['2026-08-31', '2026-09-08', '2026-09-14'])
  expect(new Set(rows.map((row) => row.payouts)).size).toBe(1)
})

test('the offers of the merchant, the largest first [OFR-01, OFR-02, CAPI-21]', async () => {
  const { body } = await product.call('offers.list', { as: owner })
  expect(body.offers.map((offer: { id: string }) => offer.id)).toEqual(['ofr_rawaa1', 'ofr_rawaa2'])
  expect(body.offers[0]).toMatchObject({
    merchant_name: 'Rawaa Fashion',
    amount: '120000.00',
    currency: 'SAR',
    tenor: 20,
    repayment_rate: 22,
    tags: ['bank_statement_required'],
    application: null,
  })
})

test('the estimate of 100,000 over 20 weeks [CAPI-19, DEC-LOAN-2, DEC-LOAN-4]', async () => {
  const { body } = await product.call('offers.calculate', {
    as: owner,
    params: { offerId: 'ofr_rawaa1' },
    body: { amount: '100000', tenor: 20 },
  })
  expect(body).toMatchObject({
    fee_percent: 7.5,
    fee_amount: '7500.00',
    amount_vat: '107500.00',
    weekly_fee_amount: '375.00',
    min_repayment_amount: '5375.00',
  })
})

test('an application begins from an offer, and is read by the offer with its steps [CAPI-13, CAPI-14, APPL-02, APPL-03]', async () => {
  const byOffer = () =>
    product.call('applications.ofOffer', {
      as: owner,
      params: { offerId: 'ofr_rawaa1' },
      query: { with: 'steps' },
    })
  expect((await byOffer()).status).toBe(404)
  const { body } = await product.call('applications.create', {
    as: owner,
    body: { amount: '100000', tenor: 20, offer_id: 'ofr_rawaa1' },
  })
  application = body.application
  expect(body.id).toBe(application.id)
  expect(body.application).toMatchObject({
    status: 'draft',
    amount: '100000.00',
    tenor: 20,
    amount_limit: '120000.00',
  })
  expect(body.application.steps).toEqual([
    { name: 'customize_your_offer', completed: true, optional: false },
    { name: 'bank_statements', completed: false, optional: false },
    { name: 'social_networks', completed: false, optional: true },
    { name: 'location_details', completed: false, optional: true },
    { name: 'preapproved_legal_info', completed: false, optional: false },
  ])
  const read = (await byOffer()).body.application
  expect([read.id, read.steps]).toEqual([application.id, body.application.steps])
})

test('scans, locked files without their password and unconfirmed requirements are refused at their row [WIZ-53, WIZ-56, WIZ-59, APPL-04]', async () => {
  const scan = await upload('scanned-ghostscript.pdf')
  const locked = await upload('encrypted-user-qpdf.pdf')
  expect(await save({ bank_statements: [{ url: scan.url }], requirements_confirmed: false })).toMatchObject({
    status: 400,
    body: { details: { fields: { requirements_confirmed: 'must_be_true' } } },
  })
  const rows = [{ url: scan.url }, { url: locked.url }, { url: 'fil_nobody000' }]
  // The published payload: the id and the list, nothing beside it (CAPI-29).
  expect((await save({ id: application.id, bank_statements: rows })).body.details.fields).toEqual({
    'bank_statements.0.url': 'statement_scanned',
    'bank_statements.1.password': 'statement_password_required',
    'bank_statements.2.url': 'not_your_file',
  })
  const wrong = await save({
    bank_statements: [{ url: locked.url, password: 'guess' }],
    requirements_confirmed: true,
  })
  expect(wrong.body.details.fields).toEqual({ 'bank_statements.0.password': 'statement_password_wrong' })
})

test('submission names what is missing, and changes nothing [CAPI-18, DEC-WIZ-6]', async () => {
  const answer = await product.call('applications.submit', {
    as: owner,
    params: { id: application.id },
    body: {},
  })
  expect(answer).toMatchObject({
    status: 409,
    body: {
      details: {
        reason: 'steps_incomplete',
        fields: { bank_statements: 'required', preapproved_legal_info: 'required' },
      },
    },
  })
})

test('statements are read, and their passwords never come back [CAPI-29, DEC-WIZ-9, DEC-WIZ-11]', async () => {
  const plain = await upload('text-ghostscript.pdf')
  const locked = await upload('encrypted-user-qpdf.pdf')
  const { body } = await save({
    bank_statements: [{ url: plain.url }, { url: locked.url, password: 'open-me' }],
    requirements_confirmed: true,
  })
  expect(body.application.bank_statements).toMatchObject([
    {
      name: 'text-ghostscript.pdf',
      password: '',
      has_password: false,
      reading: { state: 'read', first_entry: '2026-05-04', last_entry: '2026-11-19' },
    },
    { password: '', has_password: true, reading: { state: 'read' } },
  ])
  const kept = await product.db.database.system(
    (tx) => tx`select password_sealed from application_statement where application_id = ${application.id}`,
  )
  expect(JSON.stringify(kept)).not.toContain('open-me')
})

test('social links are kept as full addresses, and the location can be skipped [CAPI-31, CAPI-32, DEC-WIZ-2, DEC-WIZ-13, APPL-05, APPL-06]', async () => {
  const social = await save({
    social_networks: {
      instagram: '@rawaa.fashion',
      facebook: 'not a link!',
      others: ['rawaa.store/shop', 'rawaa.store/shop'],
    },
  })
  expect(social.body.application.social_networks).toEqual({
    instagram: 'https://www.instagram.com/rawaa.fashion',
    facebook: '',
    others: ['https://rawaa.store/shop'],
  })
  const skipped = {
    address: null,
    google_maps_link: null,
    rental_contract_url: null,
    storefront_photo_url: null,
  }
  const location = await save({ location_details: skipped })
  expect(
    location.body.application.steps.find((step: { name: string }) => step.name === 'location_details'),
  ).toMatchObject({ completed: true })
})

test('a map of another host is refused at its field [WIZ-86, WIZ-88]', async () => {
  const answer = await save({
    location_details: {
      address: 'A',
      google_maps_link: 'https://maps.evil.example/x',
      rental_contract_url: null,
      storefront_photo_url: null,
    },
  })
  expect(answer.body.details.fields).toEqual({ 'location_details.google_maps_link': 'url_invalid' })
})

test('the server refuses in the last step what the form refuses, in the same words [DEC-WIZ-5, APPL-36]', async () => {
  const { url: licence } = await upload('text-ghostscript.pdf', 'licence')
  const right = {
    companyName: 'Rawaa Fashion Company',
    licenceNumber: '1010478823',
    companyAddress: '7421 King Fahd Road, Riyadh',
    licenceFile: licence,
    signatoryName: 'Rawaa Al Otaibi',
    signatoryEmail: 'owner@rawaa.example',
    confirmed: true,
  }
  const wire = {
    companyName: 'company_name',
    licenceNumber: 'cr_number',
    companyAddress: 'company_address',
    licenceFile: 'cr_file',
    signatoryName: 'signatory_name',
    signatoryEmail: 'signatory_email',
    confirmed: 'confirmed',
  } as const
  const wrong: Partial<typeof right>[] = [
    { companyName: ' ', companyAddress: 'a'.repeat(301), signatoryName: '' },
    { licenceNumber: '1'.repeat(16), companyName: 'n'.repeat(121) },
    { licenceFile: '', signatoryEmail: '' },
    { signatoryEmail: 'owner@rawaa' },
    { signatoryEmail: 'owner@-rawaa.example', confirmed: false },
  ]
  for (const change of wrong) {
    const info = { ...right, ...change }
    const { name: signatoryName, email: signatoryEmail } = checkContact({
      name: info.signatoryName,
      email: info.signatoryEmail,
    })
    const errors = { ...checkLegalInfo(info), signatoryName, signatoryEmail }
    const found = (Object.entries(errors) as [keyof typeof wire, string | undefined][]).filter(
      ([, code]) => code,
    )
    const sent = Object.entries(wire).map(([field, name]) => [name, info[field as keyof typeof wire]])
    const legal_info = { ...Object.fromEntries(sent), signatory_phone: '+966501110005' }
    expect((await save({ legal_info })).body.details.fields).toEqual(
      Object.fromEntries(found.map(([field, code]) => [`legal_info.${wire[field]}`, code])),
    )
  }
})

test('legal information completes the application, and it is handed in once [DEC-WIZ-5, APPL-07, APPL-08, APPL-10, APPL-11, APPL-18]', async () => {
  const { url: licence } = await upload('text-ghostscript.pdf', 'licence')
  const legal = {
    company_name: 'Rawaa Fashion Company',
    cr_number: '1010478823',
    company_address: '7421 King Fahd Road, Riyadh',
    cr_file: licence,
    signatory_name: 'Rawaa Al Otaibi',
    signatory_email: 'owner@rawaa.example',
    signatory_phone: '+966501110005',
    confirmed: true,
  }
  expect((await save({ legal_info: { ...legal, signatory_phone: '+96650' } })).body.details.fields).toEqual({
    'legal_info.signatory_phone': 'phone_invalid',
  })
  for (const none of [null, '', undefined])
    expect((await save({ legal_info: { ...legal, cr_file: none } })).body.details.fields).toEqual({
      'legal_info.cr_file': 'required',
    })
  expect(
    (await save({ legal_info: { ...legal, cr_file: 'fil_of_somebody_else' } })).body.details.fields,
  ).toEqual({ 'legal_info.cr_file': 'not_your_file' })
  expect((await save({ legal_info: legal })).status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 64 }, () =>
      product.call('applications.submit', { as: owner, params: { id: application.id }, body: {} }),
    ),
  )
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]))
  const { body } = await product.call('applications.read', { as: owner, params: { id: application.id } })
  expect(body.application).toMatchObject({
    status: 'submitted',
    authorized_signatory: {
      name: legal.signatory_name,
      email: legal.signatory_email,
      phone: legal.signatory_phone,
    },
    legal_info: {
      company_name: legal.company_name,
      cr_number: legal.cr_number,
      company_address: legal.company_address,
    },
  })
  expect(body.application.bank_details).toEqual({
    iban: rawaa.legalEntity.iban,
    bank_name: rawaa.legalEntity.bank,
  })
  expect(body.application.sign_authority).toEqual({
    cr_file: expect.any(String),
    cr_number: rawaa.legalEntity.licence,
    legal_name: rawaa.legalEntity.name,
    legal_address: rawaa.legalEntity.address,
  })
  const moves = await product.db.database.system(
    (tx) =>
      tx`select count(*)::int as count from status_change where subject_id = ${application.id} and to_status = 'submitted'`,
  )
  expect(moves[0]?.['count']).toBe(1)
  expect((await save({ tenor: 8 })).status).toBe(409)
})

test('the list shows it, its offer is hidden [CAPI-06, APPL-01, DEC-APPL-16, DEC-OFR-2]', async () => {
  const { body } = await product.call('applications.list', { as: owner, query: { noLoan: 'true' } })
  expect(body.applications).toMatchObject([
    {
      application: { application_id: application.id, status: 'submitted' },
      offer: { amount: '100000.00', amount_vat: '107500.00', currency: 'SAR' },
    },
  ])
  const { body: offers } = await product.call('offers.list', { as: owner })
  expect(offers.offers.map((offer: { id: string }) => offer.id)).toEqual(['ofr_rawaa2'])
})

test('the underwriter approves, and the terms are frozen [DEC-APPL-3, DEC-LOAN-6, APPL-09, APPL-19]', async () => {
  const { body: read, headers } = await product.call('decisions.case', {
    as: staff.underwriter,
    params: { id: application.id },
  })
  expect(read.case.application.bank_statements).toHaveLength(2)
  const version = Number(String(headers['etag']).replaceAll('"', ''))
  const decided = await product.call('decisions.decide', {
    as: staff.underwriter,
    params: { id: application.id },
    ifMatch: version,
    body: { decision: 'approve', note: 'Seen with the merchant on the phone' },
  })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  await product.settle()
  const { body } = await product.call('applications.read', { as: owner, params: { id: application.id } })
  expect(body.application).toMatchObject({
    status: 'approved',
    loan_terms: {
      amount: '100000.00',
      fee_percent: 7.5,
      fee_amount: '7500.00',
      total_amount: '107500.00',
      minimum_repayment_amount: '5375.00',
      tenor: 20,
    },
  })
})

test('the contract comes by e-mail, is signed with a code, and makes the advance [CAP-04, DEC-APPL-4, DEC-LOAN-1]', async () => {
  const letter = (await product.inbox()).find(
    (message) => message.text.includes('/sign/') && message.recipient === 'owner@rawaa.example',
  )
  const token = /\/sign\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  expect((await product.call('signing.envelope', { params: { token } })).body.envelope).toMatchObject({
    status: 'viewed',
    signer_name: 'Rawaa Al Otaibi',
  })
  expect((await product.call('signing.envelope', { params: { token: 'x'.repeat(52) } })).status).toBe(404)
  await product.call('signing.sendCode', { params: { token }, body: {} })
  await product.settle()
  const code = (await product.inbox()).find(
    (message) => message.recipient === '+966501110005' && message.code,
  )?.code
  expect(
    (await product.call('signing.sign', { params: { token }, body: { otp_code: code, consent: false } }))
      .status,
  ).toBe(400)
  const signed = await product.call('signing.sign', {
    params: { token },
    body: { otp_code: code, consent: true },
  })
  expect(signed.status, JSON.stringify(signed.body)).toBe(200)
  const { body } = await product.call('advances.list', { as: owner })
  expect(body.loans).toMatchObject([
    {
      status: 'waiting',
      amount: '100000.00',
      outstanding_amount: '107500.00',
      application_id: application.id,
    },
  ])
})

test('the money is sent, the week is settled, the repayment stands on the advance [CAP-05, CAPI-01, CAPI-02, LOAN-13]', async () => {
  const { body: listed } = await product.call('transfers.list', {
    as: staff.finance,
    query: { status: 'ordered', page_size: '100' },
  })
  const transfer = listed.transfers.find(
    (one: { kind: string; merchant_id: string }) => one.kind === 'advance' && one.merchant_id === rawaa.id,
  )
  expect(transfer).toMatchObject({ amount: '100000.00', iban: rawaa.legalEntity.iban })
  await product.call('transfers.confirm', {
    as: staff.finance,
    params: { id: transfer.id },
    body: { bank_reference: 'BNK-100' },
  })
  const days = daysBetween('2026-11-22', '2026-11-29')
  await product.db.database.system(async (tx) => {
    for (const day of days)
      await insertOrders(tx, rawaa, ordersOfDay(rawaa, day), new Date('2026-12-01T00:00:00Z'))
  })
  const [advance] = (await product.call('advances.list', { as: owner })).body.loans
  expect(advance).toMatchObject({ status: 'paying', next_repayment_date: '2026-11-30' })
  for (const monday of ['2026-11-23', '2026-11-30'])
    await product.app.runWeek('SAR', new Date(`${monday}T03:00:00Z`))
  const { body } = await product.call('advances.read', { as: owner, params: { id: advance.id } })
  const [repayment] = body.loan.repayments
  expect(body.loan.repayments).toHaveLength(1)
  const sales = Number(repayment.payment_amount)
  expect(Number(repayment.amount)).toBeCloseTo(Math.max(sales * 0.22, 5375), 1)
  expect(Number(body.loan.outstanding_amount)).toBeCloseTo(107_500 - Number(repayment.amount), 2)
})

test('the chains of the audit log and of the journal hold after all of it', async () => {
  const { body } = await product.call('audit.verify', {
    as: staff.admin,
    query: { merchant_id: rawaa.id },
  })
  expect(body).toMatchObject({ intact: true, journal_intact: true })
})
