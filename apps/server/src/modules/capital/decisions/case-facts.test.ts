import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOffer, aSale, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication, type SubmittedFacts } from '../../../testing/app/desk-builders.ts'
import { directDebitOf } from '../../../testing/capital/direct-debit.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let underwriter: string
let reviewer: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  underwriter = await aReviewer(app, 'underwriter')
  reviewer = await aReviewer(app, 'reviewer')
})
afterAll(() => app.close())

interface Case {
  id: string
  merchant: MerchantFacts
}

/** `monthly` is what the merchant sold in an average month of the last half year, in minor units. */
async function submitted(given: SubmittedFacts = {}, monthly = 0n, name = 'Shop'): Promise<Case> {
  return app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx, { name })
    if (monthly > 0n) await aSale(tx, merchant, monthly * 6n, new Date('2026-10-07T12:00:00Z'))
    const { id } = await aSubmittedApplication(tx, merchant, given)
    return { id, merchant }
  })
}

const open = async ({ id }: Case, by = reviewer) =>
  (await app.call('decisions.case', { params: { id }, as: by })).body.case

const decide = ({ id }: Case, body: object) =>
  app.call('decisions.decide', { params: { id }, body, as: underwriter, ifMatch: 1 })

const readLicence = ({ id }: Case, expires_on: string | null, as = reviewer) =>
  app.call('decisions.readLicence', { params: { id }, body: { expires_on }, as })

test('a case tells twelve whole months of sales in the merchant’s zone', async () => {
  const one = await submitted()
  await app.db.database.system(async (tx) => {
    // The last half hour of October in Dubai, and the first of November.
    await aSale(tx, one.merchant, 10_000n, new Date('2026-10-31T19:30:00Z'))
    await aSale(tx, one.merchant, 500n, new Date('2026-10-31T20:00:00Z'))
    await aSale(tx, one.merchant, 700n, new Date('2025-11-10T12:00:00Z'))
    await aSale(tx, one.merchant, 999n, new Date('2025-10-31T12:00:00Z'))
  })
  const { months } = (await open(one)).sales
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2025-11-01', amount: '7.00', orders: 1 })
  expect(months[1]).toEqual({ month: '2025-12-01', amount: '0.00', orders: 0 })
  expect(months.at(-1)).toEqual({ month: '2026-10-01', amount: '100.00', orders: 1 })
})

test('sales in another currency are none of a case’s: neither of its weeks nor of its average month', async () => {
  const one = await submitted({}, 2_000_000n)
  await app.db.database.system((tx) =>
    aSale(tx, { ...one.merchant, currency: 'SAR' }, 90_000_000n, new Date('2026-10-07T12:00:00Z')),
  )
  const { sales } = await open(one)
  expect(sales.monthly_average).toBe('20000.00')
  expect(sales.months.at(-1)).toMatchObject({ amount: '120000.00', orders: 1 })
})

test('of an advance that is being repaid the exposure is what is left of it [DEC-LOAN-9]', async () => {
  const debit = directDebitOf(app)
  const { merchant, advanceId } = await debit.paying({ amountMinor: 1_000_000n })
  const receipt = await app.call('advances.recordReceipt', {
    as: await debit.as('finance'),
    params: { id: advanceId },
    body: { amount: '750.00', bank_reference: 'IN-1', received_on: '2026-11-22' },
  })
  expect(receipt.status).toBe(200)
  const { id } = await app.db.database.system((tx) => aSubmittedApplication(tx, merchant))
  expect((await open({ id, merchant })).exposure).toMatchObject({
    open_amount: '10000.00',
    advances: [{ id: advanceId, status: 'paying', left: '10000.00' }],
  })
})

test('exposure names the offers that stand and what else the merchant handed in', async () => {
  const one = await submitted()
  const { offerId, other } = await app.db.database.system(async (tx) => ({
    offerId: await anOffer(tx, one.merchant, { at: new Date('2026-11-20T08:00:00Z') }),
    other: await aSubmittedApplication(tx, one.merchant, { amountMinor: 2_000_000n }),
  }))
  const { exposure } = await open(one)
  expect(exposure).toMatchObject({ open_amount: '0.00', closed_advances: 0, advances: [] })
  expect(exposure.offers.map(({ id }: { id: string }) => id)).toEqual([offerId])
  expect(exposure.applications).toMatchObject([{ id: other.id, status: 'submitted', amount: '20000.00' }])
})

