import type { SignInAudience } from '@daftar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  actsOf,
  aPerson,
  aStaffMember,
  signInApp,
  type Answered,
  type SignInApp,
} from '../../../testing/app/sign-in-app.ts'

let app: SignInApp
beforeAll(async () => void (app = await signInApp()))
afterAll(() => app.close())

const minutes = 60_000

/** An answer without what must differ: ids, times, tokens, and the order of nothing. */
function shapeOf({ status, body, headers }: Answered): string {
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).replace(/=[^;]*/, '=*'))
  const { session_id: _, resend_at: __, details, ...rest } = body ?? {}
  const { request_id: ___, retry_at: retryAt, ...kept } = details ?? {}
  if (retryAt) kept.wait = new Date(retryAt).getTime() - app.clock.now().getTime()
  return JSON.stringify([status, rest, kept, cookies, Object.keys(headers).toSorted()])
}

async function tenSteps(contact: { email: string } | { phone: string }, audience: SignInAudience) {
  const browser = app.browser()
  const acts = actsOf(audience)
  const answers: Answered[] = []
  const begun = await browser.begin(contact, { audience })
  const session_id = begun.body.session_id as string
  answers.push(begun)
  for (const otp_code of ['1', '000000', '111111', '222222'])
    answers.push(await browser.call(acts.verify, { body: { session_id, otp_code } }))
  answers.push(await browser.call(acts.challenge, { body: {} }))
  app.pass(2 * minutes)
  answers.push(await browser.call(acts.authenticate, { body: { ...contact, lang: 'en', session_id } }))
  answers.push(await browser.call(acts.verify, { body: { session_id, otp_code: '333333' } }))
  answers.push(await browser.call(acts.verify, { body: { session_id, otp_code: '444444' } }))
  answers.push(await browser.begin(contact, { audience }))
  return answers.map(shapeOf)
}

test('a known and an unknown contact are answered alike at every step, to merchants and to staff', async () => {
  await aPerson(app, { email: 'known@noor.example', phone: '+971501234567' })
  await aPerson(app, { email: 'barred@noor.example', phone: '+971501234568', blocked: true })
  await aStaffMember(app, { email: 'reviewer@desk.example', phone: '+971501234569' })
  await aStaffMember(app, { email: 'gone@desk.example', phone: '+971501234570', blocked: true })
  const unknown = await tenSteps({ email: 'unknown@noor.example' }, 'merchant')
  expect(unknown.map((shape) => JSON.parse(shape)[0])).toEqual([
    200, 400, 400, 400, 400, 400, 200, 400, 429, 429,
  ])
  expect(await tenSteps({ email: 'known@noor.example' }, 'merchant')).toEqual(unknown)
  expect(await tenSteps({ email: 'barred@noor.example' }, 'merchant')).toEqual(unknown)
  const unknownStaff = await tenSteps({ email: 'unknown@desk.example' }, 'desk')
  expect(await tenSteps({ email: 'reviewer@desk.example' }, 'desk')).toEqual(unknownStaff)
  expect(await tenSteps({ email: 'gone@desk.example' }, 'desk')).toEqual(unknownStaff)
  expect(await tenSteps({ phone: '+971501234569' }, 'desk')).toEqual(
    await tenSteps({ phone: '+971501234571' }, 'desk'),
  )
})

test('a code is written for an unknown or blocked member of staff, and delivered to nobody', async () => {
  const browser = app.browser()
  await aStaffMember(app, { email: 'barred@desk.example', phone: '+971501234579', blocked: true })
  for (const email of ['nobody@desk.example', 'barred@desk.example']) {
    expect((await browser.begin({ email }, { audience: 'desk' })).status).toBe(200)
    expect(await app.inbox(email)).toEqual([])
  }
  await browser.begin({ email: 'visitor@desk.example' }, { audience: 'merchant' })
  expect(await app.inbox('visitor@desk.example')).toHaveLength(1)
  const waiting = await app.database.system(
    (tx) => tx`select kind from outbox_message where kind = 'sign_in.unsent' and sealed is null`,
  )
  expect(waiting.length).toBeGreaterThan(0)
})

test('as much is written for an unknown contact as for a known one, so the time taken tells nothing', async () => {
  const rowsWritten = async () => {
    const [row] = await app.database.system(
      (tx) => tx<Record<string, bigint>[]>`
        select (select count(*) from one_time_code) as codes, (select count(*) from code_counter) as counters,
               (select count(*) from sign_in_flow) as flows, (select count(*) from outbox_message) as letters,
               (select count(*) from audit_entry) as entries`,
    )
    return Object.values(row ?? {}).map(Number)
  }
  const written = async (work: () => Promise<unknown>) => {
    const before = await rowsWritten()
    await work()
    return (await rowsWritten()).map((rows, index) => rows - (before[index] ?? 0))
  }
  await aStaffMember(app, { email: 'second@desk.example', phone: '+971501234572' })
  const begin = (email: string) => () => app.browser().begin({ email }, { audience: 'desk' })
  const known = await written(begin('second@desk.example'))
  expect(known).toEqual([1, 1, 1, 1, 1])
  expect(await written(begin('third@desk.example'))).toEqual(known)
})

