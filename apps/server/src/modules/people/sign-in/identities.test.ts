import type { SignInAudience } from '@daftar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCommand } from '../../../operator/run.ts'
import {
  actsOf,
  aPerson,
  aStaffMember,
  signInApp,
  type Browser,
  type SignInApp,
} from '../../../testing/app/sign-in-app.ts'

const minutes = 60_000
const otp = { hardStop: 7, triesPerDay: 1000, sendsPerHour: 100, sendsPerDay: 100 }

let app: SignInApp
let admin: Browser
beforeAll(async () => {
  app = await signInApp({ settings: { otp } })
  await aStaffMember(app, {
    email: 'admin@desk.example',
    phone: '+971501230801',
    roles: ['desk_admin'],
  })
})
afterAll(() => app.close())

/** The administrator, signed in anew: sessions end while the clocks of a test run on. */
async function asAdmin(): Promise<Browser> {
  const browser = app.browser()
  const begun = await browser.begin({ email: 'admin@desk.example' }, { audience: 'desk' })
  const otp_code = await app.codeOf('admin@desk.example')
  await browser.call('signIn.verifyForStaff', { body: { session_id: begun.body.session_id, otp_code } })
  await browser.call('signIn.challengeForStaff', { body: {} })
  await browser.call('signIn.challengeVerifyForStaff', {
    body: { otp_code: await app.codeOf('+971501230801') },
  })
  return browser
}

interface Closing {
  browser?: Browser
  audience?: SignInAudience
}

/** Wrong codes until only a human can help; nothing waits any more when it is done. */
async function closeOut(email: string, { browser = app.browser(), audience = 'merchant' }: Closing = {}) {
  const acts = actsOf(audience)
  for (let round = 0; round < 2; round += 1) {
    const begun = await browser.begin({ email }, { audience })
    const body = { session_id: begun.body.session_id, otp_code: wrong(await app.codeOf(email)) }
    for (let count = 0; count < 5; count += 1) await browser.call(acts.verify, { body })
    app.pass(31 * minutes)
  }
  expect((await browser.begin({ email }, { audience })).status).toBe(429)
}

function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

const look = (email: string) =>
  admin.call('signIn.identity', { body: { audience: 'merchant', email } }).then(({ body }) => body.identity)
const open = (email: string, audience = 'merchant') =>
  admin.call('signIn.openIdentity', { body: { audience, email } })

test('an identity closed by 100 wrong tries in a row is opened again by an administrator', async () => {
  const email = 'closed@noor.example'
  const id = await aPerson(app, { email, phone: '+971501230802' })
  await closeOut(email)
  admin = await asAdmin()
  expect(await look(email.toUpperCase())).toMatchObject({ closed: true, wrong_tries: 7, wait_until: null })
  const opened = await open(email)
  expect(opened.body.identity).toEqual({
    closed: false,
    wrong_tries: 0,
    wait_until: null,
    last_try_at: null,
  })
  expect((await app.browser().begin({ email })).status).toBe(200)
  const [entry] = await app.database.system(
    (tx) => tx`select actor_role, object, before from audit_entry where action = 'identity.opened'`,
  )
  expect(entry).toEqual({
    actor_role: 'desk_admin',
    object: `identity:${id}`,
    before: { contact: 'c•••••@noor.example', wrong_tries: 7 },
  })
})

test('a browser that was known is opened with the others', async () => {
  const email = 'known@noor.example'
  await aPerson(app, { email, phone: '+971501230803' })
  const known = await app.signInAs(email, '+971501230803')
  await closeOut(email, { browser: known })
  expect((await app.browser().begin({ email })).status).toBe(200)
  admin = await asAdmin()
  expect(await look(email)).toMatchObject({ closed: true })
  expect((await open(email)).status).toBe(200)
  expect((await known.begin({ email })).status).toBe(200)
})

test('of sixteen openings at once one counts, and what is not closed is not opened', async () => {
  const email = 'twice@noor.example'
  await closeOut(email)
  admin = await asAdmin()
  const answers = await Promise.all(Array.from({ length: 16 }, () => open(email)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.details?.reason === 'wrong_status')).toHaveLength(15)
  expect((await open('nobody@noor.example')).status).toBe(409)
})

