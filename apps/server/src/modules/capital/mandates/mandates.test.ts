import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { mandateStatuses, mandateTransitions } from '@daftar/rules/capital/debits/mandate-status'
import { canMove } from '@daftar/rules/status/transitions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { contractsOf } from '../../../testing/capital/contracts.ts'
import { tally } from '../../../testing/app/desk-builders.ts'
import { directDebitOf, type DebitAdvance } from '../../../testing/capital/direct-debit.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { voidAdvances } from './void.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

let app: TestApp
let debit: ReturnType<typeof directDebitOf>
beforeAll(async () => {
  app = await testApp({ now: '2026-11-02T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  debit = directDebitOf(app)
})
beforeEach(() => app.clock.advance(60_000))
afterAll(() => app.close())

const read = (token: string) => app.call('mandates.read', { params: { token } })
const correct = (advance: DebitAdvance, body: object, as = advance.as) =>
  app.call('mandates.correct', { as, params: { id: advance.advanceId }, body })
const transfersOf = (advanceId: string) =>
  app.db.database.system((tx) => tx`select status from transfer where subject_id = ${advanceId}`)

test('a signature makes the mandate, whose address leaves by SMS alone [DEC-LOAN-1, DEC-LOAN-30, LOAN-43, LOAN-21]', async () => {
  const advance = await debit.signed()
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: 'waiting_for_dda',
    tags: ['direct_debit'],
    direct_debit: { status: 'pending' },
    next_repayment_date: null,
  })
  expect(await transfersOf(advance.advanceId)).toEqual([])
  expect(await debit.booksOf(advance)).toEqual({})
  const texts = await debit.messagesTo(advance.phone)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('Daftar: Sign the direct debit')
  expect(texts[0]).toContain('الخصم المباشر')
  const token = await debit.tokenOf(advance.phone)
  const [row] = await app.db.database.system(
    (tx) => tx`select * from mandate where id = ${advance.mandateId}`,
  )
  expect(
    JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(token)
  const { status, body } = await read(token)
  expect(status).toBe(200)
  expect(body.mandate).toMatchObject({
    status: 'pending',
    company_name: 'Test Merchant LLC',
    iban_ends: '3456',
    currency: 'AED',
    weekly_amount: '5375.00',
    total_amount: '107500.00',
    phone_masked: `•••••${advance.phone.slice(-2)}`,
  })
  for (const said of [body.mandate.wording.en, body.mandate.wording.ar]) expect(said.creditor).not.toBe('')
  expect(body.mandate.wording.en.how[0]).toContain('5,375.00')
  expect(JSON.stringify(body)).not.toContain('AE0703312345')
  expect((await read('x'.repeat(43))).status).toBe(404)
})

test('a mandate is read and signed in the words it was made in, with the creditor it named then [DEC-LOAN-30]', async () => {
  const advance = await debit.signed()
  const token = await debit.tokenOf(advance.phone)
  // As an earlier version of the product, run by a company of another name, would have made it.
  const said = { creditor: 'Earlier LLC', how: ['As it was.'], terms: ['As agreed.'], consent: 'I agree' }
  await app.db.database.system(
    (tx) =>
      tx`update mandate set wording = ${tx.json({ en: said, ar: said })} where id = ${advance.mandateId}`,
  )
  expect((await read(token)).body.mandate.wording).toEqual({ en: said, ar: said })
  expect((await debit.sign(token)).body.mandate.wording.en).toEqual(said)
  expect((await read(token)).body.mandate.wording.ar).toEqual(said)
})

test('a mandate from before its words were kept keeps those it is signed in [DEC-LOAN-30]', async () => {
  const advance = await debit.signed()
  const token = await debit.tokenOf(advance.phone)
  const kept = async () => {
    const [row] = await app.db.database.system(
      (tx) => tx`select wording from mandate where id = ${advance.mandateId}`,
    )
    return row?.['wording'] as unknown
  }
  await app.db.database.system((tx) => tx`update mandate set wording = null where id = ${advance.mandateId}`)
  const { wording } = (await read(token)).body.mandate
  expect(await kept()).toBeNull()
  expect((await debit.sign(token)).status).toBe(200)
  expect(await kept()).toEqual(wording)
})

test('a full-revenue advance repays by direct debit, another where the underwriter says so [DEC-LOAN-31]', async () => {
  const contracts = contractsOf(app)
  const tagsOf = async (offerTags: OfferTag[], directDebit?: boolean) => {
    const contract = await contracts.sent({ offerTags, ...(directDebit !== undefined && { directDebit }) })
    await contracts.sign(contract, await contracts.codeOf(contract))
    await app.settle()
    const [row] = await app.db.database.system(
      (tx) => tx`select tags, status from advance where application_id = ${contract.id}`,
    )
    return row
  }
  expect(await tagsOf(['full_revenue_flow'])).toEqual({ tags: ['direct_debit'], status: 'waiting_for_dda' })
  expect(await tagsOf(['bank_statement_required'], true)).toEqual({
    tags: ['direct_debit'],
    status: 'waiting_for_dda',
  })
})

test('signing asks the bank once, of many signatures at once one counts [LOAN-44, DEC-LOAN-30]', async () => {
  const advance = await debit.signed()
  const token = await debit.tokenOf(advance.phone)
  const unsigned = await app.call('mandates.sign', { params: { token }, body: { consent: false } })
  expect(unsigned.body.details.fields).toEqual({ consent: 'must_be_true' })
  const answers = await Promise.all(Array.from({ length: 8 }, () => debit.sign(token)))
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 7 })
  await app.settle()
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: 'waiting_for_dda',
    direct_debit: { status: 'waiting_for_bank_approval' },
  })
  const orders = await app.db.database.system(
    (tx) => tx`select kind, iban from bank_debit_order where subject_id = ${advance.mandateId}`,
  )
  expect(orders).toEqual([{ kind: 'mandate', iban: 'AE070331234567890123456' }])
  expect((await app.call('mandates.cancel', { params: { token } })).body.details.reason).toBe('wrong_status')
})

