import { afterAll, beforeAll, expect, test } from 'vitest'
import { tally } from '../../../testing/app/desk-builders.ts'
import { directDebitOf, type DebitAdvance } from '../../../testing/capital/direct-debit.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let debit: ReturnType<typeof directDebitOf>
beforeAll(async () => {
  app = await testApp({ now: '2026-11-02T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  debit = directDebitOf(app)
})
afterAll(() => app.close())

const six = (day: string) => new Date(`${day}T06:00:00+04:00`)
const times = <T>(count: number, work: () => T) => Array.from({ length: count }, work)
const present = async (day: string) => {
  app.clock.set(six(day))
  return app.app.presentDebits('AED', six(day))
}
/** Paid out on the 2nd, its first debit presented on Monday the 9th. */
async function presented(): Promise<{ advance: DebitAdvance; id: string }> {
  app.clock.set(new Date('2026-11-02T08:00:00Z'))
  const advance = await debit.paying({ amountMinor: 5_000_000n })
  await present('2026-11-09')
  return { advance, id: (await latest(advance)).id }
}
async function latest(advance: DebitAdvance) {
  const row = (await debit.debitsOf(advance.advanceId)).at(-1)
  if (!row) throw new Error('nothing was presented')
  return row
}
const receive = async (id: string) =>
  app.call('debits.receive', {
    as: await debit.as('finance'),
    params: { id },
    body: { received_on: '2026-11-09', bank_reference: 'BNK-777' },
  })
const arrears = async ({ advanceId }: DebitAdvance) => {
  const [row] = await app.db.database.system(
    (tx) => tx`select weeks_short, flagged_at is not null as is_flagged from advance where id = ${advanceId}`,
  )
  return row
}
const mailsTo = async ({ phone }: DebitAdvance) => {
  await app.settle()
  return (await app.inbox()).filter((one) => one.recipient === `${phone}@test.example`).length
}

test('of returns and receipts of one debit at once, one return takes effect [DEC-LOAN-32]', async () => {
  const { advance, id } = await presented()
  const funded = await debit.booksOf(advance)
  await debit.settle(id, 'paid')
  const answers = await Promise.all(times(4, () => [debit.settle(id, 'returned'), receive(id)]).flat())
  const returns = answers.filter((_, place) => place % 2 === 0)
  const receipts = answers.filter((_, place) => place % 2 === 1)
  expect(tally(returns)).toEqual({ done: 1, wrong_status: 3 })
  expect(tally(receipts)['done'] ?? 0).toBeLessThanOrEqual(1)
  expect(await debit.booksOf(advance)).toEqual(funded)
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: 'overdue',
    paid_amount: '0.00',
    shortfall_amount: '2687.50',
  })
  await debit.expectSoundBooks(advance)
})

test('answered while the next Monday presents, both weeks are asked for once [DEC-LOAN-32]', async () => {
  const { advance, id } = await presented()
  app.clock.set(six('2026-11-16'))
  await Promise.all([
    debit.settle(id, 'paid'),
    ...times(3, () => app.app.presentDebits('AED', six('2026-11-16'))),
  ])
  await present('2026-11-17')
  const debits = await debit.debitsOf(advance.advanceId)
  expect(debits.map(({ status, amount_minor }) => [status, amount_minor])).toEqual([
    ['paid', 268_750n],
    ['pending', 268_750n],
  ])
  await debit.expectSoundBooks(advance)
})

test('a bank that tells the end before the beginning, or everything twice, changes nothing by it [DEC-LOAN-32]', async () => {
  const { advance, id } = await presented()
  const told = []
  for (const outcome of [
    'returned',
    'paid',
    'paid',
    'failed',
    'returned',
    'returned',
    'paid',
    'failed',
  ] as const)
    told.push((await debit.settle(id, outcome)).status)
  expect(told).toEqual([409, 200, 409, 409, 200, 409, 409, 409])
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'overdue', shortfall_amount: '2687.50' })
  await debit.expectSoundBooks(advance)
})

