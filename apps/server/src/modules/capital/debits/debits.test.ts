import { presentationStatuses, presentationTransitions } from '@daftar/rules/capital/advances/debit-status'
import { canMove } from '@daftar/rules/status/transitions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSale } from '../../../testing/app/builders.ts'
import { tally } from '../../../testing/app/desk-builders.ts'
import { directDebitOf, type DebitAdvance } from '../../../testing/capital/direct-debit.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { asOwner } from '../../../testing/database/planted.ts'

let app: TestApp
let debit: ReturnType<typeof directDebitOf>
const logged: string[] = []
beforeAll(async () => {
  app = await testApp({
    now: '2026-11-02T08:00:00Z',
    env: { PUBLIC_ORIGIN: 'https://daftar.example' },
    log: { write: (line) => void logged.push(line) },
  })
  debit = directDebitOf(app)
})
afterAll(() => app.close())

/** Monday the 9th is the first repayment of what is paid out on the 2nd. */
const startsOn = new Date('2026-11-02T08:00:00Z')
const six = (day: string) => new Date(`${day}T06:00:00+04:00`)
const present = async (day: string) => {
  app.clock.set(six(day))
  return app.app.presentDebits('AED', six(day))
}
async function anAdvance(given: Parameters<typeof debit.paying>[0] = {}): Promise<DebitAdvance> {
  app.clock.set(startsOn)
  return debit.paying({ amountMinor: 5_000_000n, ...given })
}
/** How many debits of one advance a day presents. */
async function presented(advance: DebitAdvance, day: string): Promise<number> {
  const before = await debit.debitsOf(advance.advanceId)
  await present(day)
  return (await debit.debitsOf(advance.advanceId)).length - before.length
}
async function latest(advance: DebitAdvance) {
  const row = (await debit.debitsOf(advance.advanceId)).at(-1)
  if (!row) throw new Error('nothing was presented')
  return row
}
const mailsTo = async ({ phone }: DebitAdvance) =>
  (await app.inbox())
    .filter((one) => one.recipient === `${phone}@test.example`)
    .map((one) => one.subject?.split(' · ')[0])
    .reverse()

test('a working Monday presents the minimum, posts nothing and leaves the sales payout alone [DEC-LOAN-31, DEC-LOAN-32, DEC-LOAN-37, LOAN-22, LOAN-48]', async () => {
  const advance = await anAdvance()
  await app.db.database.system((tx) =>
    aSale(tx, advance.merchant, 1_000_600n, new Date('2026-11-04T08:00:00Z')),
  )
  const before = await debit.booksOf(advance)
  expect(await presented(advance, '2026-11-09')).toBe(1)
  expect(await debit.booksOf(advance)).toMatchObject({
    advance_principal: before['advance_principal'],
    advance_fee: before['advance_fee'],
  })
  const shown = await debit.advanceOf(advance)
  expect(shown).toMatchObject({
    status: 'paying',
    paid_amount: '0.00',
    shortfall_amount: '0.00',
    next_repayment_date: '2026-11-16',
    next_settlement_date: '2026-11-16',
    direct_debit: { status: 'active' },
  })
  expect(shown.repayments).toMatchObject([
    {
      date: '2026-11-09',
      week_start: '2026-11-02',
      amount: '2687.50',
      due_amount: '2687.50',
      payment_amount: null,
      resulting_payout: null,
      deducted_percent: null,
      repayment_type: 'direct_debit',
      status: 'pending',
      week_status: 'toPay',
    },
  ])
  await app.app.runWeek('AED', six('2026-11-09'))
  expect((await debit.advanceOf(advance)).repayments).toHaveLength(1)
  const { body } = await app.call('payouts.list', { as: advance.as })
  expect(body.payouts[0]).toMatchObject({ net: '10000.00' })
  await app.settle()
  const { id } = await latest(advance)
  const orders = await app.db.database.system(
    (tx) => tx`select kind, amount_minor from bank_debit_order where subject_id = ${id}`,
  )
  expect(orders).toEqual([{ kind: 'debit', amount_minor: 268_750n }])
})

