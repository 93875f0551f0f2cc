import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilRightsAreKnown } from '../../../testing/rights-known.ts'
import {
  aPerson,
  aStaffMember,
  signInApp,
  type Browser,
  type SignInApp,
} from '../../../testing/app/sign-in-app.ts'

let app: SignInApp
beforeAll(async () => void (app = await signInApp()))
afterAll(() => app.close())

const minutes = 60_000

async function deskSignIn(
  contact: { email: string } | { phone: string },
  browser = app.browser(),
): Promise<Browser> {
  const [first = ''] = Object.values(contact)
  app.pass(1_000)
  const begun = await browser.begin(contact, { audience: 'desk' })
  const body = { session_id: begun.body.session_id, otp_code: await app.codeOf(first) }
  const { body: verified } = await browser.call('signIn.verifyForStaff', { body })
  expect(verified.status).toBe('input_2fa')
  return browser
}

test('staff sign in to the console with both their contacts, whichever comes first', async () => {
  await aStaffMember(app, { email: 'under@desk.example', phone: '+971501230101', roles: ['underwriter'] })
  const browser = await deskSignIn({ email: 'under@desk.example' })
  expect((await browser.call('console.session')).status).toBe(401)
  expect((await browser.call('signIn.challengeForStaff', { body: {} })).body).toMatchObject({
    phone: '•••••01',
  })
  const otp_code = await app.codeOf('+971501230101')
  const done = await browser.call('signIn.challengeVerifyForStaff', { body: { otp_code } })
  expect(done.body.auth_token).toMatch(/^[0-9a-z]{52}$/)
  expect((await browser.call('console.session')).body).toMatchObject({ name: 'Sam', roles: ['underwriter'] })

  const byPhone = await deskSignIn({ phone: '+971501230101' })
  expect((await byPhone.call('signIn.challengeForStaff', { body: {} })).body).toMatchObject({
    email: 'u•••••@desk.example',
  })
})

test('the console needs the second factor even where merchants do without it, and nobody signs up to it', async () => {
  const lenient = await signInApp({ settings: { requireSecondFactor: false } })
  try {
    await aStaffMember(lenient, { email: 'strict@desk.example', phone: '+971501230102' })
    const browser = lenient.browser()
    const begun = await browser.begin({ email: 'strict@desk.example' }, { audience: 'desk' })
    const body = {
      session_id: begun.body.session_id,
      otp_code: await lenient.codeOf('strict@desk.example'),
    }
    const verified = await browser.call('signIn.verifyForStaff', { body })
    expect(verified.body).toEqual({ status: 'input_2fa', factor: 'phone', phone: '•••••02' })
    expect(browser.cookies.has('daftar_desk_session')).toBe(false)
  } finally {
    await lenient.close()
  }
})

test('a merchant is nobody to the console and staff are nobody to the shop, tokens and codes included', async () => {
  await aPerson(app, { email: 'owner@noor.example', phone: '+971501230103' })
  await aStaffMember(app, { email: 'both@desk.example', phone: '+971501230104' })
  const owner = await app.signInAs('owner@noor.example', '+971501230103')
  const crossing = app.browser()
  crossing.bearer = owner.cookies.get('daftar_session') ?? ''
  expect((await crossing.call('console.session')).status).toBe(401)
  const begun = await crossing.begin({ email: 'owner@noor.example' }, { audience: 'desk' })
  expect(begun.status).toBe(200)
  const merchantSide = app.browser()
  await merchantSide.begin({ email: 'owner@noor.example' })
  const otp_code = await app.codeOf('owner@noor.example')
  const body = { session_id: begun.body.session_id, otp_code }
  expect((await crossing.call('signIn.verifyForStaff', { body })).body.error).toBe('invalid otp code')

  const staff = await deskSignIn({ email: 'both@desk.example' })
  staff.cookies.set('daftar_flow', staff.cookies.get('daftar_desk_flow') ?? '')
  expect((await staff.call('signIn.challengeSetup', { body: { phone: '+971501230105' } })).body.error).toBe(
    'session expired',
  )
})

test('staff sessions end by logout, by idling 15 minutes, by a block, and lose a role at once', async () => {
  const id = await aStaffMember(app, {
    email: 'fin@desk.example',
    phone: '+971501230106',
    roles: ['finance', 'desk_admin'],
  })
  const signIn = async () => {
    app.pass(61 * minutes)
    const browser = await deskSignIn({ email: 'fin@desk.example' })
    await browser.call('signIn.challengeForStaff', { body: {} })
    const otp_code = await app.codeOf('+971501230106')
    await browser.call('signIn.challengeVerifyForStaff', { body: { otp_code } })
    return browser
  }
  const first = await signIn()
  const token = first.cookies.get('daftar_desk_session') ?? ''
  expect((await first.call('sessions.logoutForStaff')).status).toBe(204)
  first.cookies.set('daftar_desk_session', token)
  expect((await first.call('console.session')).body.details.reason).toBe('session_revoked')

  const idle = await signIn()
  app.pass(14 * minutes)
  expect((await idle.call('console.session')).status).toBe(200)
  app.pass(14 * minutes)
  expect((await idle.call('console.session')).status).toBe(200)
  app.pass(15 * minutes)
  expect((await idle.call('console.session')).status).toBe(401)

  const demoted = await signIn()
  expect((await demoted.call('console.session')).body.roles).toEqual(['finance', 'desk_admin'])
  await app.database.system((tx) => tx`update staff set roles = '{finance}' where id = ${id}`)
  await untilRightsAreKnown(app.database)
  expect((await demoted.call('console.session')).body.roles).toEqual(['finance'])
  await app.database.system((tx) => tx`update staff set blocked_at = now() where id = ${id}`)
  await untilRightsAreKnown(app.database)
  expect((await demoted.call('console.session')).status).toBe(401)
})