test('an active mandate releases the advance, whose money is ordered [LOAN-45, DEC-LOAN-1, DEC-LOAN-8]', async () => {
  const advance = await debit.withMandate('active')
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: 'waiting',
    direct_debit: { status: 'active' },
    next_repayment_date: '2026-11-09',
  })
  expect(await transfersOf(advance.advanceId)).toEqual([{ status: 'ordered' }])
  await debit.expectSoundBooks(advance)
})

test('every move of a mandate and of its advance is on record with who made it [DEC-LOAN-1, DEC-LOAN-30]', async () => {
  const advance = await debit.withMandate('active')
  const moves = await app.db.database.system(
    (tx) => tx<(Row<'status_change', 'subject'> & { move: string })[]>`
      select subject, coalesce(from_status, 'none') || '>' || to_status || ' ' || actor as move from status_change
       where subject_id in (${advance.mandateId}, ${advance.advanceId})`,
  )
  const of = (subject: string) =>
    moves
      .filter((one) => one.subject === subject)
      .map(({ move }) => move)
      .toSorted()
  expect(of('mandate')).toEqual([
    'created>pending system',
    'none>created signing_service',
    'pending>waiting_for_bank_approval merchant',
    'waiting_for_bank_approval>active staff',
  ])
  expect(of('advance')).toEqual(['none>waiting_for_dda signing_service', 'waiting_for_dda>waiting bank'])
})

test('of several answers of the bank at once one takes effect, and money is ordered only for a yes [DEC-LOAN-30, DEC-LOAN-8]', async () => {
  const advance = await debit.withMandate('waiting_for_bank_approval')
  const answers = await Promise.all([
    debit.answer(advance.mandateId, 'active'),
    debit.answer(advance.mandateId, 'active', 'finance'),
    debit.answer(advance.mandateId, 'rejected'),
    debit.answer(advance.mandateId, 'error', 'finance'),
  ])
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 3 })
  const isActive = (await debit.newest(advance.advanceId)).status === 'active'
  expect(await transfersOf(advance.advanceId)).toEqual(isActive ? [{ status: 'ordered' }] : [])
  expect(await debit.advanceOf(advance)).toMatchObject({ status: isActive ? 'waiting' : 'waiting_for_dda' })
})