test('a paid debit splits like a deduction into the clearing account, and its receipt empties it [DEC-LOAN-32, LOAN-48]', async () => {
  const advance = await anAdvance()
  const funded = await debit.booksOf(advance)
  await present('2026-11-09')
  const { id } = await latest(advance)
  expect((await debit.settle(id, 'paid')).body.debit).toMatchObject({
    status: 'paid',
    repaid_amount: '2687.50',
    bank_reference: 'DBT-0001',
  })
  expect(await debit.booksOf(advance)).toEqual({
    ...funded,
    dd_clearing: 268_750n,
    advance_fee: 375_000n - 18_750n,
    advance_principal: 4_750_000n,
    deferred_fee: -357_143n + 17_857n,
    fee_income: -17_857n,
  })
  const shown = await debit.advanceOf(advance)
  expect(shown).toMatchObject({ status: 'paying', paid_amount: '2687.50', repaid_percent: 5 })
  expect(shown.repayments[0]).toMatchObject({ status: 'paid', amount: '2687.50', week_status: 'paid' })
  app.clock.set(new Date('2026-11-11T21:00:00Z'))
  const receive = async (received_on = '2026-11-10') =>
    app.call('debits.receive', {
      as: await debit.as('finance'),
      params: { id },
      body: { received_on, bank_reference: 'BNK-777' },
    })
  const fieldsOf = async (day: string) => (await receive(day)).body.details.fields
  expect(await fieldsOf('2026-11-08')).toEqual({ received_on: 'date_before_debit' })
  // It is the 12th in Dubai.
  expect(await fieldsOf('2026-11-13')).toEqual({ received_on: 'date_in_future' })
  const answers = await Promise.all([receive('2026-11-12'), receive('2026-11-12'), receive('2026-11-12')])
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 2 })
  const books = await debit.booksOf(advance)
  expect(books['dd_clearing']).toBeUndefined()
  expect(books['bank']).toBe(funded['bank']! + 268_750n)
  await debit.expectSoundBooks(advance)
})

test('a failed debit makes the advance overdue, and its second attempt settles the same row [DEC-LOAN-32, DEC-LOAN-24, DEC-LOAN-33]', async () => {
  const advance = await anAdvance()
  const funded = await debit.booksOf(advance)
  await present('2026-11-09')
  app.clock.set(new Date('2026-11-10T08:00:00Z'))
  const first = await latest(advance)
  expect((await debit.settle(first.id, 'failed')).body.debit).toMatchObject({
    status: 'failed',
    reason: 'no funds',
    retry_on: '2026-11-13',
  })
  expect(await debit.booksOf(advance)).toEqual(funded)
  const missed = await debit.advanceOf(advance)
  expect(missed).toMatchObject({ status: 'overdue', shortfall_amount: '2687.50', paid_amount: '0.00' })
  expect(missed.repayments).toMatchObject([
    { status: 'failed', amount: '0.00', shortfall_amount: '2687.50', week_status: 'overdueCritical' },
  ])
  expect(await presented(advance, '2026-11-12')).toBe(0)
  expect(await presented(advance, '2026-11-13')).toBe(1)
  const second = await latest(advance)
  expect(second).toMatchObject({ attempt: 2, repayment_id: first.repayment_id, amount_minor: 268_750n })
  expect((await debit.advanceOf(advance)).repayments).toMatchObject([
    { status: 'pending', amount: '2687.50' },
  ])
  await debit.settle(second.id, 'paid')
  const settled = await debit.advanceOf(advance)
  expect(settled).toMatchObject({ status: 'paying', shortfall_amount: '0.00', paid_amount: '2687.50' })
  expect(settled.repayments).toMatchObject([{ status: 'paid', amount: '2687.50', shortfall_amount: '0.00' }])
  await app.settle()
  const subjects = await mailsTo(advance)
  expect(subjects).toHaveLength(3)
  await debit.expectSoundBooks(advance)
})