test('a week counts as short once however often its debit is tried [DEC-LOAN-24, DEC-LOAN-25]', async () => {
  const { advance } = await presented()
  const mails = [await mailsTo(advance)]
  for (const [monday, again] of [
    ['2026-11-09', '2026-11-12'],
    ['2026-11-16', '2026-11-19'],
    ['2026-11-23', '2026-11-26'],
    ['2026-11-30', null],
  ] as const) {
    await present(monday)
    await debit.settle((await latest(advance)).id, 'failed')
    if (!again) break
    await present(again)
    expect(await latest(advance)).toMatchObject({ attempt: 2, presented_on: again })
    await debit.settle((await latest(advance)).id, 'failed')
    mails.push(await mailsTo(advance))
  }
  // One letter a short week; the second failure of a week says nothing new.
  expect(mails.map((count) => count - mails[0]!)).toEqual([0, 1, 2, 3])
  expect(await arrears(advance)).toEqual({ weeks_short: 4, is_flagged: true })
  // Both that this week was short, and that the advance is flagged.
  expect((await mailsTo(advance)) - mails.at(-1)!).toBe(2)
  const letters = (await app.inbox()).filter((one) => one.recipient === `${advance.phone}@test.example`)
  expect(letters.filter(({ text }) => /payout|دفعات/.test(text))).toEqual([])
  expect(await debit.advanceOf(advance)).toMatchObject({ flagged: true, shortfall_amount: '10750.00' })
  await present('2026-12-07')
  expect((await latest(advance)).amount_minor).toBe(1_343_750n)
  await debit.settle((await latest(advance)).id, 'paid')
  expect(await arrears(advance)).toEqual({ weeks_short: 0, is_flagged: false })
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'paying', flagged: false })
})

test('a return makes its week short [DEC-LOAN-25, DEC-LOAN-32]', async () => {
  const { advance, id } = await presented()
  await debit.settle(id, 'paid')
  const before = await mailsTo(advance)
  await debit.settle(id, 'returned')
  expect(await arrears(advance)).toEqual({ weeks_short: 1, is_flagged: false })
  expect((await mailsTo(advance)) - before).toBe(1)
})

test('a return adds no week in a row to an advance whose week is short already [DEC-LOAN-25, DEC-LOAN-32]', async () => {
  const { advance, id } = await presented()
  await debit.settle(id, 'paid')
  await present('2026-11-16')
  await debit.settle((await latest(advance)).id, 'failed')
  expect(await arrears(advance)).toEqual({ weeks_short: 1, is_flagged: false })
  await debit.settle(id, 'returned')
  expect(await arrears(advance)).toEqual({ weeks_short: 1, is_flagged: false })
  expect(await debit.advanceOf(advance)).toMatchObject({ shortfall_amount: '5375.00' })
})

test('a week that is paused by relief presents nothing, the one after it what is due then [DEC-LOAN-32]', async () => {
  const { advance, id } = await presented()
  await debit.settle(id, 'paid')
  await app.db.database.system(
    (tx) => tx`
      insert into relief (merchant_id, id, advance_id, kind, weeks, reason, status, asked_by, asked_at, proposed_by, proposed_at,
             decided_by, decided_at, from_week, until_week)
      values (${advance.merchant.merchantId}, ${`rlf_${advance.advanceId}`}, ${advance.advanceId}, 'pause', 1, 'a slow month', 'approved',
             'per_1', now(), 'stf_1', now(), 'stf_2', now(), '2026-11-16', '2026-11-16')`,
  )
  await present('2026-11-16')
  expect(await debit.debitsOf(advance.advanceId)).toHaveLength(1)
  await present('2026-11-23')
  expect(await debit.debitsOf(advance.advanceId)).toHaveLength(2)
  expect(await latest(advance)).toMatchObject({ amount_minor: 268_750n, presented_on: '2026-11-23' })
})
