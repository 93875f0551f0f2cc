import { expect, test } from 'vitest'
import { settlementFixture } from '../../../../testing/money/settlement.ts'
import { tradeAtRandom } from '../../../../testing/money/trading.ts'

const fixture = settlementFixture()

test('after any weeks of trading each movement is in one payout and the journal is zero-sum [PO-14, DEC-LOAN-10, DEC-LOAN-12, DEC-LOAN-19, DEC-LOAN-36]', async () => {
  await tradeAtRandom(fixture, { runs: 6, weeks: { minLength: 4, maxLength: 6 } })
  const [undone] = await fixture.inSystem(
    (tx) => tx<{ count: number }[]>`
      select count(*)::int as count from top_up_undo where decided_at is not null`,
  )
  expect(undone!.count, 'top-ups that were undone on the way').toBeGreaterThan(0)
})