test('what fails twice, or too late for a second attempt, is in the next Monday’s debit [DEC-LOAN-32]', async () => {
  const advance = await anAdvance()
  await present('2026-11-09')
  await debit.settle((await latest(advance)).id, 'failed')
  await present('2026-11-12')
  expect(await latest(advance)).toMatchObject({ attempt: 2, presented_on: '2026-11-12' })
  await debit.settle((await latest(advance)).id, 'failed')
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'overdue', shortfall_amount: '2687.50' })
  await present('2026-11-16')
  expect(await latest(advance)).toMatchObject({ attempt: 1, amount_minor: 537_500n })
  app.clock.set(new Date('2026-11-19T08:00:00Z'))
  await debit.settle((await latest(advance)).id, 'failed')
  expect(await latest(advance)).toMatchObject({ retry_on: null })
  expect(await debit.advanceOf(advance)).toMatchObject({ shortfall_amount: '5375.00' })
  await present('2026-11-23')
  expect(await latest(advance)).toMatchObject({ amount_minor: 806_250n })
  await debit.settle((await latest(advance)).id, 'paid')
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'paying', paid_amount: '8062.50' })
  await debit.expectSoundBooks(advance)
})

test('a debit without an answer holds no other Monday back, and a late answer is booked on its own week [DEC-LOAN-32, DEC-LOAN-37]', async () => {
  const advance = await anAdvance()
  for (const monday of ['2026-11-09', '2026-11-16', '2026-11-23'])
    expect(await presented(advance, monday)).toBe(1)
  const [first, second, third] = await debit.debitsOf(advance.advanceId)
  expect([first, second, third]).toMatchObject(Array.from({ length: 3 }, () => ({ amount_minor: 268_750n })))
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: 'paying',
    shortfall_amount: '0.00',
    next_repayment_date: '2026-11-30',
    next_due_amount: '2687.50',
  })
  app.clock.set(new Date('2026-11-25T08:00:00Z'))
  expect((await debit.settle(first!.id, 'failed')).body.debit).toMatchObject({ retry_on: null })
  await debit.settle(third!.id, 'paid')
  await debit.settle(second!.id, 'paid')
  const shown = await debit.advanceOf(advance)
  expect(shown).toMatchObject({ status: 'overdue', shortfall_amount: '2687.50', paid_amount: '5375.00' })
  expect(
    shown.repayments.map(({ week_start, status }: Record<string, string>) => [week_start, status]),
  ).toEqual([
    ['2026-11-02', 'failed'],
    ['2026-11-09', 'paid'],
    ['2026-11-16', 'paid'],
  ])
  expect(await presented(advance, '2026-11-30')).toBe(1)
  expect(await latest(advance)).toMatchObject({ amount_minor: 537_500n })
  await debit.expectSoundBooks(advance)
})

test('what is at the bank is not asked for again: all debits under way hold no more than is owed [DEC-LOAN-32, DEC-LOAN-36]', async () => {
  const advance = await anAdvance({ amountMinor: 1_000_000n, tenor: 4 })
  const mondays = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']
  const counts = []
  for (const monday of mondays) counts.push(await presented(advance, monday))
  expect(counts).toEqual([1, 1, 1, 1, 0, 0])
  const debits = await debit.debitsOf(advance.advanceId)
  expect(debits.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)).toBe(1_015_000n)
  expect(await debit.advanceOf(advance)).toMatchObject({ next_repayment_date: null, next_due_amount: '0.00' })
  await debit.settle(debits[1]!.id, 'failed')
  expect(await debit.advanceOf(advance)).toMatchObject({
    next_repayment_date: '2026-12-21',
    next_due_amount: '2537.50',
  })
  await present('2026-12-17')
  for (const { id, status } of await debit.debitsOf(advance.advanceId))
    if (status === 'pending') await debit.settle(id, 'paid')
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'closed', paid_amount: '10150.00' })
  expect((await debit.booksOf(advance))['merchant_payable']).toBeUndefined()
  await debit.expectSoundBooks(advance)
})

test('weeks that nobody asked for are on record, and one debit a Monday goes on from there [DEC-LOAN-32]', async () => {
  const advance = await anAdvance()
  expect(await presented(advance, '2026-12-02')).toBe(0)
  expect(await debit.advanceOf(advance)).toMatchObject({
    next_repayment_date: '2026-12-07',
    status: 'paying',
  })
  expect(await presented(advance, '2026-12-07')).toBe(1)
  const { repayments } = await debit.advanceOf(advance)
  expect(
    repayments.map(({ week_start, due_amount }: Record<string, string>) => [week_start, due_amount]),
  ).toEqual([
    ['2026-11-02', '0.00'],
    ['2026-11-09', '0.00'],
    ['2026-11-16', '0.00'],
    ['2026-11-23', '0.00'],
    ['2026-11-30', '2687.50'],
  ])
})

