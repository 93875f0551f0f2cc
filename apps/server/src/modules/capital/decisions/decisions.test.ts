import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aSignedAdvance, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication, passwordsOf, tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { values } from '../../../platform/database/rows.ts'

let app: TestApp
let underwriter: string
let second: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  underwriter = await aReviewer(app, 'underwriter')
  second = await aReviewer(app, 'underwriter')
})
afterAll(() => app.close())

type Given = Parameters<typeof aSubmittedApplication>[2]

async function submitted(
  given: Given = {},
): Promise<{ id: string; offerId: string; merchant: MerchantFacts }> {
  return app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    return { ...(await aSubmittedApplication(tx, merchant, given)), merchant }
  })
}

function decide(id: string, body: object, by = underwriter, ifMatch = 1) {
  return app.call('decisions.decide', { params: { id }, body, as: by, ifMatch })
}

function confirm(id: string, accept: boolean, by: string) {
  return app.call('decisions.confirm', { params: { id }, body: { accept }, as: by })
}

async function offerStatus(offerId: string): Promise<unknown> {
  const [row] = await app.db.database.system((tx) => tx`select status from offer where id = ${offerId}`)
  return row?.['status']
}

const approve = { decision: 'approve' }

test('staff cancel on request what waits for its review, once, and nothing else [DEC-APPL-1, DEC-OFR-2, DEC-WIZ-11]', async () => {
  const { id } = await submitted()
  const cancel = (ifMatch: number, as = underwriter, note = 'asked by phone') =>
    app.call('decisions.cancel', { params: { id }, body: { note }, as, ifMatch })
  expect((await cancel(1, underwriter, ' ')).body.details.fields).toEqual({ note: 'required' })
  expect((await cancel(7)).body.details.reason).toBe('stale_version')
  expect((await cancel(1, await aReviewer(app, 'reviewer'))).status).toBe(403)
  const answers = await Promise.all([cancel(1), cancel(1, second), decide(id, approve)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)

  const other = await submitted()
  const call = { params: { id: other.id }, body: { note: 'asked by phone' }, as: underwriter }
  const { status, body } = await app.call('decisions.cancel', { ...call, ifMatch: 1 })
  expect([status, body.case.application.status]).toEqual([200, 'cancelled'])
  expect(body.case.history.at(-1)).toMatchObject({
    action: 'application.cancelled',
    detail: 'asked by phone',
  })
  const asMerchant = { as: await app.signIn(other.merchant.personId), params: { id: other.id } }
  const seen = await app.call('applications.read', asMerchant)
  expect(seen.body.application).toMatchObject({ status: 'cancelled', cancelled_for: 'request' })
  expect(await offerStatus(other.offerId)).toBe('active')
  expect(await passwordsOf(app, other.id)).toEqual([null])
  const again = await app.call('decisions.cancel', { ...call, ifMatch: 2 })
  expect([again.status, again.body.details.reason]).toEqual([409, 'wrong_status'])

  const { id: back } = await submitted()
  await decide(back, { decision: 'reset', reasons: ['company_name_mismatch'] })
  const reset = { params: { id: back }, body: { note: 'asked' }, as: underwriter, ifMatch: 2 }
  expect((await app.call('decisions.cancel', reset)).body.details.reason).toBe('wrong_status')
})

test('nothing is approved for a merchant that is suspended, until it is not any more [DEC-LOAN-22]', async () => {
  const { id, merchant } = await submitted()
  const suspend = (since: Date | null) =>
    app.db.database.system(
      (tx) => tx`update merchant set suspended_at = ${since} where merchant_id = ${merchant.merchantId}`,
    )
  await suspend(new Date('2026-11-21T08:00:00Z'))
  expect((await decide(id, approve)).body.details.reason).toBe('merchant_suspended')
  await suspend(null)
  expect((await decide(id, approve)).status).toBe(200)
})

test('an approval freezes the terms with their dates [DEC-APPL-1, DEC-APPL-4, DEC-LOAN-6, DEC-LOAN-7]', async () => {
  const { id } = await submitted()
  const answer = await decide(id, approve)
  expect(answer.status).toBe(200)
  expect(answer.body.case).toMatchObject({
    application: {
      status: 'approved',
      loan_terms: {
        amount: '50000.00',
        currency: 'AED',
        fee_percent: 7.5,
        fee_amount: '3750.00',
        total_amount: '53750.00',
        minimum_repayment_amount: '2687.50',
        repayment_rate: 22,
        tenor: 20,
        // Sunday's approval, Monday's money, the first working Monday a week later, 19 weeks on.
        start_date: '2026-11-23',
        first_repayment_date: '2026-11-30',
        end_date: '2027-04-12',
      },
    },
    proposal: null,
    needs_second: false,
  })
  await app.db.database.system((tx) => tx`update offer set fee_factor_hundredths = 900`)
  const later = await app.call('decisions.case', { params: { id }, as: underwriter })
  expect(later.body.case.application.loan_terms.fee_amount).toBe('3750.00')
  await app.db.database.system((tx) => tx`update offer set fee_factor_hundredths = 150`)
})

test('the dates of the terms follow the day it is where the advance’s money lives [DEC-LOAN-7, DEC-CAP-11]', async () => {
  const { id } = await submitted()
  // It is Monday the 23rd in Dubai.
  app.clock.set('2026-11-22T21:00:00Z')
  const answer = await decide(id, approve)
  app.clock.set('2026-11-22T08:00:00Z')
  expect(answer.body.case.application.loan_terms).toMatchObject({
    start_date: '2026-11-24',
    first_repayment_date: '2026-12-07',
    end_date: '2027-04-19',
  })
})

test('a cancelled application gives its offer back up to its 30th day in Dubai [DEC-OFR-2, DEC-CAP-11]', async () => {
  const statusAfter = async (offerAt: string) => {
    const { id, offerId } = await submitted({ offerAt: new Date(offerAt) })
    const body = { note: 'asked by phone' }
    const call = { params: { id }, body, as: underwriter, ifMatch: 1 }
    expect((await app.call('decisions.cancel', call)).status).toBe(200)
    return offerStatus(offerId)
  }
  // It is the 23rd of November in Dubai, where the earlier one was made on the 24th of October.
  app.clock.set('2026-11-22T21:00:00Z')
  const [over, open] = [await statusAfter('2026-10-24T08:00:00Z'), await statusAfter('2026-10-24T21:00:00Z')]
  app.clock.set('2026-11-22T08:00:00Z')
  expect([over, open]).toEqual(['expired', 'active'])
})

test('above the limit an approval waits for somebody else than its proposer [README-16]', async () => {
  const { id } = await submitted({ amountMinor: 15_000_000n })
  const opened = await app.call('decisions.case', { params: { id }, as: underwriter })
  expect(opened.body.case.needs_second).toBe(true)
  const proposed = await decide(id, approve)
  expect(proposed.body.case).toMatchObject({
    application: { status: 'submitted', loan_terms: null },
    proposal: { decision: 'approve', amount: '150000.00', tenor: 20 },
  })
  expect((await confirm(id, true, underwriter)).body.details.reason).toBe('own_proposal')
  expect((await confirm(id, false, underwriter)).body.details.reason).toBe('own_proposal')
  expect((await decide(id, approve, underwriter, 2)).body.details.reason).toBe('own_proposal')
  app.clock.advance(60_000)
  const accepted = await confirm(id, true, second)
  expect(accepted.body.case).toMatchObject({
    application: { status: 'approved', loan_terms: { amount: '150000.00' } },
    proposal: null,
  })
  const actions = accepted.body.case.history.map((entry: { action: string }) => entry.action)
  expect(actions).toEqual(['application.submitted', 'decision.proposed', 'decision.approved'])
  expect((await confirm(id, true, second)).body.details.reason).toBe('wrong_status')
})

test('the case says from what the advance is repaid: as the offer says, as proposed, as approved [DEC-LOAN-31]', async () => {
  const readCase = async (id: string) =>
    (await app.call('decisions.case', { params: { id }, as: underwriter })).body.case.direct_debit as boolean
  const plain = await submitted({ amountMinor: 15_000_000n })
  const fullRevenue = await submitted({ offerTags: ['full_revenue_flow'] })
  expect([await readCase(plain.id), await readCase(fullRevenue.id)]).toEqual([false, true])
  expect((await decide(plain.id, { ...approve, direct_debit: true })).body.case).toMatchObject({
    application: { status: 'submitted' },
    direct_debit: true,
  })
  await confirm(plain.id, false, second)
  expect(await readCase(plain.id)).toBe(false)
  await decide(plain.id, { ...approve, direct_debit: true }, underwriter, 3)
  expect((await confirm(plain.id, true, second)).body.case).toMatchObject({
    application: { status: 'approved' },
    direct_debit: true,
  })
  expect((await decide(fullRevenue.id, { ...approve, direct_debit: false })).body.case).toMatchObject({
    application: { status: 'approved' },
    direct_debit: false,
  })
})

test('exactly at the limit one person is enough, one step above it two', async () => {
  const at = await submitted({ amountMinor: 10_000_000n })
  const above = await submitted({ amountMinor: 10_100_000n })
  expect((await decide(at.id, approve)).body.case.application.status).toBe('approved')
  expect((await decide(above.id, approve)).body.case.application.status).toBe('submitted')
})

test('a second person returns a proposal to the queue, which keeps its trace', async () => {
  const { id } = await submitted({ amountMinor: 15_000_000n })
  expect((await confirm(id, true, second)).body.details.reason).toBe('not_proposed')
  await decide(id, approve)
  const returned = await confirm(id, false, second)
  expect(returned.body.case).toMatchObject({ application: { status: 'submitted' }, proposal: null })
  expect(returned.body.case.history.map((entry: { action: string }) => entry.action)).toContain(
    'decision.returned',
  )
})

test('the approved amount and duration are what was asked or less, on the steps of the offer [DEC-APPL-3]', async () => {
  const { id } = await submitted({ amountMinor: 6_000_000n, tenor: 20 })
  expect((await decide(id, { ...approve, amount: '61000' })).body.details.reason).toBe('terms_raised')
  expect((await decide(id, { ...approve, tenor: 24 })).body.details.reason).toBe('terms_raised')
  expect((await decide(id, { ...approve, amount: '40500' })).body.details.fields).toEqual({
    amount: 'off_step',
  })
  expect((await decide(id, { ...approve, amount: '4000' })).body.details.fields).toEqual({
    amount: 'below_minimum',
  })
  expect((await decide(id, { ...approve, tenor: 10 })).body.details.fields).toEqual({ tenor: 'off_step' })
  expect((await decide(id, { ...approve, amount: 'much' })).body.details.fields).toEqual({
    amount: 'invalid',
  })
  const lowered = await decide(id, { ...approve, amount: '40000', tenor: 12 })
  expect(lowered.body.case.application).toMatchObject({
    status: 'approved',
    amount: '40000.00',
    tenor: 12,
    loan_terms: { amount: '40000.00', tenor: 12, fee_percent: 4.5, fee_amount: '1800.00' },
  })
})

test('an approval of less than the limit needs no second person, though more was asked for', async () => {
  const { id } = await submitted({ amountMinor: 15_000_000n })
  expect((await decide(id, { ...approve, amount: '100000' })).body.case.application.status).toBe('approved')
})

test('a rejection withdraws the offer, forgets the passwords and tells why in both languages [DEC-APPL-10, DEC-APPL-11, DEC-WIZ-11]', async () => {
  const { id, offerId } = await submitted()
  expect(await passwordsOf(app, id)).toEqual(['sealed'])
  const answer = await decide(id, { decision: 'reject', reasons: ['high_exposure'], note: 'second advance' })
  expect(answer.body.case.application).toMatchObject({ status: 'rejected', reasons: ['high_exposure'] })
  const [offer] = await app.db.database.system((tx) => tx`select status from offer where id = ${offerId}`)
  expect(offer?.['status']).toBe('withdrawn')
  expect(await passwordsOf(app, id)).toEqual([null])
  await app.deliver()
  const mail = (await app.inbox()).find((message) => message.subject?.startsWith('About your application'))
  expect(mail).toMatchObject({ recipient: 'signatory@test.example', channel: 'email' })
  expect(mail?.text).toContain('The amount you have in use with us is at its limit.')
  expect(mail?.text).toContain('المبلغ المستخدم لدينا وصل إلى حدّه الأعلى.')
  expect(mail?.text).toContain('partner@daftar.example')
  expect(mail?.text).not.toContain('second advance')
})

test('a reset names a reason that can be fixed, and is made three times at most [DEC-APPL-6, DEC-APPL-8, DEC-APPL-10]', async () => {
  const { id, offerId } = await submitted()
  const told = new Set((await resetMails()).map((mail) => mail.id))
  const unfixable = await decide(id, { decision: 'reset', reasons: ['general_reject'] })
  expect(unfixable.body.details.fields).toEqual({ reasons: 'choose_option' })
  const reasons = ['business_license_expires_soon', 'company_name_mismatch']
  for (let round = 0; round < 3; round += 1) {
    const answer = await decide(id, { decision: 'reset', reasons }, underwriter, 1 + 2 * round)
    expect(answer.body.case.application).toMatchObject({ status: 'reset', reasons })
    await app.db.database.system(
      (tx) => tx`update application set status = 'submitted', version = version + 1 where id = ${id}`,
    )
  }
  expect((await decide(id, { decision: 'reset', reasons }, underwriter, 7)).status).toBe(409)
  const [offer] = await app.db.database.system((tx) => tx`select status from offer where id = ${offerId}`)
  expect(offer?.['status']).toBe('hidden')
  expect(await passwordsOf(app, id)).toEqual(['sealed'])
  const mails = (await resetMails()).filter((mail) => !told.has(mail.id))
  expect(mails).toHaveLength(3)
  for (const { text } of mails) {
    expect(text).toContain('valid for at least 2 more weeks')
    expect(text).toContain('اسم الشركة غير مطابق')
  }
})

async function resetMails() {
  await app.deliver()
  return (await app.inbox()).filter(({ subject }) => subject?.startsWith('Your application needs'))
}

test('an approval against a failed check says why, and the second person and the history read it [DEC-APPL-3]', async () => {
  const { id } = await submitted({ amountMinor: 15_000_000n, holder: 'Somebody Else FZE' })
  const opened = await app.call('decisions.case', { params: { id }, as: underwriter })
  expect(opened.body.case.checks).toContainEqual(
    expect.objectContaining({ code: 'statement_holder', outcome: 'fail' }),
  )
  expect((await decide(id, approve)).body.details.fields).toEqual({ note: 'required' })
  expect((await decide(id, { ...approve, note: 'fine' })).body.details.fields).toEqual({ note: 'too_short' })
  const note = 'The account of the mother company, seen on its licence'
  expect((await decide(id, { ...approve, note })).body.case.proposal).toMatchObject({ note })
  const accepted = await confirm(id, true, second)
  expect(accepted.body.case.application.status).toBe('approved')
  expect(accepted.body.case.history.map(({ detail }: { detail: string }) => detail)).toContain(note)
})

test('a decision needs a reason, a version, the right role, a known case and one that still waits', async () => {
  const { id } = await submitted()
  expect((await decide(id, { decision: 'reject' })).body.details.fields).toEqual({
    reasons: 'reason_required',
  })
  const blind = await app.call('decisions.decide', { params: { id }, body: approve, as: underwriter })
  expect(blind.status).toBe(428)
  expect((await decide(id, approve, underwriter, 7)).status).toBe(412)
  expect((await decide(id, approve, await aReviewer(app, 'reviewer'))).status).toBe(403)
  expect((await decide('app_unknown', approve)).status).toBe(404)
  expect((await decide(id, approve)).status).toBe(200)
  expect((await decide(id, approve, underwriter, 2)).body.details.reason).toBe('wrong_status')
})

test('nothing is approved for a merchant whose advance is open [DEC-LOAN-9]', async () => {
  const { id, merchant } = await submitted()
  await app.db.database.system(async (tx) => {
    const other = await aSubmittedApplication(tx, merchant)
    await tx`insert into advance ${values(tx, 'advance', {
      merchant_id: merchant.merchantId,
      id: `lon_${id.slice(4)}`,
      application_id: other.id,
      offer_id: other.offerId,
      status: 'waiting',
      currency: 'AED',
      amount_minor: 1_000_000n,
      fee_minor: 15_000n,
      fee_vat_minor: 714n,
      minimum_minor: 253_750n,
      rate_hundredths: 2200,
      tenor: 4,
      company_name: 'x',
      legal_name: 'x',
      signatory_phone: 'x',
      signatory_email: 'x',
      iban: 'x',
      applied_at: new Date(),
      created_at: new Date(),
    })}`
  })
  const opened = await app.call('decisions.case', { params: { id }, as: underwriter })
  expect(opened.body.case.exposure.open_amount).toBe('10150.00')
  expect(opened.body.case.checks).toContainEqual({
    code: 'exposure',
    outcome: 'fail',
    detail: 'AED 10150.00',
  })
  const note = 'It is repaid next week'
  expect((await decide(id, { ...approve, note })).body.details.reason).toBe('advance_open')
})

test('an advance that was voided is no exposure, and keeps nothing from being approved [DEC-LOAN-1, DEC-LOAN-9]', async () => {
  const { id, merchant } = await submitted()
  await app.db.database.system(async (tx) => {
    const at = app.clock.now()
    const advance = await aSignedAdvance(tx, merchant, { tags: ['direct_debit'], at })
    await app.app.createAdvance(tx, advance, at)
    await tx`update advance set voided_at = ${at} where id = ${advance.id}`
  })
  const opened = await app.call('decisions.case', { params: { id }, as: underwriter })
  expect(opened.body.case.exposure).toMatchObject({ open_amount: '0.00', advances: [] })
  expect(opened.body.case.checks).toContainEqual({ code: 'exposure', outcome: 'pass', detail: 'AED 0.00' })
  expect((await decide(id, approve)).body.case.application.status).toBe('approved')
})

test('of 64 decisions on one case one takes effect, and one contract is ordered', async () => {
  const { id } = await submitted()
  const bodies = Array.from({ length: 64 }, (_, index) =>
    index % 2 ? approve : { decision: 'reject', reasons: ['general_reject'] },
  )
  const answers = await Promise.all(
    bodies.map((body, index) => decide(id, body, index % 3 ? underwriter : second)),
  )
  expect(tally(answers)['done']).toBe(1)
  expect(answers.filter(({ status }) => ![200, 409, 412].includes(status))).toEqual([])
  const [facts] = await app.db.database.system(
    (tx) => tx`
      select (select count(*)::int from application_decision where application_id = ${id}) as decisions,
             (select count(*)::int from status_change where subject_id = ${id} and actor = 'reviewer') as changes`,
  )
  expect(facts).toEqual({ decisions: 1, changes: 1 })
})

test('of 64 second decisions on one proposal one takes effect', async () => {
  const { id } = await submitted({ amountMinor: 15_000_000n })
  await decide(id, approve)
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => confirm(id, index % 4 > 0, second)),
  )
  expect(tally(answers)['done']).toBe(1)
  expect(answers.filter(({ status }) => ![200, 409, 412].includes(status))).toEqual([])
  const [row] = await app.db.database.system(
    (tx) => tx`
      select count(*)::int as count from application_decision
       where application_id = ${id} and action in ('approved', 'returned')`,
  )
  expect(row?.['count']).toBe(1)
})
