import { test } from 'vitest'
import { settlementFixture } from '../../../../testing/money/settlement.ts'
import { tradeAtRandom } from '../../../../testing/money/trading.ts'

// Longer than `trading.test.ts`, which proves the same over weeks.

const fixture = settlementFixture()

test('after any year of trading each movement is in one payout and the journal is zero-sum [PO-14, DEC-LOAN-10, DEC-LOAN-12, DEC-LOAN-19, DEC-LOAN-36]', () =>
  tradeAtRandom(fixture, { runs: 12, weeks: { minLength: 8, maxLength: 52 } }))
