import { test } from 'vitest'
import { advanceFixture } from '../../../../testing/capital/advances.ts'
import { firstMonday, repayAtRandom } from '../../../../testing/capital/repaying.ts'

// Longer than `repaying.test.ts`, which proves the same over weeks.

const fixture = advanceFixture(`${firstMonday}T08:00:00Z`)

test('after a random year of repayments and a write-off every advance adds up [DEC-LOAN-36]', () =>
  repayAtRandom(fixture, { runs: 6, weeks: { minLength: 26, maxLength: 52 } }))