test('given up for want of an answer, a debit is carried, and paid after all it is booked on its own week [DEC-LOAN-32]', async () => {
  const advance = await anAdvance()
  await present('2026-11-09')
  const { id } = await latest(advance)
  const early = await debit.settle(id, 'unanswered')
  expect([early.status, early.body.details.reason]).toEqual([409, 'debit_not_chased'])
  await debit.chased(id)
  expect((await debit.settle(id, 'unanswered')).body.debit).toMatchObject({
    status: 'unanswered',
    retry_on: null,
  })
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'overdue', shortfall_amount: '2687.50' })
  await present('2026-11-16')
  expect((await latest(advance)).amount_minor).toBe(537_500n)
  await debit.settle(id, 'paid')
  const shown = await debit.advanceOf(advance)
  expect(shown).toMatchObject({ status: 'paying', shortfall_amount: '0.00', paid_amount: '2687.50' })
  expect(shown.repayments[0]).toMatchObject({ week_start: '2026-11-02', status: 'paid', amount: '2687.50' })
  await debit.settle((await latest(advance)).id, 'failed')
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'overdue', shortfall_amount: '2687.50' })
  await debit.expectSoundBooks(advance)
})

test('presented at once by many, and again, each week leaves once [DEC-LOAN-20, DEC-LOAN-32]', async () => {
  const advances = [await anAdvance(), await anAdvance(), await anAdvance()]
  app.clock.set(six('2026-11-09'))
  const at = six('2026-11-09')
  await Promise.all(Array.from({ length: 6 }, () => app.app.presentDebits('AED', at, { batch: 1 })))
  expect(await app.app.presentDebits('AED', at)).toBe(0)
  for (const advance of advances) expect(await debit.debitsOf(advance.advanceId)).toHaveLength(1)
})

test('a merchant whose debit the database refuses is logged and keeps back nobody else', async () => {
  const [bad, good] = [await anAdvance(), await anAdvance()]
  const { owner } = app.db
  await asOwner(
    owner,
    `alter table debit add constraint debit_refused check (advance_id <> '${bad.advanceId}') not valid`,
  )
  await expect(present('2026-11-09')).rejects.toMatchObject({ constraint_name: 'debit_refused' })
  expect(logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')).toMatchObject([
    {
      merchant_id: bad.merchant.merchantId,
      msg: 'the debits of a merchant could not be presented',
      err: { constraint: 'debit_refused' },
    },
  ])
  expect(await debit.debitsOf(good.advanceId)).toHaveLength(1)
  await asOwner(owner, 'alter table debit drop constraint debit_refused')
  expect(await presented(bad, '2026-11-09')).toBe(1)
})

test('stopped between two batches and started again, what is presented is what an undisturbed run presents [DEC-LOAN-20]', async () => {
  const advances = [await anAdvance(), await anAdvance(), await anAdvance(), await anAdvance()]
  app.clock.set(six('2026-11-09'))
  const stop = new AbortController()
  let looked = 0
  const signal = new Proxy(stop.signal, {
    get: (target, name) => {
      if (name === 'throwIfAborted' && (looked += 1) > 2) stop.abort()
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value
    },
  })
  const at = six('2026-11-09')
  await expect(app.app.presentDebits('AED', at, { batch: 1, parallel: 1, signal })).rejects.toThrow()
  const done = await Promise.all(advances.map(({ advanceId }) => debit.debitsOf(advanceId)))
  expect(done.flat().length).toBeLessThan(4)
  await app.app.presentDebits('AED', at)
  for (const advance of advances) {
    expect(await debit.debitsOf(advance.advanceId)).toMatchObject([
      { amount_minor: 268_750n, status: 'pending' },
    ])
    expect((await debit.advanceOf(advance)).repayments).toHaveLength(1)
  }
})

test('of any number of answers about a debit one takes effect [DEC-LOAN-32]', async () => {
  const advance = await anAdvance()
  await present('2026-11-09')
  const { id } = await latest(advance)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => debit.settle(id, at % 2 === 0 ? 'paid' : 'failed')),
  )
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 7 })
  const isPaid = (await latest(advance)).status === 'paid'
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: isPaid ? 'paying' : 'overdue',
    paid_amount: isPaid ? '2687.50' : '0.00',
  })
  await debit.expectSoundBooks(advance)
})

