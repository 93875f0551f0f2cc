import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawFlags } from '@daftar/rules/access/raw-flags'
import { untilRightsAreKnown } from '../../../testing/rights-known.ts'
import { aMerchant, aStore } from '../../../testing/app/builders.ts'
import { aPerson, signInApp, type Browser, type SignInApp } from '../../../testing/app/sign-in-app.ts'
import { values } from '../../../platform/database/rows.ts'

let app: SignInApp
const withAdvance = new Set<string>()
beforeAll(async () => {
  app = await signInApp({
    hasAdvanceOrApplication: (_tx, merchantId) => Promise.resolve(withAdvance.has(merchantId)),
  })
})
afterAll(() => app.close())

const minutes = 60_000
let people = 0

/** A person of a merchant of their own, signed in. */
async function aSignedInPerson(role = 'workspace_admin') {
  people += 1
  const email = `person${people}@noor.example`
  const phone = `+9715012306${String(people).padStart(2, '0')}`
  const { merchantId, storeId } = await app.database.system((tx) => aMerchant(tx))
  const id = await aPerson(app, { email, phone, merchantId, role })
  return { id, email, phone, merchantId, storeId, browser: await app.signInAs(email, phone) }
}

async function accountOf(browser: Browser) {
  return (await browser.call('accounts.read')).body
}

async function setExperiments(merchantId: string, experiments: Record<string, boolean>): Promise<void> {
  await app.database.system(async (tx) => {
    await tx`delete from merchant_experiment where merchant_id = ${merchantId}`
    for (const [name, enabled] of Object.entries(experiments))
      await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', { merchant_id: merchantId, name, enabled, changed_at: new Date() })}`
  })
}

test('the account holds the person, the raw flags and what the server computed of them [ACC-01, ACC-02, ACC-03, PERM-01, PERM-02, PERM-09, DEC-PERM-13, ADD-05]', async () => {
  const { id, email, phone, merchantId, browser } = await aSignedInPerson()
  const account = await accountOf(browser)
  expect(account).toMatchObject({
    id,
    first_name: 'Noor',
    last_name: 'Hadid',
    email,
    phone,
    created_at: '2026-01-01T00:00:00.000Z',
    merchant_name: 'Test Merchant',
    country: 'ARE',
    workspaces: [{ merchant_id: merchantId, name: 'Test Merchant', stores: 1 }],
    experiments: [{ name: 'capital', value: 'true' }],
  })
  expect(account.permissions).toMatchObject({ merchant_id: merchantId, role: 'workspace_admin' })
  expect(Object.keys(account.permissions)).toEqual(expect.arrayContaining([...rawFlags]))
  expect((await browser.call('accounts.permissions')).body).toEqual(account.permissions)
  expect(account.computedPermissions).toMatchObject({
    canViewCapital: true,
    canViewDashboard: true,
    isWorkspaceAdmin: true,
    hasMerchantAccess: true,
    canViewMerchantWallet: false,
    canCreateApplication: false,
  })
})

test('experiments have name and value; the account keeps the enabled ones [PERM-03, PERM-04, PERM-05, PERM-06, PERM-12, CAP-54, CAPI-28]', async () => {
  const { id, merchantId, browser } = await aSignedInPerson()
  await setExperiments(merchantId, { capital: false, ads: true, locations: true, merchant_wallet: true })
  const ask = (entity: string, kind = 'merchant_account') =>
    browser.call('settings.experiments', { query: `?entity_id=${entity}&entity=${kind}` })
  expect((await ask(id)).body).toEqual({
    experiments: [
      { name: 'ads', value: 'true' },
      { name: 'capital', value: 'false' },
      { name: 'locations', value: 'true' },
      { name: 'merchant_wallet', value: 'true' },
    ],
  })
  const { experiments, computedPermissions } = await accountOf(browser)
  expect(experiments.map(({ name }: { name: string }) => name)).toEqual([
    'ads',
    'locations',
    'merchant_wallet',
  ])
  expect(computedPermissions).toMatchObject({
    canViewCapital: false,
    canViewAds: true,
    canViewMerchantWallet: true,
  })
  const stranger = await aSignedInPerson()
  expect((await ask(stranger.id)).status).toBe(404)
  expect((await ask(id, 'merchant')).status).toBe(400)
})

