import { m } from '@daftar/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aSale, aSignedAdvance, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let underwriter: string
let second: string
let support: string
let finance: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-02T08:00:00Z' })
  const staff = async (role: 'underwriter' | 'support_agent' | 'finance') =>
    product.signInStaff(await product.aStaff(role))
  underwriter = await staff('underwriter')
  second = await staff('underwriter')
  support = await staff('support_agent')
  finance = await staff('finance')
})
afterAll(() => product.close())

/**
 * An advance of 50,000 over 20 weeks (M 2,687.50) that is paid out on Monday 2 November, and its merchant's
 * session.
 */
async function aPayingAdvance(): Promise<{ merchant: MerchantFacts; advanceId: string; as: string }> {
  product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const at = product.clock.now()
  const { merchant, advanceId } = await product.db.database.system(async (tx) => {
    const made = await aMerchant(tx, { commissionHundredths: 0 })
    const shown = await aSignedAdvance(tx, made, { amountMinor: 5_000_000n, at })
    await product.app.createAdvance(tx, shown, at)
    return { merchant: made, advanceId: shown.id }
  })
  const { body } = await product.call('transfers.list', {
    as: finance,
    query: { status: 'ordered', page_size: '100' },
  })
  const { id } = body.transfers.find((one: { subject_id: string }) => one.subject_id === advanceId)
  await product.call('transfers.confirm', {
    as: finance,
    params: { id },
    body: { bank_reference: 'BNK-1' },
  })
  return { merchant, advanceId, as: await product.signIn(merchant.personId) }
}

const pause = { kind: 'pause', weeks: 2, reason: 'The shop was under water for a week.' }
const lower = { kind: 'lower_minimum', weeks: 2, minimum: '500', reason: 'Two of our suppliers are closed.' }
const notes = { note_en: 'We are glad to help.', note_ar: 'يسعدنا أن نساعدك.' }

type Advance = Awaited<ReturnType<typeof aPayingAdvance>>
const ask = ({ as, advanceId }: Advance, body: object) =>
  product.call('relief.ask', { as, params: { id: advanceId }, body })
const propose = (id: string, as = support) =>
  product.call('relief.propose', { as, params: { id }, body: notes })
const decide = (id: string, decision: 'approve' | 'decline', as = underwriter) =>
  product.call('relief.decide', { as, params: { id }, body: { decision, ...notes } })
const advanceOf = async ({ as, advanceId }: Advance) =>
  (await product.call('advances.read', { as, params: { id: advanceId } })).body.loan
const sell = ({ merchant }: Advance, amountMinor: bigint, at: string) =>
  product.db.database.system((tx) => aSale(tx, merchant, amountMinor, new Date(at)))
const runOn = (day: string) => {
  product.clock.set(new Date(`${day}T02:00:00Z`))
  return product.app.runWeek('AED', product.clock.now())
}

async function granted(advance: Advance, body: object) {
  const { body: asked } = await ask(advance, body)
  await propose(asked.relief.id)
  return (await decide(asked.relief.id, 'approve')).body.relief
}

test('an approved pause takes nothing in its weeks, and none of them counts as missed', async () => {
  const advance = await aPayingAdvance()
  const asked = await ask(advance, pause)
  expect(asked).toMatchObject({ status: 200, body: { relief: { status: 'asked', from_week: null } } })
  const { id } = asked.body.relief
  expect((await propose(id)).body.relief).toMatchObject({ status: 'proposed', loan: { minimum: '2687.50' } })
  expect((await decide(id, 'approve')).body.relief).toMatchObject({
    status: 'approved',
    from_week: '2026-11-09',
    until_week: '2026-11-16',
    ...notes,
  })
  const said = await product.db.database.system(
    (tx) =>
      tx`select to_status, actor from status_change where subject = 'relief' and subject_id = ${id} order by at, id`,
  )
  expect(said.map((row) => `${row['to_status']} ${row['actor']}`).toSorted()).toEqual([
    'approved staff',
    'asked merchant',
    'proposed staff',
  ])

  expect((await advanceOf(advance)).next_due_amount).toBe('0.00')
  await sell(advance, 1_500_600n, '2026-11-04T09:00:00Z')
  await runOn('2026-11-09')
  await runOn('2026-11-16')
  expect(await advanceOf(advance)).toMatchObject({
    status: 'paying',
    paid_amount: '0.00',
    shortfall_amount: '0.00',
    minimum_repayment_amount: '2687.50',
    repayments: [
      {
        payment_amount: '15000.00',
        amount: '0.00',
        due_amount: '0.00',
        resulting_payout: '15000.00',
        week_status: 'paid',
      },
      { payment_amount: '0.00', amount: '0.00', due_amount: '0.00', week_status: 'paid' },
    ],
  })
  await sell(advance, 1_000_600n, '2026-11-18T09:00:00Z')
  await runOn('2026-11-23')
  const after = await advanceOf(advance)
  expect(after.repayments[2]).toMatchObject({ amount: '2687.50', due_amount: '2687.50' })
  await product.settle()
  const subjects = (await product.inbox()).map(({ subject }) => subject ?? '')
  expect(
    subjects.some((subject) => subject.startsWith(m.mail_relief_approved_subject({}, { locale: 'en' }))),
  ).toBe(true)
  expect(
    subjects.filter((subject) => subject.startsWith(m.mail_advance_short_subject({}, { locale: 'en' }))),
  ).toEqual([])
})

