import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { untilRightsAreKnown } from '../../../testing/rights-known.ts'
import { aPerson, signInApp, type Browser, type SignInApp } from '../../../testing/app/sign-in-app.ts'

let app: SignInApp
beforeAll(async () => {
  app = await signInApp({ settings: { otp: { sendsPerHour: 1000, sendsPerDay: 1000 } } })
})
afterAll(() => app.close())

const minutes = 60_000
const hours = 60 * minutes
const email = 'owner@noor.example'
const phone = '+971501230201'

async function signedIn(): Promise<Browser> {
  return app.signInAs(email, phone)
}

function tokenOf(browser: Browser): string {
  return browser.cookies.get('daftar_session') ?? ''
}

async function reasonWith(token: string): Promise<string> {
  const program = app.browser()
  program.bearer = token
  const answer = await program.call('accounts.read')
  return answer.status === 200 ? 'ok' : (answer.body.details.reason as string)
}

test('no token, a made-up one and an unknown one are not signed in; a revoked one says so [DEC-SES-1]', async () => {
  expect((await app.browser().call('accounts.read')).body).toMatchObject({
    errorType: 'not_authorized',
    details: { reason: 'not_signed_in' },
  })
  expect(await reasonWith("' or 1=1 --")).toBe('not_signed_in')
  expect(await reasonWith('0'.repeat(52))).toBe('not_signed_in')
  const browser = await signedIn()
  const token = tokenOf(browser)
  expect(await reasonWith(token)).toBe('ok')
  await browser.call('sessions.logout')
  expect(await reasonWith(token)).toBe('session_revoked')
})

test('a session lives in a cookie scripts cannot read and other sites cannot send', async () => {
  const browser = await signedIn()
  const begun = await browser.begin({ email })
  expect(String(begun.headers['set-cookie'])).toMatch(
    /daftar_flow=\w{52}; Max-Age=1200; Path=\/; HttpOnly; SameSite=Lax/,
  )
  const foreign = await browser.call('sessions.logout', { headers: { origin: 'https://evil.example' } })
  expect(foreign.status).toBe(403)
  expect((await browser.call('accounts.read')).status).toBe(200)
})

test('logging out takes no body, answers nothing and ends the session for every copy of its token [SES-26]', async () => {
  const browser = await signedIn()
  const token = tokenOf(browser)
  const answer = await browser.call('sessions.logout')
  expect(answer).toMatchObject({ status: 204, body: null })
  expect(browser.cookies.has('daftar_session')).toBe(false)
  const replays = await Promise.all(Array.from({ length: 100 }, () => reasonWith(token)))
  expect(new Set(replays)).toEqual(new Set(['session_revoked']))
})

test('the list names device, address and times, marks the current one, and holds open ones only [SES-29, SES-32, DEC-SES-10]', async () => {
  await app.database.system((tx) => tx`update session set ended_at = now() where ended_at is null`)
  const first = await signedIn()
  app.pass(minutes)
  const second = await signedIn()
  const over = await signedIn()
  await over.call('sessions.logout')
  const { body } = await second.call('sessions.list')
  expect(body.sessions).toHaveLength(2)
  expect(body.sessions[0]).toEqual({
    id: expect.stringMatching(/^ses_/),
    device: 'Test browser',
    ip: '10.0.0.1',
    created_at: expect.any(String),
    last_active_at: expect.any(String),
    current: true,
  })
  expect(body.sessions[1].current).toBe(false)
  expect(JSON.stringify(body)).not.toContain(tokenOf(first))
  const others = await app.signInAs('stranger@noor.example', '+971501230202')
  expect((await others.call('sessions.list')).body.sessions).toHaveLength(1)
})

test('another session of mine is ended at once; mine, a foreign and an unknown one are not [SES-30, SES-34]', async () => {
  const mine = await signedIn()
  const other = await signedIn()
  const stranger = await app.signInAs('foreign@noor.example', '+971501230203')
  const idOf = async (browser: Browser) => {
    const { body } = await browser.call('sessions.list')
    return body.sessions.find((session: { current: boolean }) => session.current).id as string
  }
  const end = async (id: string) => mine.call('sessions.end', { params: { id } })
  expect((await end(await idOf(mine))).body.details.reason).toBe('current_session')
  expect((await end(await idOf(stranger))).status).toBe(404)
  expect((await end('ses_00000000000000000000000000')).status).toBe(404)
  expect((await stranger.call('accounts.read')).status).toBe(200)
  const otherId = await idOf(other)
  expect((await other.call('accounts.read')).status).toBe(200)
  expect((await end(otherId)).status).toBe(204)
  expect((await other.call('accounts.read')).body.details.reason).toBe('session_revoked')
  expect((await end(otherId)).status).toBe(404)
})

test('ending all sessions ends this one too, and nobody else [SES-31, SES-33]', async () => {
  const browsers = [await signedIn(), await signedIn(), await signedIn()] as const
  const stranger = await app.signInAs('apart@noor.example', '+971501230204')
  const tokens = browsers.map(tokenOf)
  for (const token of tokens) expect(await reasonWith(token)).toBe('ok')
  expect((await browsers[0].call('sessions.endAll')).status).toBe(204)
  for (const token of tokens) expect(await reasonWith(token)).toBe('session_revoked')
  expect((await stranger.call('accounts.read')).status).toBe(200)
})

test('a session ended in one process is refused in another one at once', async () => {
  const beside = await signInApp({ beside: app })
  try {
    const browser = await signedIn()
    const elsewhere = beside.browser()
    elsewhere.bearer = tokenOf(browser)
    expect((await elsewhere.call('accounts.read')).status).toBe(200)
    await browser.call('sessions.logout')
    await untilRightsAreKnown(app.database)
    expect((await elsewhere.call('accounts.read')).body.details.reason).toBe('session_revoked')
  } finally {
    await beside.close()
  }
})