test('orders and payment links follow their flags, which come with the role; capital follows payouts [PERM-27, PERM-31]', async () => {
  const rightsOf = async (role: string) => {
    const { permissions, computedPermissions: may } = await accountOf((await aSignedInPerson(role)).browser)
    expect(may).toMatchObject({
      canViewOrders: permissions.is_order_view_allowed,
      canCreatePaymentLinks: permissions.is_order_creation_allowed,
      isPayoutsAllowed: permissions.is_payouts_allowed,
    })
    return [may.canViewOrders, may.canCreatePaymentLinks, may.isPayoutsAllowed, may.canViewCapital]
  }
  expect(await rightsOf('workspace_admin')).toEqual([true, true, true, true])
  expect(await rightsOf('settlements')).toEqual([true, false, true, true])
  expect(await rightsOf('supervisor')).toEqual([true, true, false, false])
  expect(await rightsOf('sales_manager')).toEqual([true, true, false, false])
})

test('an experiment of that name switches capital or its fake door on, and only while its value is on [PERM-40, PERM-41]', async () => {
  const { merchantId, browser } = await aSignedInPerson()
  const capital = async (experiments: Record<string, boolean>) => {
    await setExperiments(merchantId, experiments)
    return (await accountOf(browser)).computedPermissions.canViewCapital
  }
  expect(await capital({ capital: true })).toBe(true)
  expect(await capital({ capital_fake_door: true })).toBe(true)
  expect(await capital({ capital: false, capital_fake_door: false })).toBe(false)
  expect(await capital({ capital_waitlist: true, ads: true })).toBe(false)
})

test('a merchant with an advance or an application is never shown the fake door [DEC-CAP-3]', async () => {
  const { id, merchantId, browser } = await aSignedInPerson()
  await setExperiments(merchantId, { capital_fake_door: true })
  expect((await accountOf(browser)).experiments).toEqual([{ name: 'capital_fake_door', value: 'true' }])
  withAdvance.add(merchantId)
  const account = await accountOf(browser)
  expect(account.experiments).toEqual([])
  expect(account.computedPermissions.canViewCapital).toBe(true)
  const asked = await browser.call('settings.experiments', {
    query: `?entity_id=${id}&entity=merchant_account`,
  })
  expect(asked.body).toEqual({ experiments: [] })
})

test('dashboard needs a visible store whose first one sells something [PERM-21, DEC-PERM-6]', async () => {
  const { id, merchantId, storeId, browser } = await aSignedInPerson('sales_manager')
  const permissions = async () => (await accountOf(browser)).computedPermissions
  expect(await permissions()).toMatchObject({ canViewDashboard: true })
  const second = await app.database.system(async (tx) => {
    const made = await aStore(tx, { merchantId, storeId, personId: id, currency: 'AED' })
    await tx`update store set products = '{}' where id = ${made}`
    return made
  })
  const limit = async (stores: string[] | null) => {
    await app.database.system((tx) => tx`update membership set store_ids = ${stores} where person_id = ${id}`)
    await untilRightsAreKnown(app.database)
  }
  await limit([second])
  expect(await permissions()).toMatchObject({ canViewDashboard: false })
  await limit([])
  expect((await accountOf(browser)).permissions).toMatchObject({
    has_store_access: false,
    has_merchant_access: true,
  })
  await limit(null)
  expect(await permissions()).toMatchObject({ canViewDashboard: true })
})

test('an applicant without merchant access creates and views by the state of the application [PERM-22, PERM-23, DEC-PERM-7]', async () => {
  const id = await aPerson(app, { email: 'applicant@noor.example', phone: '+971501239901' })
  let browser = await app.signInAs('applicant@noor.example', '+971501239901')
  const rights = async () => {
    const { canCreateApplication, canViewApplication } = (await accountOf(browser)).computedPermissions
    return [canCreateApplication, canViewApplication]
  }
  expect(await rights()).toEqual([true, false])
  const application = {
    id: 'onb_1',
    merchant_id: 'mer_onb_1',
    person_id: id,
    status: 'draft' as const,
    created_at: new Date(),
  }
  await app.database.system(
    (tx) => tx`insert into onboarding_application ${values(tx, 'onboarding_application', application)}`,
  )
  // Whose rows somebody reaches is known for a second; another session asks anew.
  browser = await app.signInAs('applicant@noor.example', '+971501239901')
  expect(await rights()).toEqual([true, true])
  for (const [status, expected] of [
    ['partially_submitted', [false, true]],
    ['submitted', [false, false]],
  ] as const) {
    await app.database.system((tx) => tx`update onboarding_application set status = ${status}`)
    expect(await rights()).toEqual(expected)
  }
})

