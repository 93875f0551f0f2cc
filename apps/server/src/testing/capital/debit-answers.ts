import { expect } from 'vitest'
import type { Row } from '../../platform/database/rows.ts'
import { directDebitOf } from './direct-debit.ts'
import type { TestApp } from '../app/test-app.ts'

const dayMs = 86_400_000

/**
 * An advance by direct debit day by day, with banks that answer as a seed has it, any of the debits under
 * way: paid, failed, not yet, given up and then paid after all, or back again until the day `returnsUntil`.
 * By `days` it has closed at exactly zero, its books held all the way, and what was collected beyond what was
 * owed is the merchant's.
 */
export async function answerAtRandom(
  app: TestApp,
  { seed, returnsUntil, days }: { seed: number; returnsUntil: number; days: number },
): Promise<void> {
  const debit = directDebitOf(app)
  let state = seed
  const next = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below
  app.clock.set(new Date('2026-11-02T08:00:00Z'))
  const advance = await debit.paying({ amountMinor: 1_234_567n, tenor: 8 })
  let day = new Date('2026-11-09T06:00:00+04:00')
  for (let step = 0; step < days; step += 1) {
    app.clock.set(day)
    await app.app.presentDebits('AED', day)
    const debits = await debit.debitsOf(advance.advanceId)
    const waiting = debits.filter(({ status }) => status === 'pending' || status === 'unanswered')
    const one = waiting[next(Math.max(1, waiting.length))]
    if (one && next(5) === 0) {
      await debit.chased(one.id)
      const outcome = (['paid', 'paid', 'failed', 'unanswered'] as const)[next(4)]!
      // A bank tells things twice.
      await Promise.all([debit.settle(one.id, outcome), debit.settle(one.id, outcome)])
    }
    const paid = debits.filter(({ status }) => status === 'paid').at(-1)
    if (paid && next(12) === 0 && step < returnsUntil) await debit.settle(paid.id, 'returned')
    if (step % 10 === 0) await debit.expectSoundBooks(advance)
    if (step >= returnsUntil && (await debit.advanceOf(advance)).status === 'closed') break
    day = new Date(day.getTime() + dayMs)
  }
  expect(await debit.advanceOf(advance)).toMatchObject({ status: 'closed', outstanding_amount: '0.00' })
  await debit.expectSoundBooks(advance)
  const all = await app.db.database.system(
    (tx) => tx<Row<'debit', 'status' | 'amount_minor' | 'repaid_minor'>[]>`
      select status, amount_minor, repaid_minor from debit where advance_id = ${advance.advanceId}`,
  )
  const collected = all.filter(({ status }) => status === 'paid')
  const over = collected.reduce((sum, one) => sum + one.amount_minor - one.repaid_minor, 0n)
  expect((await debit.booksOf(advance))['merchant_payable'] ?? 0n).toBe(-over)
}