const answerable = ['active', 'rejected', 'error', 'canceled', 'closed'] as const
test.each(mandateStatuses.flatMap((from) => answerable.map((to) => [from, to] as const)))(
  'staff may move a mandate from %s to %s only where the table says so [DEC-LOAN-30, LOAN-46, LOAN-47]',
  async (from, to) => {
    const advance = await debit.withMandate(from)
    const { status, body } = await debit.answer(advance.mandateId, to)
    const may = canMove(mandateTransitions, from, to, 'staff')
    expect([status, body.details?.reason]).toEqual(may ? [200, undefined] : [409, 'wrong_status'])
    expect((await debit.newest(advance.advanceId)).status).toBe(may ? to : from)
    expect((await debit.advanceOf(advance)).direct_debit).toEqual({ status: may ? to : from })
  },
)

test('the bank’s yes needs its reference, everything else a reason; only support and finance tell it', async () => {
  const { mandateId } = await debit.withMandate('waiting_for_bank_approval')
  const tell = async (body: object, role: Parameters<typeof debit.as>[0] = 'support_agent') =>
    app.call('mandates.answer', { as: await debit.as(role), params: { id: mandateId }, body })
  expect((await tell({ status: 'active' })).body.details.fields).toEqual({ bank_reference: 'required' })
  expect((await tell({ status: 'rejected' })).body.details.fields).toEqual({ reason: 'required' })
  expect((await tell({ status: 'rejected', reason: 'no such account' }, 'underwriter')).status).toBe(403)
  const { status, body } = await tell({ status: 'rejected', reason: 'no such account' })
  expect([status, body.mandate.ended_reason, body.mandate.can_start_new]).toEqual([
    200,
    'no such account',
    true,
  ])
})

test('the SMS leaves again after three days, at most three times, however often the job runs [DEC-LOAN-30]', async () => {
  const advance = await debit.signed()
  const start = app.clock.now()
  const counts: number[] = []
  for (const days of [2, 3, 5, 6, 9, 12, 15]) {
    app.clock.set(new Date(start.getTime() + days * 86_400_000))
    await app.app.schedules.runDue(app.clock.now())
    await app.app.schedules.runDue(app.clock.now())
    await app.settle()
    counts.push((await debit.messagesTo(advance.phone)).length)
  }
  expect(counts).toEqual([1, 2, 2, 3, 4, 4, 4])
  const again = await app.call('mandates.resend', {
    as: await debit.as('support_agent'),
    params: { id: advance.mandateId },
  })
  expect(again.body.details.reason).toBe('no_sms_left')
})

test('the SMS leaves again after three whole days, not with another one that is due on the same day [DEC-LOAN-30]', async () => {
  const morning = await debit.signed()
  const start = app.clock.now()
  await app.app.schedules.runDue()
  app.clock.advance(6 * 3_600_000)
  const afternoon = await debit.signed()
  const sentBy = async (hours: number) => {
    app.clock.set(new Date(start.getTime() + hours * 3_600_000))
    await app.app.schedules.runDue()
    await app.settle()
    return [(await debit.messagesTo(morning.phone)).length, (await debit.messagesTo(afternoon.phone)).length]
  }
  expect(await sentBy(72)).toEqual([2, 1])
  expect(await sentBy(78)).toEqual([2, 2])
})

test('support sends the SMS again, of many clicks at once no more than are left', async () => {
  const advance = await debit.signed()
  const as = await debit.as('support_agent')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.call('mandates.resend', { as, params: { id: advance.mandateId } })),
  )
  expect(tally(answers)).toEqual({ done: 3, no_sms_left: 5 })
  await app.settle()
  expect(await debit.messagesTo(advance.phone)).toHaveLength(4)
})

