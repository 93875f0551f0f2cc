import { test } from 'vitest'
import { advanceFixture } from '../../../../testing/capital/advances.ts'
import { firstMonday, repayAtRandom } from '../../../../testing/capital/repaying.ts'

const fixture = advanceFixture(`${firstMonday}T08:00:00Z`)

test('after random weeks of repayments and a write-off every advance adds up [DEC-LOAN-36]', () =>
  repayAtRandom(fixture, { runs: 3, weeks: { minLength: 4, maxLength: 6 } }))