test('a wait that ends by itself is shown, and nobody shortens it', async () => {
  const email = 'waits@noor.example'
  const browser = app.browser()
  const begun = await browser.begin({ email })
  const body = { session_id: begun.body.session_id, otp_code: wrong(await app.codeOf(email)) }
  for (let count = 0; count < 5; count += 1) await browser.call('signIn.verify', { body })
  expect(await look(email)).toEqual({
    closed: false,
    wrong_tries: 5,
    wait_until: new Date(app.clock.now().getTime() + 30 * minutes).toISOString(),
    last_try_at: app.clock.now().toISOString(),
  })
  expect((await open(email)).status).toBe(409)
  expect((await app.browser().begin({ email })).status).toBe(429)
})

test('a contact is asked for in one way only, and is no other side’s', async () => {
  const call = (body: object) => admin.call('signIn.openIdentity', { body })
  expect((await call({ audience: 'merchant', email: 'nobody' })).body.details.fields).toEqual({
    email: 'email_invalid',
  })
  expect((await call({ audience: 'merchant', phone: '12' })).body.details.fields).toEqual({
    phone: 'phone_invalid',
  })
  expect((await call({ audience: 'merchant' })).body.details.fields).toEqual({ email: 'required' })
  expect((await call({ audience: 'all', email: 'a@noor.example' })).status).toBe(400)
  const email = 'side@noor.example'
  await closeOut(email)
  admin = await asAdmin()
  expect((await open(email, 'desk')).status).toBe(409)
  expect((await open(email)).status).toBe(200)
})

test('an operator opens it too, also for the administrator nobody else could help', async () => {
  const email = 'admin@desk.example'
  const { database, keys } = app
  const operate = (...args: string[]) =>
    readCommand(args)({
      database,
      keys,
      masters: { secretKey: 'x' },
      otp,
      name: 'root',
      now: app.clock.now(),
    })
  await expect(operate('identity', 'open', '--email', email, '--of', 'desk')).rejects.toThrow(
    'Nothing is closed',
  )
  await closeOut(email, { audience: 'desk' })
  const shown = await operate('identity', 'show', '--email', email, '--of', 'desk')
  expect(shown.slice(0, 2)).toEqual(['Closed: too many wrong codes in a row.', 'Wrong codes in a row: 7'])
  expect(await operate('identity', 'open', '--email', email, '--of', 'desk')).toEqual([
    'Opened: admin@desk.example can sign in again.',
  ])
  admin = await asAdmin()
  expect((await admin.call('console.session')).status).toBe(200)
  const [entry] = await database.system(
    (tx) => tx`
      select actor_id, before from audit_entry where action = 'identity.opened' order by number desc limit 1`,
  )
  expect(entry).toMatchObject({ actor_id: 'operator:root', before: { wrong_tries: 7 } })
})

test('who lost the linked phone has it forgotten by an operator, and links another one at the next sign-in', async () => {
  const [email, phone, fresh] = ['lost@noor.example', '+971501239951', '+971501239952']
  await aPerson(app, { email, phone })
  const { database, keys } = app
  const operate = () =>
    readCommand(['identity', 'forget-phone', '--email', email])({
      database,
      keys,
      masters: { secretKey: 'x' },
      otp,
      name: 'root',
      now: app.clock.now(),
    })
  const signedIn = await app.signInAs(email, phone)
  expect(await operate()).toEqual([`Forgotten: the phone of ${email}. The next sign-in links another one.`])
  await expect(operate()).rejects.toThrow('Nobody with this e-mail has a linked phone.')
  expect((await signedIn.call('accounts.read')).status).toBe(401)
  app.pass(130_000)
  const browser = app.browser()
  const begun = await browser.begin({ email })
  const first = { session_id: begun.body.session_id, otp_code: await app.codeOf(email) }
  expect((await browser.call('signIn.verify', { body: first })).body.status).toBe('setup_2fa')
  await browser.call('signIn.challengeSetup', { body: { phone: fresh } })
  const second = { otp_code: await app.codeOf(fresh) }
  expect((await browser.call('signIn.challengeVerify', { body: second })).status).toBe(200)
  expect((await browser.call('accounts.read')).body.phone).toBe(fresh)
  const [notice] = (await app.inbox(email)).filter(({ code }) => code === null)
  expect(notice?.text).toContain('was added')
})