test('a corrected phone gets an address of its own, the one sent before is dead, money cannot be changed [CAPI-04, DEC-CAPI-7]', async () => {
  const advance = await debit.signed()
  const before = await debit.tokenOf(advance.phone)
  const wrong = [
    { amount: '1' },
    { authorized_signatory: { phone: '+971507654321' }, amount: 1 },
    { minimum_repayment_amount: '0.01' },
    { authorized_signatory: { phone: '12' } },
    {},
  ]
  for (const body of wrong) expect((await correct(advance, body)).status).toBe(400)
  const phone = '+971507654321'
  const { status, body } = await correct(advance, { authorized_signatory: { phone: '+971 50 765 4321' } })
  expect([status, body.loan.authorized_signatory]).toEqual([200, { phone }])
  await app.settle()
  expect((await read(before)).status).toBe(404)
  expect((await debit.sign(before)).status).toBe(404)
  expect(await debit.messagesTo(phone)).toHaveLength(1)
  expect((await debit.sign(await debit.tokenOf(phone))).status).toBe(200)
  expect(
    (await correct(advance, { authorized_signatory: { phone: advance.phone } })).body.details.reason,
  ).toBe('wrong_status')
  const other = await debit.signed()
  expect((await correct(advance, { authorized_signatory: { phone } }, other.as)).status).toBe(404)
})

test('a corrected phone has its own four SMS, whatever was sent to the one before [CAPI-04, DEC-LOAN-30]', async () => {
  const advance = await debit.signed()
  const as = await debit.as('support_agent')
  const again = () => app.call('mandates.resend', { as, params: { id: advance.mandateId } })
  for (let time = 0; time < 3; time += 1) expect((await again()).status).toBe(200)
  const phone = '+971507654322'
  expect((await correct(advance, { authorized_signatory: { phone } })).status).toBe(200)
  for (let time = 0; time < 3; time += 1) expect((await again()).status).toBe(200)
  expect((await again()).body.details.reason).toBe('no_sms_left')
  await app.settle()
  expect(await debit.messagesTo(phone)).toHaveLength(4)
})

test('the phone of an advance that is repaid, or that sales repay, is not corrected [CAPI-04, DEC-CAPI-7]', async () => {
  const phone = '+971507654323'
  for (const changed of [(tx: Tx) => tx`status = 'closed'`, (tx: Tx) => tx`tags = '{}'`]) {
    const advance = await debit.withMandate('rejected')
    await app.db.database.system(
      (tx) => tx`update advance set ${changed(tx)} where id = ${advance.advanceId}`,
    )
    const answer = await correct(advance, { authorized_signatory: { phone } })
    expect(answer.body.details.reason).toBe('wrong_status')
    expect(await debit.advanceOf(advance)).toMatchObject({ authorized_signatory: { phone: advance.phone } })
  }
})

test('the same phone sends nothing, and nobody has more than five phones written to [CAPI-04]', async () => {
  const advance = await debit.signed()
  await correct(advance, { authorized_signatory: { phone: advance.phone } })
  await app.settle()
  expect(await debit.messagesTo(advance.phone)).toHaveLength(1)
  const answers = []
  for (let number = 0; number < 6; number += 1)
    answers.push(await correct(advance, { authorized_signatory: { phone: `+97155000000${number}` } }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409])
})

test('after an end support starts a new mandate, one of many at once; while one is open none [DEC-LOAN-30]', async () => {
  const advance = await debit.withMandate('rejected')
  const as = await debit.as('support_agent')
  const start = (body: object) => app.call('mandates.start', { as, params: { id: advance.advanceId }, body })
  expect((await start({ phone: '12' })).body.details.fields).toEqual({ phone: 'phone_invalid' })
  app.clock.advance(1000)
  const phone = '+971507654399'
  const answers = await Promise.all(Array.from({ length: 8 }, () => start({ phone: '+971 50 765 4399' })))
  expect(tally(answers)).toEqual({ done: 1, mandate_open: 7 })
  await app.settle()
  const [entry] = await app.db.database.system(
    (tx) => tx`
      select merchant_id, before, after from audit_entry
       where object = ${`loan:${advance.advanceId}`} and action = 'mandate.started' and outcome = 'done'`,
  )
  expect(entry).toEqual({
    merchant_id: advance.merchant.merchantId,
    before: { phone: advance.phone },
    after: { phone },
  })
  expect(await debit.messagesTo(phone)).toHaveLength(1)
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: 'waiting_for_dda',
    direct_debit: { status: 'pending' },
    authorized_signatory: { phone },
  })
  const { body } = await app.call('mandates.list', { as, query: { loan_id: advance.advanceId } })
  expect(body.mandates.map((one: { status: string }) => one.status)).toEqual(['pending', 'rejected'])
  expect(body.mandates.map((one: { can_start_new: boolean }) => one.can_start_new)).toEqual([false, false])
})

