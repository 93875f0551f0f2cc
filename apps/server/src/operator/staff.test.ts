import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilRightsAreKnown } from '../testing/rights-known.ts'
import { signInApp, type Browser, type SignInApp } from '../testing/app/sign-in-app.ts'
import { readCommand } from './run.ts'

let app: SignInApp
beforeAll(async () => void (app = await signInApp()))
afterAll(() => app.close())

const otp = { hardStop: 100 }

/** What the operator reads on the terminal. */
function operate(...args: string[]): Promise<string[]> {
  const { database, keys, clock } = app
  return readCommand(args)({
    database,
    keys,
    masters: { secretKey: 'x' },
    otp,
    name: 'root',
    now: clock.now(),
  })
}

const add = (email: string, phone: string, roles: string) =>
  operate('staff', 'add', '--email', email, '--name', 'Layla Mansour', '--phone', phone, '--roles', roles)

async function signIn(email: string, phone: string): Promise<Browser> {
  const browser = app.browser()
  const begun = await browser.begin({ email }, { audience: 'desk' })
  const body = { session_id: begun.body.session_id, otp_code: await app.codeOf(email) }
  await browser.call('signIn.verifyForStaff', { body })
  await browser.call('signIn.challengeForStaff', { body: {} })
  await browser.call('signIn.challengeVerifyForStaff', { body: { otp_code: await app.codeOf(phone) } })
  return browser
}

const recorded = () =>
  app.database.system(
    (tx) => tx`
      select action, actor_id, actor_role, object, before, after from audit_entry
       where actor_role = 'operator' order by number`,
  )

test('an empty installation gets its first member of staff, who signs in with codes to both contacts', async () => {
  expect(await operate('staff', 'list')).toEqual(['There is no member of staff yet.'])
  const [, line] = await add(' Layla@Desk.example', '00971 50 123 0901', 'desk_admin, finance')
  expect(line).toBe('layla@desk.example  Layla Mansour  +971501230901  finance,desk_admin')
  const browser = await signIn('layla@desk.example', '+971501230901')
  expect((await browser.call('console.session')).body).toMatchObject({
    name: 'Layla Mansour',
    roles: ['finance', 'desk_admin'],
  })
})

test('what is wrong is told all at once, and nothing is made', async () => {
  const before = await operate('staff', 'list')
  await expect(operate('staff', 'add', '--email', 'x', '--phone', '+15551234567')).rejects.toThrow(
    /^--name is needed.*\n--roles is needed.*\n--email is no e-mail address\.\n--phone is no phone/s,
  )
  await expect(add('layla@desk.example', '+971501230901', 'boss')).rejects.toThrow(
    /--roles knows.*\n.*this e-mail address already\.\n.*this phone already/,
  )
  for (const email of [[], ['--email', 'nobody@desk.example']])
    await expect(operate('staff', 'block', ...email)).rejects.toThrow('No member of staff has this')
  expect(await operate('staff', 'list')).toEqual(before)
})

test('what was typed wrongly is answered with how it is typed, before anything is opened', () => {
  for (const args of [[], ['staff'], ['staff', 'remove'], ['staff', 'add', '--mail', 'x'], ['toString']])
    expect(() => readCommand(args)).toThrow(/npm run staff -- add --email/)
  expect(() => readCommand(['identity', 'close'])).toThrow(/npm run identity -- open/)
})

test('a block ends the sessions at once and sends no code any more, until it is lifted', async () => {
  const [email, phone] = ['blocked@desk.example', '+971501230902']
  await add(email, phone, 'reviewer')
  const browser = await signIn(email, phone)
  const [, line] = await operate('staff', 'block', '--email', email)
  expect(line).toMatch(/ reviewer {2}blocked since 2026-11-22$/)
  await untilRightsAreKnown(app.database)
  expect((await browser.call('console.session')).status).toBe(401)
  const sent = (await app.inbox(email)).length
  expect((await app.browser().begin({ email }, { audience: 'desk' })).status).toBe(200)
  expect(await app.inbox(email)).toHaveLength(sent)
  await expect(operate('staff', 'block', '--email', email)).rejects.toThrow('blocked already')

  await operate('staff', 'unblock', '--email', email)
  await expect(operate('staff', 'unblock', '--email', email)).rejects.toThrow('not blocked')
  expect((await browser.call('console.session')).status).toBe(401)
  app.pass(3_600_000)
  expect((await (await signIn(email, phone)).call('console.session')).status).toBe(200)
})

test('other roles hold from the next call on', async () => {
  const [email, phone] = ['roles@desk.example', '+971501230903']
  await add(email, phone, 'reviewer')
  const browser = await signIn(email, phone)
  expect((await browser.call('signIn.identity', { body: {} })).status).toBe(403)
  await operate('staff', 'roles', '--email', email, '--roles', 'underwriter,desk_admin')
  await untilRightsAreKnown(app.database)
  expect((await browser.call('signIn.identity', { body: {} })).status).toBe(400)
  expect((await browser.call('console.session')).body.roles).toEqual(['underwriter', 'desk_admin'])
})

test('of sixteen commands that make the same account one does', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 16 }, () => add('same@desk.example', '+971501230904', 'finance')),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('everything an operator does stands in the audit log, with who sat at the machine', async () => {
  const entries = await recorded()
  expect(entries.map(({ action }) => action)).toEqual([
    'staff.added',
    'staff.added',
    'staff.blocked',
    'staff.unblocked',
    'staff.added',
    'staff.roles_changed',
    'staff.added',
  ])
  expect(entries[0]).toMatchObject({
    actor_id: 'operator:root',
    object: expect.stringMatching(/^staff:stf_/),
    after: { email: 'layla@desk.example', roles: ['finance', 'desk_admin'] },
  })
  expect(entries[5]).toMatchObject({
    before: { roles: ['reviewer'] },
    after: { roles: ['underwriter', 'desk_admin'] },
  })
})
