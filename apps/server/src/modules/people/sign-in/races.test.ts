import { afterAll, beforeAll, expect, test } from 'vitest'
import { guessAtOnce } from '../../../testing/app/guesses.ts'
import {
  aPerson,
  signInApp,
  type Answered,
  type Browser,
  type SignInApp,
} from '../../../testing/app/sign-in-app.ts'

let app: SignInApp
beforeAll(async () => {
  app = await signInApp({ settings: { otp: { sendsPerHour: 1000, sendsPerDay: 10_000 } } })
})
afterAll(() => app.close())

const minutes = 60_000

function verify(browser: Browser, begun: Answered, otp_code: string): Promise<Answered> {
  return browser.call('signIn.verify', { body: { session_id: begun.body.session_id, otp_code } })
}

function count(answers: readonly Answered[], text: string): number {
  return answers.filter(({ body }) => body?.error === text).length
}

test('of 40 parallel guesses over 5 sign-ins 5 are looked at, and 15 in a day [AUTH-42, AUTH-58]', async () => {
  expect(await guessAtOnce(app, { signIns: 5, guesses: 8 })).toEqual([5, 5, 5, 0])
})

test('64 parallel calls with the right codes go on once, and open one session', async () => {
  const id = await aPerson(app, { email: 'once@noor.example', phone: '+971501230001' })
  const browser = app.browser()
  const begun = await browser.begin({ email: 'once@noor.example' })
  const code = await app.codeOf('once@noor.example')
  const firsts = await Promise.all(
    Array.from({ length: 64 }, async () => {
      const copy = browser.copy()
      return { copy, answer: await verify(copy, begun, code) }
    }),
  )
  const [winner, ...others] = firsts.filter(({ answer }) => answer.status === 200)
  expect(others).toEqual([])
  if (!winner) throw new Error('nobody went on')
  await winner.copy.call('signIn.challenge', { body: {} })
  const otp_code = await app.codeOf('+971501230001')
  const seconds = await Promise.all(
    Array.from({ length: 64 }, () =>
      winner.copy.copy().call('signIn.challengeVerify', { body: { otp_code } }),
    ),
  )
  expect(seconds.filter(({ status }) => status === 200)).toHaveLength(1)
  const sessions = await app.database.system((tx) => tx`select id from session where person_id = ${id}`)
  expect(sessions).toHaveLength(1)
})

test('64 parallel resends send one code', async () => {
  const browser = app.browser()
  const email = 'again@noor.example'
  const begun = await browser.begin({ email })
  app.pass(2 * minutes)
  const body = { email, lang: 'en', session_id: begun.body.session_id }
  const answers = await Promise.all(
    Array.from({ length: 64 }, () => browser.call('signIn.authenticate', { body })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 64 }, () => 200))
  expect(await app.inbox(email)).toHaveLength(2)
})

test('64 parallel sign-ins at the hourly cap send exactly what the cap allows', async () => {
  const strict = await signInApp()
  try {
    const email = 'capped@noor.example'
    const browsers = Array.from({ length: 64 }, () => strict.browser())
    const answers = await Promise.all(browsers.map((browser) => browser.begin({ email })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(count(answers, 'too many attempts to send code')).toBe(59)
    expect(await strict.inbox(email)).toHaveLength(5)
  } finally {
    await strict.close()
  }
})

test('two new people who prove the same phone at once: one gets it, the other is told', async () => {
  const phone = '+971501230009'
  const waiting = await Promise.all(
    ['one@noor.example', 'two@noor.example'].map(async (email) => {
      const browser = app.browser()
      const begun = await browser.begin({ email })
      await verify(browser, begun, await app.codeOf(email))
      return browser
    }),
  )
  const [one, two] = waiting as [Browser, Browser]
  await one.call('signIn.challengeSetup', { body: { phone } })
  const first = await app.codeOf(phone)
  app.clock.advance(1)
  // The second one's code replaces the first one's: there is one live code for a phone and purpose.
  await two.call('signIn.challengeSetup', { body: { phone } })
  const second = await app.codeOf(phone)
  const answers = await Promise.all([
    one.call('signIn.challengeVerify', { body: { otp_code: first } }),
    two.call('signIn.challengeVerify', { body: { otp_code: second } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 200])
  app.pass(2 * minutes)
  await one.call('signIn.challengeSetup', { body: { phone } })
  const late = await one.call('signIn.challengeVerify', { body: { otp_code: await app.codeOf(phone) } })
  expect(late).toMatchObject({ status: 409, body: { error: 'phone number is not unique' } })
})