const outcomes = ['paid', 'failed', 'unanswered', 'returned'] as const
test.each(presentationStatuses.flatMap((from) => outcomes.map((to) => [from, to] as const)))(
  'a debit that is %s is told to be %s only where the table says so [DEC-LOAN-32]',
  async (from, to) => {
    const advance = await anAdvance()
    await present('2026-11-09')
    const { id } = await latest(advance)
    await debit.chased(id)
    if (from !== 'pending') await debit.settle(id, from === 'returned' ? 'paid' : from)
    if (from === 'returned') await debit.settle(id, 'returned')
    const may = canMove(presentationTransitions, from, to, 'staff')
    const { status, body } = await debit.settle(id, to)
    expect([status, body.details?.reason]).toEqual(may ? [200, undefined] : [409, 'wrong_status'])
    expect((await latest(advance)).status).toBe(may ? to : from)
    await debit.expectSoundBooks(advance)
  },
)

test('only finance says what a debit brought; the bank’s yes needs a reference, its no a reason', async () => {
  const advance = await anAdvance()
  await present('2026-11-09')
  const { id } = await latest(advance)
  const tell = async (role: Parameters<typeof debit.as>[0], body: object) =>
    app.call('debits.settle', { as: await debit.as(role), params: { id }, body })
  expect((await tell('support_agent', { outcome: 'paid', bank_reference: 'DBT-1' })).status).toBe(403)
  expect((await tell('finance', { outcome: 'paid' })).body.details.fields).toEqual({
    bank_reference: 'required',
  })
  expect((await tell('finance', { outcome: 'failed' })).body.details.fields).toEqual({ reason: 'required' })
  const receive = await app.call('debits.receive', {
    as: await debit.as('finance'),
    params: { id },
    body: { received_on: '2026-11-09', bank_reference: 'BNK-777' },
  })
  expect(receive.body.details.reason).toBe('wrong_status')
})

test('a debit returned after it closed the advance opens it again, the opposite of everything booked [DEC-LOAN-32, DEC-LOAN-35, DEC-LOAN-1]', async () => {
  const advance = await anAdvance({ amountMinor: 1_000_000n, tenor: 4 })
  for (const day of ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']) {
    await present(day)
    await debit.settle((await latest(advance)).id, 'paid')
  }
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: 'closed',
    outstanding_amount: '0.00',
    next_repayment_date: null,
  })
  const last = await latest(advance)
  await app.call('debits.receive', {
    as: await debit.as('finance'),
    params: { id: last.id },
    body: { received_on: '2026-11-30', bank_reference: 'BNK-9' },
  })
  const closed = await debit.booksOf(advance)
  app.clock.set(new Date('2026-12-02T08:00:00Z'))
  expect((await debit.settle(last.id, 'returned')).body.debit).toMatchObject({ status: 'returned' })
  const open = await debit.advanceOf(advance)
  expect(open).toMatchObject({
    status: 'overdue',
    outstanding_amount: '2537.50',
    shortfall_amount: '2537.50',
    completed_at: null,
    next_repayment_date: '2026-12-07',
  })
  expect(open.repayments.at(-1)).toMatchObject({ status: 'failed', amount: '0.00' })
  expect((await debit.booksOf(advance))['bank']).toBe(closed['bank']! - 253_750n)
  await debit.expectSoundBooks(advance)
  await present('2026-12-07')
  await debit.settle((await latest(advance)).id, 'paid')
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'closed', outstanding_amount: '0.00' })
  await debit.expectSoundBooks(advance)
})

