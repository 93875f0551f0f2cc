import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Challenge, Payload } from 'altcha-lib'
import { signInApp, solveBotCheck, type SignInApp } from '../../../../testing/app/sign-in-app.ts'

let app: SignInApp
beforeAll(async () => void (app = await signInApp()))
afterAll(() => app.close())

const minutes = 60_000
const refused = { status: 400, body: { error: 'bad_request', details: { reason: 'bot_check_failed' } } }

function begin(cf_turnstile?: string, on = app) {
  const email = `p${Math.random().toString(36).slice(2)}@noor.example`
  return on.browser().call('signIn.authenticate', { body: { email, lang: 'en', cf_turnstile } })
}

async function challenge(): Promise<Challenge> {
  const { body } = await app.browser().call('signIn.botCheck')
  expect(body.provider).toBe('altcha')
  return body.challenge
}

/** The token again, with something about it changed. */
function changed(token: string, change: (payload: Payload) => void): string {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload
  change(payload)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

test('only a solved challenge of ours begins a sign-in [AUTH-33, AUTH-63, DEC-AUTH-18]', async () => {
  expect(await begin()).toMatchObject(refused)
  expect(await begin('')).toMatchObject(refused)
  expect(await begin('not base64 of anything')).toMatchObject(refused)
  expect(await begin(Buffer.from('{"challenge":{}}').toString('base64'))).toMatchObject(refused)
  const token = await solveBotCheck(await challenge())
  expect(
    await begin(changed(token, ({ solution }) => void (solution.derivedKey = '00'.repeat(32)))),
  ).toMatchObject(refused)
  expect(await begin(changed(token, ({ challenge: given }) => void (given.signature = 'ab')))).toMatchObject(
    refused,
  )
  expect((await begin(token)).status).toBe(200)
})

test('a challenge that was made easier, given more time or solved under another key is refused [AUTH-63]', async () => {
  const easier = await challenge()
  easier.parameters.keyPrefix = '00'
  expect(await begin(await solveBotCheck(easier))).toMatchObject(refused)
  const longer = await challenge()
  longer.parameters.data = { expires_at: 4_000_000_000 }
  expect(await begin(await solveBotCheck(longer))).toMatchObject(refused)
})

test('a solved challenge is taken for 20 minutes', async () => {
  const [early, late] = [await solveBotCheck(await challenge()), await solveBotCheck(await challenge())]
  app.pass(20 * minutes - 1_000)
  expect((await begin(early)).status).toBe(200)
  app.pass(1_000)
  expect(await begin(late)).toMatchObject(refused)
})

test('of 64 calls with one token exactly one begins a sign-in, even when it is refused for another reason [DEC-AUTH-19]', async () => {
  const token = await solveBotCheck(await challenge())
  const answers = await Promise.all(Array.from({ length: 64 }, () => begin(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await begin(token)).toMatchObject(refused)

  const browser = app.browser()
  const email = 'capped@noor.example'
  for (let count = 0; count < 5; count += 1) await browser.begin({ email })
  const cf_turnstile = await browser.botToken()
  const body = { email, lang: 'en', cf_turnstile }
  expect((await browser.call('signIn.authenticate', { body })).status).toBe(429)
  expect(await begin(cf_turnstile)).toMatchObject(refused)
})

test('the record of used challenges outlives them, and goes a while after', async () => {
  const token = await solveBotCheck(await challenge())
  await begin(token)
  const used = () => app.database.system((tx) => tx`select 1 from used_bot_check`)
  await app.signIn.schedules[0]!.run(app.clock.now())
  expect(await begin(token)).toMatchObject(refused)
  app.pass(120 * minutes)
  await app.signIn.schedules[0]!.run(app.clock.now())
  expect(await used()).toHaveLength(0)
  expect(await begin(token)).toMatchObject(refused)
})

test('with Turnstile the provider is asked once for each token, and silence is a no [AUTH-33, DEC-AUTH-18]', async () => {
  const asked: string[] = []
  const answers: (() => Promise<Response>)[] = []
  const answer =
    (body: unknown, status = 200) =>
    () =>
      Promise.resolve(Response.json(body, { status }))
  const turnstile = await signInApp({
    turnstile: { siteKey: 'site-key', secret: 'secret-key' },
    fetch: (url, options) => {
      asked.push(`${String(url)} ${String(options?.body)}`)
      return (answers.shift() ?? (() => Promise.reject(new Error('unreachable'))))()
    },
  })
  try {
    expect((await turnstile.browser().call('signIn.botCheck')).body).toEqual({
      provider: 'turnstile',
      site_key: 'site-key',
    })
    answers.push(answer({ success: true }))
    expect((await begin('good', turnstile)).status).toBe(200)
    expect(asked).toEqual([
      'https://challenges.cloudflare.com/turnstile/v0/siteverify secret=secret-key&response=good&remoteip=10.0.0.1',
    ])
    answers.push(answer({ success: false, 'error-codes': ['timeout-or-duplicate'] }))
    expect(await begin('good', turnstile)).toMatchObject(refused)
    answers.push(answer({ success: true }, 500), answer({ success: 'true' }), answer([]))
    for (let count = 0; count < 4; count += 1) expect(await begin('good', turnstile)).toMatchObject(refused)
    expect(asked).toHaveLength(6)
    expect(await begin(undefined, turnstile)).toMatchObject(refused)
    expect(asked).toHaveLength(6)
  } finally {
    await turnstile.close()
  }
})
