import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInApp, type SignInApp } from '../../../testing/app/sign-in-app.ts'
import { guessAtOnce } from '../../../testing/app/guesses.ts'

// The load behind `races.test.ts`, which proves the same with 5 sign-ins and 40 guesses.

let app: SignInApp
beforeAll(async () => {
  app = await signInApp({ settings: { otp: { sendsPerHour: 1000, sendsPerDay: 10_000 } } })
})
afterAll(() => app.close())

test('of 1,000 parallel guesses over 50 sign-ins 5 are looked at, and 15 in a day [AUTH-42, AUTH-58]', async () => {
  expect(await guessAtOnce(app, { signIns: 50, guesses: 20 })).toEqual([5, 5, 5, 0])
})