test('a session ends 30 minutes after its last call and 12 hours after it began, by real time', async () => {
  const browser = await signedIn()
  for (let call = 0; call < 24; call += 1) {
    app.realClock.advance(29 * minutes)
    expect((await browser.call('accounts.read')).status).toBe(200)
  }
  app.realClock.advance(24 * minutes - 1)
  expect((await browser.call('accounts.read')).status).toBe(200)
  app.realClock.advance(1)
  expect((await browser.call('accounts.read')).body.details.reason).toBe('session_revoked')

  const idle = await signedIn()
  app.realClock.advance(30 * minutes - 1)
  expect((await idle.call('sessions.list')).body.sessions).toHaveLength(1)
  app.realClock.advance(30 * minutes)
  expect((await idle.call('accounts.read')).body.details.reason).toBe('session_revoked')
})

test('moving the product clock by a week signs nobody out', async () => {
  const browser = await signedIn()
  app.clock.advance(7 * 24 * hours)
  expect((await browser.call('accounts.read')).status).toBe(200)
})

test('the last use is written once a minute however many calls are made', async () => {
  const browser = await signedIn()
  const lastUse = async () => {
    const [row] = await app.database.system(
      (tx) => tx<{ at: Date }[]>`select max(last_active_at) as at from session`,
    )
    return row?.at.getTime() ?? 0
  }
  const began = await lastUse()
  app.realClock.advance(59_000)
  await browser.call('accounts.read')
  expect(await lastUse()).toBe(began)
  app.realClock.advance(2_000)
  await browser.call('accounts.read')
  expect(await lastUse()).toBe(began + 61_000)
  for (let call = 0; call < 20; call += 1) {
    app.realClock.advance(2_000)
    await browser.call('accounts.read')
  }
  expect(await lastUse()).toBe(began + 61_000)
})

test('each sign-in has a new token, and signing in again ends the session the browser had', async () => {
  const browser = await signedIn()
  const first = tokenOf(browser)
  await app.signInAs(email, phone, browser)
  expect(tokenOf(browser)).not.toBe(first)
  expect(await reasonWith(first)).toBe('session_revoked')
  const planted = app.browser()
  planted.cookies.set('daftar_session', '1'.repeat(52))
  await app.signInAs(email, phone, planted)
  expect(tokenOf(planted)).not.toBe('1'.repeat(52))
})

test('a block, a lost membership, a new role and a switched experiment count from the next call on', async () => {
  const { merchantId } = await app.database.system((tx) => aMerchant(tx))
  const id = await aPerson(app, {
    email: 'm@noor.example',
    phone: '+971501230205',
    merchantId,
    role: 'settlements',
  })
  const browser = await app.signInAs('m@noor.example', '+971501230205')
  const flags = async () => (await browser.call('accounts.permissions')).body
  const account = async () => (await browser.call('accounts.read')).body.computedPermissions
  const change = async (work: (tx: Parameters<Parameters<typeof app.database.system>[0]>[0]) => unknown) => {
    await app.database.system(async (tx) => void (await work(tx)))
    await untilRightsAreKnown(app.database)
  }
  expect(await flags()).toMatchObject({
    role: 'settlements',
    is_payouts_allowed: true,
    merchant_id: merchantId,
  })
  expect(await account()).toMatchObject({ canViewCapital: true })
  await change((tx) => tx`update membership set role = 'sales_manager' where person_id = ${id}`)
  expect(await flags()).toMatchObject({ role: 'sales_manager', is_payouts_allowed: false })
  await change((tx) => tx`update membership set role = 'workspace_admin' where person_id = ${id}`)
  expect(await flags()).toMatchObject({ is_account_edit_allowed: true, has_locations: false })
  await change((tx) => tx`update merchant_experiment set enabled = false where merchant_id = ${merchantId}`)
  expect((await app.sessions.merchant(tokenOf(browser))) as object).toMatchObject({
    permissions: { canViewCapital: false },
  })
  await change((tx) => tx`update merchant set has_locations = true where merchant_id = ${merchantId}`)
  expect(await flags()).toMatchObject({ has_locations: true })
  await change((tx) => tx`delete from membership where person_id = ${id}`)
  expect(await flags()).toMatchObject({ merchant_id: null, has_merchant_access: false })
  await change((tx) => tx`update person set blocked_at = now() where id = ${id}`)
  expect((await browser.call('accounts.permissions')).body.details.reason).toBe('session_revoked')
})

test('a burst of calls costs one look-up of the session', async () => {
  const browser = await app.signInAs('busy@noor.example', '+971501230206')
  const asked = app.database.systemRead
  let count = 0
  app.database.systemRead = ((...given: Parameters<typeof asked>) => {
    count += 1
    return asked(...given)
  }) as typeof asked
  try {
    await browser.call('accounts.permissions')
    for (let call = 0; call < 20; call += 1) await browser.call('accounts.permissions')
  } finally {
    app.database.systemRead = asked
  }
  expect(count).toBeLessThanOrEqual(2)
})

test('sessions that are long over are forgotten', async () => {
  const browser = await signedIn()
  const token = tokenOf(browser)
  await browser.call('sessions.logout')
  app.realClock.advance(29 * 24 * hours)
  await app.signIn.schedules[0]!.run(app.clock.now())
  expect(await reasonWith(token)).toBe('session_revoked')
  app.realClock.advance(2 * 24 * hours)
  await app.signIn.schedules[0]!.run(app.clock.now())
  expect(await reasonWith(token)).toBe('not_signed_in')
})