/** Proves the linked phone; what comes of it goes with both calls that change it. */
async function proofOf({ browser, phone }: { browser: Browser; phone: string }): Promise<string> {
  expect((await browser.call('accounts.phoneProof', {})).status).toBe(200)
  const otp_code = await app.codeOf(phone)
  return (await browser.call('accounts.phoneProve', { body: { otp_code } })).body.proof
}

test('a linked phone is not changed without a code to it, nor with the proof of another, or of long ago', async () => {
  const { email, phone, browser } = await aSignedInPerson()
  const fresh = '+971501239811'
  const needed = { status: 409, body: { details: { reason: 'phone_proof_needed' } } }
  const send = (proof?: string) =>
    browser.call('accounts.phone', { body: { phone: fresh, ...(proof && { proof }) } })
  expect(await send()).toMatchObject(needed)
  expect(
    await browser.call('accounts.phoneVerify', { body: { phone: fresh, otp_code: '1234' } }),
  ).toMatchObject(needed)
  expect((await browser.call('accounts.phoneProve', { body: { otp_code: '1234' } })).body.error).toBe(
    'otp verification failed',
  )
  const elsewhere = { browser: await app.signInAs(email, phone), phone }
  app.pass(2 * minutes)
  expect(await send(await proofOf(elsewhere))).toMatchObject(needed)
  expect(await send(await proofOf(await aSignedInPerson()))).toMatchObject(needed)
  app.pass(2 * minutes)
  const proof = await proofOf({ browser, phone })
  expect(await send(`${proof}x`)).toMatchObject(needed)
  expect((await send(proof)).status).toBe(200)
  const otp_code = await app.codeOf(fresh)
  app.pass(15 * minutes)
  expect(
    await browser.call('accounts.phoneVerify', { body: { phone: fresh, proof, otp_code } }),
  ).toMatchObject(needed)
})

test('strangers who flood the sign-in with a number take no codes from its owner, who is signed in', async () => {
  const owner = await aSignedInPerson()
  const sent: number[] = []
  for (let stranger = 0; stranger < 7; stranger += 1) {
    const browser = app.browser()
    const begun = await browser.begin({ phone: owner.phone })
    sent.push(begun.status)
    if (begun.status === 200)
      await browser.call('signIn.verify', {
        body: { session_id: begun.body.session_id, otp_code: 'none' },
      })
  }
  expect(sent.at(-1)).toBe(429)
  expect(await app.inbox(owner.phone)).not.toEqual([])
  app.pass(1_000)
  expect(await proofOf(owner)).toMatch(/./)
})

test('a changed phone is confirmed with a 4-digit code sent to the new one [ACC-07, ACC-08, DEC-ACC-2, DEC-ACC-3]', async () => {
  const { id, email, phone, browser } = await aSignedInPerson()
  const elsewhere = await app.signInAs(email, phone)
  const fresh = '+971 50 123 9801'
  const proof = await proofOf({ browser, phone })
  expect((await browser.call('accounts.phone', { body: { phone: fresh, proof } })).body).toEqual({
    resend_at: new Date(app.clock.now().getTime() + 2 * minutes).toISOString(),
  })
  const code = await app.codeOf('+971501239801')
  expect(code).toMatch(/^\d{4}$/)
  expect((await accountOf(browser)).phone).toBe(phone)

  const answer = await browser.call('accounts.phoneVerify', {
    body: { phone: fresh, proof, otp_code: code },
  })
  expect(answer.body).toEqual({ phone: '+971501239801' })
  expect((await accountOf(browser)).phone).toBe('+971501239801')
  const told = async (to: string) => (await app.inbox(to)).filter(({ code: carried }) => carried === null)
  expect((await told(email))[0]?.text).toContain('•••••01')
  expect((await told(phone))[0]?.text).toContain('•••••01')
  expect((await elsewhere.call('accounts.read')).body.details.reason).toBe('session_revoked')
  const devices = await app.database.system((tx) => tx`select 1 from known_device where subject_id = ${id}`)
  expect(devices).toHaveLength(0)
  expect(
    await browser.call('accounts.phoneVerify', { body: { phone: fresh, proof, otp_code: code } }),
  ).toMatchObject({ body: { details: { reason: 'phone_proof_needed' } } })
})