test('what a debit brings beyond what is left belongs to the merchant [DEC-LOAN-35]', async () => {
  const advance = await anAdvance({ amountMinor: 1_000_000n, tenor: 4 })
  for (const day of ['2026-11-09', '2026-11-16', '2026-11-23']) {
    await present(day)
    await debit.settle((await latest(advance)).id, 'paid')
  }
  await present('2026-11-30')
  // The rest but 37.50 came another way while the debit was under way.
  await app.db.database.system(async (tx) => {
    const { merchantId } = advance.merchant
    const account = `advance_principal:${advance.advanceId}`
    const lines = [
      { account: 'bank', currency: 'AED', amount_minor: '200000' },
      { account, currency: 'AED', amount_minor: '-200000' },
    ]
    await tx`select ledger_post(${merchantId}, 'ltx_test_transfer', 'transfer_received', 'test', ${app.clock.now()}, null, null, ${tx.json(lines)})`
    await tx`insert into repayment (merchant_id, id, advance_id, kind, week_start, date, due_minor, amount_minor, shortfall_minor, created_at)
      values (${merchantId}, 'rep_test_transfer', ${advance.advanceId}, 'transfer', '2026-11-30', '2026-12-01', 0, 200000, 0, ${app.clock.now()})`
  })
  await debit.settle((await latest(advance)).id, 'paid')
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'closed', outstanding_amount: '0.00' })
  expect((await debit.booksOf(advance))['merchant_payable']).toBe(-200_000n)
  await debit.expectSoundBooks(advance)
})

test('a debit paid after the advance was repaid another way belongs to the merchant as a whole [DEC-LOAN-35, DEC-LOAN-32]', async () => {
  const advance = await anAdvance()
  await present('2026-11-09')
  const { id } = await latest(advance)
  const finance = await debit.as('finance')
  const receipt = await app.call('advances.recordReceipt', {
    as: finance,
    params: { id: advance.advanceId },
    body: { amount: '53750.00', bank_reference: 'IN-ALL', received_on: '2026-11-09' },
  })
  expect(receipt.status).toBe(200)
  expect((await debit.settle(id, 'paid')).body.debit).toMatchObject({ status: 'paid', repaid_amount: '0.00' })
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'closed', paid_amount: '53750.00' })
  const books = await debit.booksOf(advance)
  expect(books).toMatchObject({ dd_clearing: 268_750n, merchant_payable: -268_750n })
  await app.call('debits.receive', {
    as: finance,
    params: { id },
    body: { received_on: '2026-11-09', bank_reference: 'BNK-778' },
  })
  const received = await debit.booksOf(advance)
  expect([received['dd_clearing'], received['bank']]).toEqual([undefined, books['bank']! + 268_750n])
  expect((await debit.settle(id, 'returned')).status).toBe(200)
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'closed', outstanding_amount: '0.00' })
  expect((await debit.booksOf(advance))['merchant_payable']).toBeUndefined()
  await debit.expectSoundBooks(advance)
})

test('a debit that fails once its advance was repaid another way is not tried again [DEC-LOAN-32]', async () => {
  const advance = await anAdvance()
  await present('2026-11-09')
  const { id } = await latest(advance)
  await app.call('advances.recordReceipt', {
    as: await debit.as('finance'),
    params: { id: advance.advanceId },
    body: { amount: '53750.00', bank_reference: 'IN-ALL', received_on: '2026-11-09' },
  })
  expect((await debit.settle(id, 'failed')).body.debit).toMatchObject({ status: 'failed', retry_on: null })
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'closed', shortfall_amount: '0.00' })
  expect(await presented(advance, '2026-11-13')).toBe(0)
})

test('the three business days to a second attempt are counted in the time zone of the advance [DEC-LOAN-32, DEC-CAP-11]', async () => {
  const advance = await anAdvance()
  await present('2026-11-09')
  // It is Tuesday the 10th in Dubai.
  app.clock.set(new Date('2026-11-09T21:00:00Z'))
  const { body } = await debit.settle((await latest(advance)).id, 'failed')
  expect(body.debit).toMatchObject({ retry_on: '2026-11-13' })
})

test('a second attempt that was missed is in the next Monday’s debit and is not made besides [DEC-LOAN-32]', async () => {
  const advance = await anAdvance()
  await present('2026-11-09')
  await debit.settle((await latest(advance)).id, 'failed')
  expect(await latest(advance)).toMatchObject({ retry_on: '2026-11-12' })
  await present('2026-11-16')
  expect(await latest(advance)).toMatchObject({ amount_minor: 537_500n })
  await debit.settle((await latest(advance)).id, 'failed')
  expect(await presented(advance, '2026-11-19')).toBe(1)
  expect(await latest(advance)).toMatchObject({ attempt: 2, amount_minor: 537_500n })
})

