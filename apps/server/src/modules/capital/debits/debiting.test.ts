import { afterAll, beforeAll, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { answerAtRandom } from '../../../testing/capital/debit-answers.ts'
import { debitAtRandom, firstMonday } from '../../../testing/capital/debiting.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: `${firstMonday}T08:00:00Z`, env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
})
afterAll(() => app.close())

test('after random weeks of failing and returned debits every advance adds up and closes at zero [DEC-LOAN-32, DEC-LOAN-35, DEC-LOAN-36]', () =>
  debitAtRandom(app, { runs: 3, weeks: { minLength: 5, maxLength: 7 } }))

test('whatever banks answer over weeks, the books balance and the advance closes at exactly zero [DEC-LOAN-32, DEC-LOAN-36]', () =>
  answerAtRandom(app, { seed: 3, returnsUntil: 40, days: 120 }))
