import { afterAll, beforeAll, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { answerAtRandom } from '../../../testing/capital/debit-answers.ts'
import { debitAtRandom, firstMonday } from '../../../testing/capital/debiting.ts'

// Longer than `debiting.test.ts`, which proves the same over weeks.

let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: `${firstMonday}T08:00:00Z`, env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
})
afterAll(() => app.close())

test('after a random year of failing and returned debits every advance adds up and closes at zero [DEC-LOAN-32, DEC-LOAN-35, DEC-LOAN-36]', () =>
  debitAtRandom(app, { runs: 4, weeks: { minLength: 26, maxLength: 52 } }))

test.each([3, 11, 29])(
  'whatever banks answer over a year, the advance closes at exactly zero (seed %i) [DEC-LOAN-32, DEC-LOAN-36]',
  (seed) => answerAtRandom(app, { seed, returnsUntil: 120, days: 365 }),
)