test('naming a second contact does not tell whether somebody has it [AUTH-60, AUTH-61]', async () => {
  await aPerson(app, { email: 'holder@noor.example', phone: '+971501234573' })
  const setUp = async (email: string, phone: string) => {
    const browser = app.browser()
    const begun = await browser.begin({ email })
    const otp_code = await app.codeOf(email)
    await browser.call('signIn.verify', { body: { session_id: begun.body.session_id, otp_code } })
    return shapeOf(await browser.call('signIn.challengeSetup', { body: { phone } }))
  }
  expect(await setUp('asks@noor.example', '+971501234573')).toBe(
    await setUp('asks2@noor.example', '+971501234574'),
  )
})

test('a half-finished sign-in opens nothing else, and a session opens no sign-in', async () => {
  await aPerson(app, { email: 'half@noor.example', phone: '+971501234575' })
  const browser = app.browser()
  const begun = await browser.begin({ email: 'half@noor.example' })
  const before = browser.cookies.get('daftar_flow') ?? ''
  expect((await browser.call('signIn.challenge', { body: {} })).body.error).toBe('session expired')
  const otp_code = await app.codeOf('half@noor.example')
  await browser.call('signIn.verify', { body: { session_id: begun.body.session_id, otp_code } })
  const flow = browser.cookies.get('daftar_flow') ?? ''
  expect(flow).not.toBe(before)

  for (const token of [flow, before, begun.body.session_id as string]) {
    const thief = app.browser()
    thief.bearer = token
    thief.cookies.set('daftar_session', token)
    expect((await thief.call('accounts.read')).status).toBe(401)
    expect((await thief.call('sessions.list')).status).toBe(401)
  }
  const other = app.browser()
  other.cookies.set('daftar_flow', before)
  expect((await other.call('signIn.challenge', { body: {} })).body.error).toBe('session expired')
  other.cookies.set('daftar_desk_flow', flow)
  expect((await other.call('signIn.challengeForStaff', { body: {} })).body.error).toBe('session expired')
  const owner = await app.signInAs('half@noor.example', '+971501234575')
  other.cookies.set('daftar_flow', owner.cookies.get('daftar_session') ?? '')
  expect((await other.call('signIn.challenge', { body: {} })).body.error).toBe('session expired')
})

test('a session id that somebody else began is no use in another browser', async () => {
  const email = 'victim@noor.example'
  await aPerson(app, { email, phone: '+971501234576' })
  const attacker = app.browser('10.9.9.9')
  const planted = await attacker.begin({ email })
  const victim = app.browser()
  const otp_code = await app.codeOf(email)
  const session_id = planted.body.session_id
  expect((await victim.call('signIn.verify', { body: { session_id, otp_code } })).body.error).toBe(
    'session expired',
  )
  const own = await victim.begin({ email: 'other@noor.example' })
  expect(own.status).toBe(200)
  expect((await victim.call('signIn.verify', { body: { session_id, otp_code } })).body.error).toBe(
    'session expired',
  )
  const resent = await victim.call('signIn.authenticate', { body: { email, lang: 'en', session_id } })
  expect(resent.body.error).toBe('session expired')
  const elsewhere = { email: 'thief@noor.example', lang: 'en', session_id }
  expect((await attacker.call('signIn.authenticate', { body: elsewhere })).body.error).toBe('session expired')
})

test('neither codes, tokens nor contacts can be read from the tables of signing in', async () => {
  const email = 'hidden@noor.example'
  const browser = app.browser()
  const begun = await browser.begin({ email })
  const code = await app.codeOf(email)
  const body = { session_id: begun.body.session_id, otp_code: code }
  const headers = { 'idempotency-key': 'the-same-key' }
  await browser.call('signIn.verify', { body, headers })
  await browser.call('signIn.challengeSetup', { body: { phone: '+971501234577' }, headers })
  const second = { otp_code: await app.codeOf('+971501234577') }
  const done = await browser.call('signIn.challengeVerify', { body: second, headers })
  const token = done.body.auth_token as string
  const kept = await app.database.system(
    (tx) => tx`
      select row_to_json(t)::text as line from one_time_code t
      union all select row_to_json(t)::text from code_counter t
      union all select row_to_json(t)::text from session t
      union all select row_to_json(t)::text from known_device t
      union all select row_to_json(t)::text from idempotency_key t
      union all select row_to_json(t)::text from audit_entry t`,
  )
  const text = JSON.stringify(kept)
  expect(kept.length).toBeGreaterThan(5)
  expect(text).not.toContain(token)
  expect(text).not.toContain(email)
  expect(text).not.toContain('971501234577')
  expect(text).not.toMatch(new RegExp(`"${code}"`))
})

test('a replay with the same Idempotency-Key never answers a token again', async () => {
  const email = 'replayed@noor.example'
  const browser = app.browser()
  const begun = await browser.begin({ email })
  const verify = { session_id: begun.body.session_id, otp_code: await app.codeOf(email) }
  await browser.call('signIn.verify', { body: verify })
  await browser.call('signIn.challengeSetup', { body: { phone: '+971501234578' } })
  const given = {
    body: { otp_code: await app.codeOf('+971501234578') },
    headers: { 'idempotency-key': 'one-key-for-both' },
  }
  const copy = browser.copy()
  expect((await browser.call('signIn.challengeVerify', given)).status).toBe(200)
  expect((await copy.call('signIn.challengeVerify', given)).body.auth_token).toBeUndefined()
})