test('a lower minimum is what is due in its weeks, and the share of the sales goes on', async () => {
  const advance = await aPayingAdvance()
  await granted(advance, lower)
  expect((await advanceOf(advance)).next_due_amount).toBe('500.00')
  await sell(advance, 102_500n, '2026-11-04T09:00:00Z')
  await runOn('2026-11-09')
  await sell(advance, 3_000_600n, '2026-11-11T09:00:00Z')
  await runOn('2026-11-16')
  await sell(advance, 102_500n, '2026-11-18T09:00:00Z')
  await runOn('2026-11-23')
  expect((await advanceOf(advance)).repayments).toMatchObject([
    { payment_amount: '1000.00', amount: '500.00', due_amount: '500.00', shortfall_amount: '0.00' },
    { payment_amount: '30000.00', amount: '6600.00', due_amount: '500.00' },
    { amount: '1025.00', due_amount: '2687.50', shortfall_amount: '1662.50' },
  ])
})

test('a pause keeps what was carried before it, and the short weeks do not count on', async () => {
  const advance = await aPayingAdvance()
  await runOn('2026-11-09')
  await granted(advance, { ...pause, weeks: 1 })
  await runOn('2026-11-16')
  const shown = await advanceOf(advance)
  expect(shown).toMatchObject({ status: 'overdue', shortfall_amount: '2687.50' })
  const [row] = await product.db.database.system(
    (tx) => tx`select weeks_short from advance where id = ${advance.advanceId}`,
  )
  expect(row!['weeks_short']).toBe(1)
  await runOn('2026-11-23')
  expect((await advanceOf(advance)).repayments[2]).toMatchObject({ due_amount: '5375.00' })
})

test('a relief needs a proposal by one underwriter and the approval of another', async () => {
  const advance = await aPayingAdvance()
  const { id } = (await ask(advance, pause)).body.relief
  expect((await decide(id, 'approve')).body.details.reason).toBe('not_proposed')
  expect((await propose(id, finance)).status).toBe(403)
  expect((await propose(id, underwriter)).status).toBe(200)
  expect((await propose(id, second)).body.details.reason).toBe('wrong_status')
  expect((await decide(id, 'approve', underwriter)).body.details.reason).toBe('own_proposal')
  expect((await decide(id, 'decline', underwriter)).body.details.reason).toBe('own_proposal')
  expect((await decide(id, 'approve', support)).status).toBe(403)
  expect((await decide(id, 'decline', second)).body.relief).toMatchObject({
    status: 'declined',
    from_week: null,
  })
  expect((await decide(id, 'approve', second)).body.details.reason).toBe('not_proposed')
  const { body } = await product.call('relief.list', { as: advance.as, params: { id: advance.advanceId } })
  expect(body.reliefs).toMatchObject([{ status: 'declined', ...notes }])
})

test('the answer is told to the merchant only once it is given, by e-mail in both languages', async () => {
  const advance = await aPayingAdvance()
  const { id } = (await ask(advance, pause)).body.relief
  await propose(id)
  const { body } = await product.call('relief.list', { as: advance.as, params: { id: advance.advanceId } })
  expect(body.reliefs).toMatchObject([{ status: 'proposed', note_en: '', note_ar: '' }])
  await decide(id, 'approve')
  await product.settle()
  const [mail] = (await product.inbox()).filter(({ subject }) => subject?.includes('was approved'))
  expect(mail?.text).toContain('In the weeks from 09/11/26 to 16/11/26 nothing is taken')
  expect(mail?.text).toContain(notes.note_en)
  expect(mail?.text).toContain(notes.note_ar)
})

