import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { directDebitOf, type DebitAdvance } from './direct-debit.ts'
import type { TestApp } from '../app/test-app.ts'

interface Scene {
  app: TestApp
  bank: ReturnType<typeof directDebitOf>
}

/** What `debitAtRandom` begins on. */
export const firstMonday = '2026-01-05'
const seed = 20_261_122

const week = fc.record({
  says: fc.constantFrom('paid', 'failed', 'paid-later'),
  /** The oldest debit that was paid comes back. */
  comesBack: fc.boolean(),
  transfer: fc.option(fc.integer({ min: 1, max: 2_000 }), { freq: 4, nil: 0 }),
  relief: fc.option(fc.constantFrom('pause', 'lower_minimum'), { freq: 4, nil: null }),
})
type Week = typeof week extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Random weeks of advances that repay by direct debit, on the real database: debits that are paid, fail, are
 * paid at the second try or come back weeks later, relief, transfers. The seed is fixed.
 */
export async function debitAtRandom(
  app: TestApp,
  given: { runs: number; weeks: { minLength: number; maxLength: number } },
): Promise<void> {
  const bank = directDebitOf(app)
  const scene = { app, bank }
  let monday: CalendarDate = firstMonday
  await fc.assert(
    fc.asyncProperty(fc.array(week, given.weeks), async (weeks) => {
      moveTo(scene, monday)
      const advance = await bank.paying({ amountMinor: 1_000_000n })
      for (const one of weeks) {
        monday = addDays(monday, 7)
        await live(scene, advance, one, monday)
        await bank.expectSoundBooks(advance)
      }
      await repayAll(scene, advance)
      const last = (await paidDebits(scene, advance)).at(-1)
      if (last) await openAgain(scene, advance, last.id)
      await repayAll(scene, advance)
    }),
    { numRuns: given.runs, seed, endOnFailure: true },
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
  const { body } = await app.call('advances.bookDifferences', { as: await bank.as('finance') })
  expect(body.differences).toEqual([])
}

async function repayAll(scene: Scene, advance: DebitAdvance): Promise<void> {
  const { bank } = scene
  await receive(scene, advance, 20_000)
  expect(await bank.advanceOf(advance)).toMatchObject({ status: 'closed', outstanding_amount: '0.00' })
  await bank.expectSoundBooks(advance)
}

/** The bank takes back a debit of a closed advance. */
async function openAgain(scene: Scene, advance: DebitAdvance, debitId: string): Promise<void> {
  const { bank } = scene
  await bank.settle(debitId, 'returned')
  expect(await bank.advanceOf(advance)).toMatchObject({ status: 'overdue' })
  await bank.expectSoundBooks(advance)
}

function moveTo({ app }: Scene, day: string): void {
  app.clock.set(new Date(`${day}T08:00:00Z`))
}

/** One week: what the bank is asked for on its Monday, what it says, and what else happens. */
async function live(
  scene: Scene,
  advance: DebitAdvance,
  { says, comesBack, transfer, relief }: Week,
  monday: CalendarDate,
) {
  const { app, bank } = scene
  moveTo(scene, monday)
  await app.app.presentDebits('AED', app.clock.now())
  const waiting = await pendingDebit(scene, advance)
  if (waiting) await bank.settle(waiting.id, says === 'paid' ? 'paid' : 'failed')
  if (comesBack) {
    const [oldest] = await paidDebits(scene, advance)
    if (oldest) await bank.settle(oldest.id, 'returned')
  }
  if (relief) await ease(scene, advance, relief)
  if (transfer > 0) await receive(scene, advance, transfer)
  if (says !== 'paid-later') return
  moveTo(scene, addDays(monday, 3))
  await app.app.presentDebits('AED', app.clock.now())
  const again = await pendingDebit(scene, advance)
  if (again) await bank.settle(again.id, 'paid')
}

const pendingDebit = async ({ bank }: Scene, { advanceId }: DebitAdvance) =>
  (await bank.debitsOf(advanceId)).find(({ status }) => status === 'pending')
const paidDebits = async ({ bank }: Scene, { advanceId }: DebitAdvance) =>
  (await bank.debitsOf(advanceId)).filter(({ status }) => status === 'paid')

let receipts = 0
async function receive({ app, bank }: Scene, { advanceId }: DebitAdvance, major: number): Promise<void> {
  const received_on = app.clock.now().toISOString().slice(0, 10)
  const body = { amount: `${major}.01`, bank_reference: `IN-${(receipts += 1)}`, received_on }
  await app.call('advances.recordReceipt', { as: await bank.as('finance'), params: { id: advanceId }, body })
}

/** Asked for and granted by two, where nothing is granted yet. */
async function ease(
  { app, bank }: Scene,
  { advanceId, as }: DebitAdvance,
  kind: 'pause' | 'lower_minimum',
): Promise<void> {
  const more = kind === 'lower_minimum' ? { minimum: '100.00' } : {}
  const asked = await app.call('relief.ask', {
    as,
    params: { id: advanceId },
    body: { kind, weeks: 1, reason: 'The shop was under water.', ...more },
  })
  if (asked.status !== 200) return
  const params = { id: asked.body.relief.id }
  const notes = { note_en: 'We are glad to help.', note_ar: 'يسعدنا أن نساعدك.' }
  await app.call('relief.propose', { as: await bank.as('support_agent'), params, body: notes })
  const decision = { as: await bank.as('underwriter'), params, body: { decision: 'approve', ...notes } }
  expect((await app.call('relief.decide', decision)).status).toBe(200)
}
