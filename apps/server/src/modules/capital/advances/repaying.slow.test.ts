import { test } from 'vitest'
import { advanceRoom } from '../../../testing/advances.ts'
import { firstMonday, repayAtRandom } from '../../../testing/repaying.ts'

// Longer than `repaying.test.ts`, which proves the same over weeks.

const room = advanceRoom(`${firstMonday}T08:00:00Z`)

test('after a random year of repayments and a write-off every advance adds up [DEC-LOAN-36]', () =>
  repayAtRandom(room, { runs: 6, weeks: { minLength: 26, maxLength: 52 } }))