test('a case names who else has the account, the licence, the phone or the people of it', async () => {
  const one = await submitted({}, 0n, 'Looked at')
  const lone = await submitted({}, 0n, 'Alone')
  const twin = await submitted({}, 0n, 'Twin')
  const draft = await submitted({ isDraft: true }, 0n, 'Draft')
  const alike = { iban: 'AE460090000000123456789', licence: 'CN-77/1', id: '784-1990-1234567-1' }
  await app.db.database.system(async (tx) => {
    await tx`
      update application set iban = 'AE60' || right(id, 8), legal_info = legal_info || jsonb_build_object('cr_number', id),
             authorized_signatory = authorized_signatory || jsonb_build_object('phone', id)`
    await tx`update legal_entity set iban = 'AE61' || right(id, 8), commercial_registration_number = id`
    await tx`
      update application
         set iban = ${alike.iban}, legal_info = legal_info || jsonb_build_object('cr_number', ${alike.licence}::text),
             authorized_signatory = authorized_signatory ||
               jsonb_build_object('phone', '+971509998877', 'national_id_number', ${alike.id}::text)
       where id = any (${[one.id, twin.id, draft.id]})`
    await tx`
      update legal_entity set commercial_registration_number = 'cn 771' where merchant_id = ${lone.merchant.merchantId}`
  })
  const { others } = await open(one)
  expect(others.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`)).toEqual([
    'iban Twin',
    'licence Alone',
    'licence Twin',
    'person Twin',
    'phone Twin',
  ])
})

test('similar decisions are of other merchants, alike in amount, weeks and sales, the newest first', async () => {
  const sales = 4_000_000n
  const rejected = await submitted({}, sales, 'Alike rejected')
  await decide(rejected, { decision: 'reject', reasons: ['general_reject'] })
  app.clock.advance(60_000)
  const approved = await submitted({ amountMinor: 6_000_000n, tenor: 24 }, sales * 2n, 'Alike approved')
  expect((await decide(approved, { decision: 'approve' })).status).toBe(200)
  app.clock.advance(60_000)
  for (const [given, monthly] of [
    [{ amountMinor: 8_000_000n }, sales],
    [{ tenor: 8 }, sales],
    [{}, sales * 3n],
  ] as const)
    await decide(await submitted(given, monthly, 'Unlike'), {
      decision: 'reject',
      reasons: ['general_reject'],
    })
  const one = await submitted({}, sales)
  const { similar } = await open(one)
  expect(similar).toMatchObject([
    {
      application_id: approved.id,
      merchant_name: 'Alike approved',
      decision: 'approved',
      amount: '60000.00',
      tenor: 24,
      monthly_sales: '80000.00',
      decided_at: '2026-11-22T08:01:00.000Z',
      advance: null,
    },
    {
      application_id: rejected.id,
      decision: 'rejected',
      reasons: ['general_reject'],
      monthly_sales: '40000.00',
    },
  ])
  // One's own decision is no precedent.
  const again = await app.db.database.system((tx) => aSubmittedApplication(tx, rejected.merchant))
  const own = (await open({ id: again.id, merchant: rejected.merchant })).similar
  expect(own.map(({ application_id }: { application_id: string }) => application_id)).toEqual([approved.id])
})

test('a reviewer enters when the licence ends, and the checks propose a return when that is near [DEC-APPL-9]', async () => {
  const one = await submitted({}, 4_000_000n)
  expect((await open(one)).proposed).toMatchObject({ decision: 'look', causes: ['licence_expiry'] })
  const soon = await readLicence(one, '2026-12-05')
  expect(soon.body.case).toMatchObject({
    application: { status: 'submitted', version: 1 },
    licence: { expires_on: '2026-12-05', read_at: '2026-11-22T08:02:00.000Z' },
    proposed: { decision: 'reset', reasons: ['business_license_expires_soon'] },
  })
  expect(soon.body.case.licence.read_by).toBeTruthy()
  expect((await readLicence(one, '2026-11-01')).body.case.proposed.reasons).toEqual([
    'business_license_expired',
  ])
  expect((await readLicence(one, '2026-12-06', underwriter)).body.case.proposed).toMatchObject({
    decision: 'approve',
    causes: [],
  })
  expect((await readLicence(one, null)).body.case.licence).toEqual({
    expires_on: null,
    read_by: null,
    read_at: null,
  })
  const [entry] = await app.db.database.system(
    (tx) => tx`
      select action, after from audit_entry where object = ${`application:${one.id}`} and action = 'case.licence_read'
       order by number limit 1`,
  )
  expect(entry).toMatchObject({ after: { licence_expires_on: '2026-12-05' } })
})

test('a date that was read belongs to its file: with another licence it has to be read again', async () => {
  const one = await submitted()
  await readLicence(one, '2027-12-05')
  await app.db.database.system(
    (tx) => tx`
      update application set legal_info = legal_info || '{"cr_file": "fil_newlicence"}'::jsonb where id = ${one.id}`,
  )
  expect((await open(one)).licence.expires_on).toBeNull()
})

test('only reviewers and underwriters enter the licence, while the case waits', async () => {
  const one = await submitted()
  for (const role of ['desk_admin', 'finance', 'support_agent'] as const)
    expect((await readLicence(one, '2027-01-01', await aReviewer(app, role))).status).toBe(403)
  expect((await readLicence({ ...one, id: 'app_unknown' }, '2027-01-01')).status).toBe(404)
  expect((await readLicence(one, 'tomorrow')).status).toBe(400)
  await decide(one, { decision: 'reject', reasons: ['general_reject'] })
  expect((await readLicence(one, '2027-01-01')).body.details.reason).toBe('wrong_status')
})

test('what the checks propose is never applied by itself [DEC-APPL-3]', async () => {
  const one = await submitted({ holder: 'Somebody Else Trading' }, 4_000_000n)
  const { proposed, application } = await open(one)
  expect(proposed).toMatchObject({ decision: 'reset', reasons: ['beneficiary_name_mismatch'] })
  expect(application.status).toBe('submitted')
  await app.settle()
  expect((await open(one)).application).toMatchObject({ status: 'submitted', version: 1 })
  expect(
    (await decide(one, { decision: 'approve', note: 'Both are the owner’s' })).body.case.application.status,
  ).toBe('approved')
})