test('debits leave at six where the banks of their currency are, whatever runs before [DEC-LOAN-32, DEC-CAP-11]', async () => {
  app.clock.set(startsOn)
  const advance = await debit.paying({ amountMinor: 5_000_000n, currency: 'SAR' })
  const at = async (instant: string) => {
    app.clock.set(new Date(instant))
    return app.app.presentDebits('SAR', app.clock.now())
  }
  // Six in Dubai is five in Riyadh.
  expect(await at('2026-11-09T02:00:00Z')).toBe(0)
  expect(await at('2026-11-09T02:59:59Z')).toBe(0)
  expect(await at('2026-11-09T03:00:00Z')).toBe(1)
  expect(await latest(advance)).toMatchObject({ presented_on: '2026-11-09' })
})

test('while no mandate is active the sales repay from the next Monday on, and debits return with a new one [DEC-LOAN-34, LOAN-46]', async () => {
  const advance = await anAdvance()
  await present('2026-11-09')
  await debit.settle((await latest(advance)).id, 'paid')
  await debit.answer(advance.mandateId, 'closed')
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: 'paying',
    direct_debit: { status: 'closed' },
  })
  await app.app.runWeek('AED', six('2026-11-09'))
  expect((await debit.advanceOf(advance)).repayments).toHaveLength(1)
  await app.db.database.system((tx) =>
    aSale(tx, advance.merchant, 2_000_600n, new Date('2026-11-11T08:00:00Z')),
  )
  expect(await presented(advance, '2026-11-16')).toBe(0)
  await app.app.runWeek('AED', six('2026-11-16'))
  const fallen = await debit.advanceOf(advance)
  expect(fallen.repayments.at(-1)).toMatchObject({
    repayment_type: 'payout',
    payment_amount: '20000.00',
    amount: '4400.00',
    status: null,
  })
  app.clock.set(new Date('2026-11-17T08:00:00Z'))
  await app.call('mandates.start', {
    as: await debit.as('support_agent'),
    params: { id: advance.advanceId },
    body: {},
  })
  await app.settle()
  await debit.sign(await debit.tokenOf(advance.phone))
  await debit.answer((await debit.newest(advance.advanceId)).id, 'active')
  await app.app.runWeek('AED', six('2026-11-23'))
  expect((await debit.advanceOf(advance)).repayments).toHaveLength(2)
  expect(await presented(advance, '2026-11-23')).toBe(1)
  expect((await debit.advanceOf(advance)).repayments.at(-1)).toMatchObject({
    repayment_type: 'direct_debit',
    amount: '2687.50',
    week_start: '2026-11-16',
  })
  await debit.expectSoundBooks(advance)
})

test('the desk lists the debits that wait for the bank first, page by page', async () => {
  const as = await debit.as('finance')
  const seen: { id: string; status: string; reference: string }[] = []
  let token: string | null = null
  do {
    const { body } = await app.call('debits.list', {
      as,
      query: { page_size: '7', ...(token && { page_token: token }) },
    })
    seen.push(...body.debits)
    token = body.next_page_token
  } while (token)
  const all = await app.db.database.system((tx) => tx`select id from debit`)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length)
  const firstDone = seen.findIndex(({ status }) => status !== 'pending')
  expect(seen.slice(firstDone).every(({ status }) => status !== 'pending')).toBe(true)
  expect(firstDone).toBeGreaterThan(0)
  const find = async (search: string) =>
    (await app.call('debits.list', { as, query: { search } })).body.debits.map(({ id }: { id: string }) => id)
  const { id, reference } = seen.at(-1)!
  expect(await find(reference.toLowerCase())).toEqual([id])
  expect(await find('nobody-is-called-so')).toEqual([])
})

test('no letter about an advance by direct debit speaks of payouts [DEC-LOAN-24, DEC-LOAN-31]', async () => {
  await app.settle()
  const letters = (await app.inbox()).filter(({ recipient }) => recipient.endsWith('@test.example'))
  const subjects = new Set(letters.map(({ subject }) => subject?.split(' · ')[0]))
  expect(subjects).toEqual(
    new Set([
      'A repayment was short this week',
      'Your advance is back on track',
      'Your advance is fully repaid',
      'Your advance is on its way',
    ]),
  )
  expect(letters.filter(({ subject, text }) => /payout|دفعات|دفعتك/.test(`${subject} ${text}`))).toEqual([])
})
