import { afterAll, beforeAll, expect, test } from 'vitest'
import { directDebitOf } from '../../../testing/capital/direct-debit.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let debit: ReturnType<typeof directDebitOf>
beforeAll(async () => {
  app = await testApp({
    now: '2026-11-02T08:00:00Z',
    env: {
      PUBLIC_ORIGIN: 'https://daftar.example',
      DIRECT_DEBIT_BANK: 'answers',
      CAPITAL_HOLIDAYS: 'AED=2026-11-16',
    },
  })
  debit = directDebitOf(app)
})
afterAll(() => app.close())

test('the schedule presents on working Mondays and chases after two working days what no bank answered [LOAN-29, DEC-LOAN-32, DEC-CAP-11]', async () => {
  await app.app.schedules.runDue(app.clock.now())
  const advance = await debit.withMandate('waiting_for_bank_approval', { amountMinor: 1_000_000n, tenor: 4 })
  const until = async (instant: string) => {
    app.clock.set(new Date(instant))
    expect((await app.app.schedules.runDue(new Date(instant))).failed).toBe(0)
    await app.settle()
  }
  await until('2026-11-03T09:00:00Z')
  expect(await debit.advanceOf(advance)).toMatchObject({
    status: 'waiting',
    direct_debit: { status: 'active' },
  })
  const finance = await debit.as('finance')
  const { body } = await app.call('transfers.list', { as: finance, query: { status: 'ordered' } })
  await app.call('transfers.confirm', {
    as: finance,
    params: { id: body.transfers[0].id },
    body: { bank_reference: 'BNK-1' },
  })
  await until('2026-11-24T09:00:00Z')
  const shown = await debit.advanceOf(advance)
  expect(shown).toMatchObject({ status: 'paying', paid_amount: '5075.00' })
  expect(
    shown.repayments.map(({ date, status }: { date: string; status: string }) => [date, status]),
  ).toEqual([
    ['2026-11-17', 'paid'],
    ['2026-11-23', 'paid'],
  ])
  await debit.expectSoundBooks(advance)

  // As if the bank had not answered the last one.
  await app.db.database.system(
    (tx) => tx`update debit set status = 'pending' where presented_on = '2026-11-23'`,
  )
  const told = async () => {
    const inbox = await app.inbox()
    return ['Your bank has not answered', 'Debits without an answer'].map(
      (subject) => inbox.filter((one) => one.subject?.startsWith(subject)).length,
    )
  }
  await until('2026-11-25T01:00:00Z')
  expect(await told()).toEqual([0, 0])
  await until('2026-11-25T03:00:00Z')
  await until('2026-11-26T03:00:00Z')
  expect(await told()).toEqual([1, 1])
  const [letter] = (await app.inbox()).filter(({ recipient }) => recipient.includes(advance.phone))
  expect(letter!.text).not.toMatch(/payout|دفعات/)
})
