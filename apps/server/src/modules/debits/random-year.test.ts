import { addDays } from '@daftar/rules/calendar/calendar-date'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directDebitOf, type DebitAdvance } from '../../testing/direct-debit.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'

// Random weeks of advances that repay by direct debit, on the real database: debits that are paid, fail, are paid at the second
// try or come back weeks later, relief, transfers. The seed is fixed.

const firstMonday = '2026-01-05'
const seed = 20_261_122
let app: TestApp
let bank: ReturnType<typeof directDebitOf>
beforeAll(async () => {
  app = await testApp({ now: `${firstMonday}T08:00:00Z`, env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  bank = directDebitOf(app)
})
afterAll(() => app.close())

const week = fc.record({
  says: fc.constantFrom('paid', 'failed', 'paid-later'),
  /** The oldest debit that was paid comes back. */
  comesBack: fc.boolean(),
  transfer: fc.option(fc.integer({ min: 1, max: 2_000 }), { freq: 4, nil: 0 }),
  relief: fc.option(fc.constantFrom('pause', 'lower_minimum'), { freq: 4, nil: null }),
})
type Week = typeof week extends fc.Arbitrary<infer Value> ? Value : never

test('DEC-LOAN-32, DEC-LOAN-35, DEC-LOAN-36: after random weeks of debits that fail and come back, of relief and transfers every advance adds up, closes at exactly zero, opens again with a debit that comes back, and the nightly check finds nothing', async () => {
  let monday = firstMonday
  await fc.assert(
    fc.asyncProperty(fc.array(week, { minLength: 5, maxLength: 7 }), async (weeks) => {
      moveTo(monday)
      const advance = await bank.paying({ amountMinor: 1_000_000n })
      for (const one of weeks) {
        monday = addDays(monday, 7)
        await live(advance, one, monday)
        await bank.expectSoundBooks(advance)
      }
      await repayAll(advance)
      const last = (await paidDebits(advance)).at(-1)
      if (last) await openAgain(advance, last.id)
      await repayAll(advance)
    }),
    { numRuns: 3, seed, endOnFailure: true },
  )
  // The weeks held what they are about.
  const [seen] = await app.db.database.system(
    (tx) => tx`
      select exists (select from debit where status = 'returned') as returned,
             exists (select from debit where attempt = 2 and status in ('paid', 'returned')) as paid_later,
             exists (select from relief where status = 'approved') as eased,
             exists (select from repayment where kind = 'transfer') as sent`,
  )
  expect(seen).toEqual({ returned: true, paid_later: true, eased: true, sent: true })
  await app.app.schedules.runDue()
  app.clock.set(new Date(`${addDays(monday, 1)}T03:00:00Z`))
  await app.app.schedules.runDue()
  const { body } = await app.call('desk.bookDifferences', { as: await bank.as('finance') })
  expect(body.differences).toEqual([])
})

async function repayAll(advance: DebitAdvance): Promise<void> {
  await receive(advance, 20_000)
  expect(await bank.loanOf(advance)).toMatchObject({ status: 'closed', outstanding_amount: '0.00' })
  await bank.expectSoundBooks(advance)
}

/** The bank takes back a debit of a closed advance. */
async function openAgain(advance: DebitAdvance, debitId: string): Promise<void> {
  await bank.settle(debitId, 'returned')
  expect(await bank.loanOf(advance)).toMatchObject({ status: 'overdue' })
  await bank.expectSoundBooks(advance)
}

function moveTo(day: string) {
  app.clock.set(new Date(`${day}T08:00:00Z`))
}

/** One week: what the bank is asked for on its Monday, what it says, and what else happens. */
async function live(advance: DebitAdvance, { says, comesBack, transfer, relief }: Week, monday: string) {
  moveTo(monday)
  await app.app.presentDebits('AED', app.clock.now())
  const waiting = await pendingDebit(advance)
  if (waiting) await bank.settle(waiting.id, says === 'paid' ? 'paid' : 'failed')
  if (comesBack) {
    const [oldest] = await paidDebits(advance)
    if (oldest) await bank.settle(oldest.id, 'returned')
  }
  if (relief) await ease(advance, relief)
  if (transfer > 0) await receive(advance, transfer)
  if (says !== 'paid-later') return
  moveTo(addDays(monday, 3))
  await app.app.presentDebits('AED', app.clock.now())
  const again = await pendingDebit(advance)
  if (again) await bank.settle(again.id, 'paid')
}

const pendingDebit = async ({ loanId }: DebitAdvance) =>
  (await bank.debitsOf(loanId)).find(({ status }) => status === 'pending')
const paidDebits = async ({ loanId }: DebitAdvance) =>
  (await bank.debitsOf(loanId)).filter(({ status }) => status === 'paid')

let receipts = 0
async function receive({ loanId }: DebitAdvance, major: number): Promise<void> {
  const received_on = app.clock.now().toISOString().slice(0, 10)
  const body = { amount: `${major}.01`, bank_reference: `IN-${(receipts += 1)}`, received_on }
  await app.call('desk.recordReceipt', { as: await bank.as('finance'), params: { id: loanId }, body })
}

/** Asked for and granted by two, where nothing is granted yet. */
async function ease({ loanId, as }: DebitAdvance, kind: 'pause' | 'lower_minimum'): Promise<void> {
  const more = kind === 'lower_minimum' ? { minimum: '100.00' } : {}
  const asked = await app.call('relief.ask', {
    as,
    params: { id: loanId },
    body: { kind, weeks: 1, reason: 'The shop was under water.', ...more },
  })
  if (asked.status !== 200) return
  const params = { id: asked.body.relief.id }
  const notes = { note_en: 'We are glad to help.', note_ar: 'يسعدنا أن نساعدك.' }
  await app.call('desk.proposeRelief', { as: await bank.as('support_agent'), params, body: notes })
  const decision = { as: await bank.as('underwriter'), params, body: { decision: 'approve', ...notes } }
  expect((await app.call('desk.decideRelief', decision)).status).toBe(200)
}