test('the signatory refuses the mandate on its page; an advance without direct debit gets none', async () => {
  const advance = await debit.signed()
  const token = await debit.tokenOf(advance.phone)
  const { body } = await app.call('mandates.cancel', { params: { token } })
  expect(body.mandate.status).toBe('canceled')
  expect((await debit.sign(token)).body.details.reason).toBe('wrong_status')
  const plain = await contractsOf(app).sent()
  expect(
    (
      await app.call('mandates.start', {
        as: await debit.as('support_agent'),
        params: { id: plain.id },
        body: {},
      })
    ).status,
  ).toBe(404)
})

test('thirty days without an active mandate void the advance and cancel its application [DEC-LOAN-1]', async () => {
  const advance = await debit.withMandate('waiting_for_bank_approval')
  const start = app.clock.now()
  const after = async (days: number) => {
    app.clock.set(new Date(start.getTime() + days * 86_400_000))
    await app.app.schedules.runDue(app.clock.now())
    await app.settle()
  }
  await app.app.schedules.runDue(start)
  await after(28)
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'waiting_for_dda' })
  await after(31)
  await after(32)
  expect(await debit.advanceOf(advance)).toBe(404)
  const { body } = await app.call('advances.list', { as: advance.as })
  expect(body.loans).toEqual([])
  expect(await debit.booksOf(advance)).toEqual({})
  expect((await debit.newest(advance.advanceId)).status).toBe('canceled')
  const { body: listed } = await app.call('applications.list', {
    as: advance.as,
    query: { noLoan: 'true' },
  })
  const [{ application: ended }] = listed.applications
  const call = { as: advance.as, params: { id: ended.application_id } }
  expect((await app.call('applications.read', call)).body.application).toMatchObject({
    status: 'cancelled',
    cancelled_for: 'no_mandate',
  })
  const mails = (await app.inbox()).filter((one) => one.recipient === `${advance.phone}@test.example`)
  expect(mails).toHaveLength(1)
  expect((await debit.answer(advance.mandateId, 'active')).status).toBe(409)
  const next = await debit.signed({ merchant: advance.merchant })
  expect(await debit.advanceOf(next)).toMatchObject({ status: 'waiting_for_dda' })
})

test('the thirty days end at midnight where the advance’s money lives, not a second before [DEC-LOAN-1, DEC-CAP-11]', async () => {
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  // Half past one in Dubai, where it is the day after already.
  app.clock.set(`${tomorrow}T21:30:00Z`)
  const advance = await debit.signed()
  const midnight = new Date(app.clock.now().getTime() + 30 * 86_400_000 - 90 * 60_000)
  const before = new Date(midnight.getTime() - 1000)
  app.clock.set(before)
  await app.app.schedules.runDue()
  await voidAdvances({ database: app.db.database, queueMail: async () => {} }, before)
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'waiting_for_dda' })
  app.clock.set(midnight)
  await app.app.schedules.runDue()
  expect(await debit.advanceOf(advance)).toBe(404)
})

test('an active mandate on the same account lets the next advance wait for its money alone [DEC-LOAN-1]', async () => {
  const merchant = await app.db.database.system((tx) => aMerchant(tx))
  const first = await debit.withMandate('active', { merchant })
  await app.db.database.system((tx) => tx`update advance set status = 'closed' where id = ${first.advanceId}`)
  app.clock.advance(1000)
  const second = await debit.signed({ merchant })
  expect(await debit.advanceOf(second)).toMatchObject({
    status: 'waiting',
    direct_debit: { status: 'active' },
  })
  expect(await debit.messagesTo(second.phone)).toEqual([])
  expect(await transfersOf(second.advanceId)).toEqual([{ status: 'ordered' }])
  const listed = await app.call('mandates.list', {
    as: await debit.as('support_agent'),
    query: { loan_id: second.advanceId },
  })
  expect(listed.body.mandates).toMatchObject([{ status: 'active', bank_reference: 'MND-0001' }])
})
