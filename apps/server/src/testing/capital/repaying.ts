import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { advanceFixture } from './advances.ts'

type Fixture = ReturnType<typeof advanceFixture>

/** What `repayAtRandom` begins on. */
export const firstMonday = '2026-01-05'
const seed = 20_261_121

const week = fc.record({
  sales: fc.oneof(
    fc.constant(0n),
    fc.bigInt({ min: 1n, max: 90_000n }),
    fc.bigInt({ min: 1n, max: 900_000n }),
  ),
  transfer: fc.option(fc.integer({ min: 1, max: 300_000 }), { freq: 3, nil: 0 }),
  isForgotten: fc.boolean(),
})

/**
 * Random weeks of advances on the real database, one after the other: sales, transfers, a new advance, a
 * write-off. The seed is fixed.
 */
export async function repayAtRandom(
  fixture: Fixture,
  { runs, weeks }: { runs: number; weeks: { minLength: number; maxLength: number } },
): Promise<void> {
  let monday: CalendarDate = firstMonday
  let receipts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(week, weeks), async (weeks) => {
      const borrower = await fixture.borrower(1_000_000n)
      const { merchant } = borrower
      let { advanceId } = borrower
      for (const { sales, transfer, isForgotten } of weeks) {
        if (sales > 0n) await fixture.sell(merchant, sales)
        if (transfer > 0) await receive(fixture, advanceId, transfer, `IN-${(receipts += 1)}`)
        monday = addDays(monday, 7)
        await fixture.settle(monday)
        if (isForgotten) advanceId = await payOff(fixture, merchant, advanceId)
        await fixture.expectSound(merchant)
      }
      await giveUp(fixture, advanceId)
      await fixture.expectSound(merchant)
    }),
    { numRuns: runs, seed, endOnFailure: true },
  )
  await fixture.product.app.schedules.runDue()
  fixture.product.clock.set(new Date(`${addDays(monday, 1)}T03:00:00Z`))
  await fixture.product.app.schedules.runDue()
  const { body } = await fixture.product.call('advances.bookDifferences', { as: fixture.finance })
  expect(body.differences).toEqual([])
}

const receive = (fixture: Fixture, advanceId: string, minor: number, reference: string) =>
  fixture.product.call('advances.recordReceipt', {
    as: fixture.finance,
    params: { id: advanceId },
    body: {
      amount: `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
      bank_reference: reference,
      received_on: fixture.product.clock.now().toISOString().slice(0, 10),
    },
  })

/**
 * A new advance that pays off the old one with half of its fee forgiven, where there is something to pay off;
 * answers the one that goes on.
 */
async function payOff(
  fixture: Fixture,
  merchant: Parameters<Fixture['signed']>[0],
  advanceId: string,
): Promise<string> {
  const { body } = await fixture.product.call('advances.readForStaff', {
    as: fixture.finance,
    params: { id: advanceId },
  })
  if (body.advance.status !== 'paying' || body.advance.repaid_percent < 30) return advanceId
  const newId = await fixture.signed(merchant, {
    amountMinor: 1_200_000n,
    paysOff: advanceId,
    discountHundredths: 5_000,
  })
  await fixture.confirm(newId)
  return newId
}

/** Two people write off what is left, where it is overdue. */
async function giveUp(fixture: Fixture, advanceId: string): Promise<void> {
  const proposed = await fixture.product.call('advances.proposeWriteOff', {
    as: fixture.finance,
    params: { id: advanceId },
    body: { reason: 'the shop has closed' },
  })
  if (proposed.status !== 200) return
  const { id } = proposed.body.advance.write_offs[0]
  const params = { id }
  await fixture.product.call('advances.decideWriteOff', {
    as: fixture.second,
    params,
    body: { decision: 'approve' },
  })
}