test('a sign-in that waits for the old phone ends with the change', async () => {
  const { email, phone, browser } = await aSignedInPerson()
  const waiting = app.browser()
  app.pass(minutes)
  const begun = await waiting.begin({ email })
  const body = { session_id: begun.body.session_id, otp_code: await app.codeOf(email) }
  await waiting.call('signIn.verify', { body })
  await waiting.call('signIn.challenge', { body: {} })
  const old = await app.codeOf(phone)
  app.pass(2 * minutes)
  const proof = await proofOf({ browser, phone })
  await browser.call('accounts.phone', { body: { phone: '+971501239802', proof } })
  const otp_code = await app.codeOf('+971501239802')
  await browser.call('accounts.phoneVerify', { body: { phone: '+971501239802', proof, otp_code } })
  expect((await waiting.call('signIn.challengeVerify', { body: { otp_code: old } })).body.error).toBe(
    'session expired',
  )
})

test('a phone is linked where none was; one that somebody else has is refused after its code [ACC-06, ACC-11]', async () => {
  const taken = await aSignedInPerson()
  const { id, email, browser } = await aSignedInPerson()
  await app.database.system((tx) => tx`update person set phone = null where id = ${id}`)
  expect((await browser.call('accounts.phone', { body: { phone: taken.phone } })).status).toBe(200)
  const code = await app.codeOf(taken.phone)
  expect(
    await browser.call('accounts.phoneVerify', { body: { phone: taken.phone, otp_code: code } }),
  ).toMatchObject({ status: 409, body: { error: 'phone number is not unique' } })
  expect((await accountOf(taken.browser)).phone).toBe(taken.phone)
  await browser.call('accounts.phone', { body: { phone: '+971501239803' } })
  const otp_code = await app.codeOf('+971501239803')
  const linked = await browser.call('accounts.phoneVerify', { body: { phone: '+971501239803', otp_code } })
  expect(linked.body).toEqual({ phone: '+971501239803' })
  const [notice] = (await app.inbox(email)).filter(({ code: carried }) => carried === null)
  expect(notice?.text).toContain('was added')
})

test('the phone flow answers its server messages [ACC-09, ACC-10, ACC-12, ACC-13, ACC-14]', async () => {
  const { id, browser, phone: linked } = await aSignedInPerson()
  const phone = '+971501239804'
  const proof = await proofOf({ browser, phone: linked })
  const send = () => browser.call('accounts.phone', { body: { phone, proof } })
  const verify = (otp_code: string, to = phone) =>
    browser.call('accounts.phoneVerify', { body: { phone: to, proof, otp_code } })
  expect((await browser.call('accounts.phone', { body: { phone: '+97150' } })).body.error).toBe(
    'could not validate phone',
  )
  expect((await verify('1234', '123')).body.error).toBe('could not validate phone')
  expect((await verify('1234')).body.error).toBe('otp verification failed')
  await send()
  const code = await app.codeOf(phone)
  const wrong = code === '0000' ? '0001' : '0000'
  expect((await verify(wrong)).body.error).toBe('invalid otp code')
  expect((await verify(code, '+971501239805')).body.error).toBe('otp verification failed')
  const stranger = await aSignedInPerson()
  const stolen = await stranger.browser.call('accounts.phoneVerify', {
    body: { phone, proof: await proofOf(stranger), otp_code: code },
  })
  expect(stolen.body.error).toBe('otp verification failed')
  app.pass(2 * minutes)
  expect((await verify(code)).body.error).toBe('invalid otp code')
  for (let count = 0; count < 3; count += 1) await verify(wrong)
  expect(await verify(code)).toMatchObject({
    status: 429,
    body: { error: 'too many attempts to verify code' },
  })
  expect(await send()).toMatchObject({ status: 429, body: { error: 'too many attempts to send code' } })
  await app.database.system((tx) => tx`update person set email_unconfirmed = true where id = ${id}`)
  expect((await send()).body.error).toBe('email is not confirmed')
})

test('64 parallel confirmations of one phone code link it once and tell the owner once', async () => {
  const { email, browser, phone: linked } = await aSignedInPerson()
  const phone = '+971501239806'
  const proof = await proofOf({ browser, phone: linked })
  await browser.call('accounts.phone', { body: { phone, proof } })
  const otp_code = await app.codeOf(phone)
  const answers = await Promise.all(
    Array.from({ length: 64 }, () =>
      browser.call('accounts.phoneVerify', { body: { phone, proof, otp_code } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await app.inbox(email)).filter(({ code }) => code === null)).toHaveLength(1)
})