test('what can be asked for: one request at a time, within the limits, while the advance is repaid', async () => {
  const advance = await aPayingAdvance()
  const fields = async (body: object) => (await ask(advance, body)).body.details.fields
  expect(await fields({ ...pause, weeks: 5 })).toEqual({ weeks: 'above_maximum' })
  expect(await fields({ ...pause, minimum: '5' })).toEqual({ minimum: 'unknown_field' })
  expect(await fields({ ...lower, minimum: '2687.50' })).toEqual({ minimum: 'above_maximum' })
  expect(await fields({ ...lower, minimum: undefined })).toEqual({ minimum: 'required' })
  expect(await fields({ ...pause, reason: 'short' })).toEqual({ reason: 'too_short' })
  const first = await ask(advance, pause)
  expect((await ask(advance, lower)).body.details.reason).toBe('relief_open')
  const withdraw = (id: string) => product.call('relief.withdraw', { as: advance.as, params: { id } })
  expect((await withdraw(first.body.relief.id)).body.relief.status).toBe('withdrawn')
  expect((await withdraw(first.body.relief.id)).body.details.reason).toBe('wrong_status')
  await granted(advance, pause)
  expect((await ask(advance, lower)).body.details.reason).toBe('relief_open')
  await product.db.database.system(
    (tx) => tx`update advance set status = 'closed' where id = ${advance.advanceId}`,
  )
  expect((await ask(advance, lower)).body.details.reason).toBe('wrong_status')
})

test('an advance repaid by the second person’s turn gets no relief', async () => {
  const advance = await aPayingAdvance()
  const { id } = (await ask(advance, pause)).body.relief
  await propose(id)
  const sent = { amount: '53750.00', bank_reference: 'ALL-1', received_on: '2026-11-02' }
  await product.call('advances.recordReceipt', { as: finance, params: { id: advance.advanceId }, body: sent })
  expect((await advanceOf(advance)).status).toBe('closed')
  expect((await decide(id, 'approve')).body.details.reason).toBe('wrong_status')
  expect((await decide(id, 'decline')).body.relief.status).toBe('declined')
})

test('of 32 requests, withdrawals and decisions at once exactly one of each stands', async () => {
  const advance = await aPayingAdvance()
  const asked = await Promise.all(Array.from({ length: 32 }, () => ask(advance, pause)))
  const won = asked.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(asked.filter(({ body }) => body.details?.reason === 'relief_open')).toHaveLength(31)
  const { id } = won[0]!.body.relief
  await propose(id)
  const ends = await Promise.all([
    ...Array.from({ length: 8 }, () => decide(id, 'approve')),
    ...Array.from({ length: 8 }, () => decide(id, 'decline', second)),
    ...Array.from({ length: 8 }, () => product.call('relief.withdraw', { as: advance.as, params: { id } })),
  ])
  expect(ends.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(ends.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
})

test('the desk lists what waits, newest first, with the advance as it stands and who did what', async () => {
  const advance = await aPayingAdvance()
  product.clock.set(new Date('2026-11-05T08:00:00Z'))
  const { id } = (await ask(advance, pause)).body.relief
  const list = async (query: Record<string, string>) =>
    (await product.call('relief.listForStaff', { as: finance, query })).body
  const open = await list({ state: 'open', page_size: '1' })
  expect((await list({ state: 'open', loan_id: 'lon_other' })).reliefs).toEqual([])
  expect((await list({ state: 'open', loan_id: advance.advanceId })).reliefs).toMatchObject([{ id }])
  expect(open.reliefs).toMatchObject([
    {
      id,
      merchant_id: advance.merchant.merchantId,
      asked_by: 'Test Person',
      proposed_by: null,
      loan: { status: 'paying', outstanding: '53750.00', shortfall: '0.00', weeks_short: 0 },
    },
  ])
  await propose(id)
  expect((await list({ state: 'proposed' })).reliefs).toMatchObject([
    { id, proposed_by: 'Staff support_agent' },
  ])
  await decide(id, 'decline')
  expect((await list({ state: 'open' })).reliefs.map((one: { id: string }) => one.id)).not.toContain(id)
  const all = await list({ page_size: '2' })
  expect((await list({ page_size: '2', page_token: all.next_page_token })).reliefs[0].id).not.toBe(
    all.reliefs[1].id,
  )
})
