import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aPerson, signInApp, type Browser, type SignInApp } from '../../../testing/app/sign-in-app.ts'
import type { Row } from '../../../platform/database/rows.ts'

let app: SignInApp
let merchant: MerchantFacts
let admin: Browser
let admins = 0
beforeAll(async () => void (app = await signInApp()))
beforeEach(async () => {
  admins += 1
  app.pass(120_000)
  merchant = await app.database.system((tx) => aMerchant(tx))
  const [email, phone] = [`admin${admins}@noor.example`, `+9715012350${String(admins).padStart(2, '0')}`]
  await aPerson(app, { email, phone, merchantId: merchant.merchantId })
  admin = await app.signInAs(email, phone)
})
afterAll(() => app.close())

const invite = async (more: object) => {
  const given = {
    first_name: 'Mona',
    last_name: 'Hadid',
    email: '',
    phone: '',
    role: 'settlements',
    store_ids: null,
  }
  return (await admin.call('users.invite', { body: { ...given, ...more } })).body.users.at(-1)
}
const accountOf = async (browser: Browser) => (await browser.call('accounts.read')).body
const list = async () => (await admin.call('users.list')).body.users
const joinedOf = (merchantId: string) =>
  app.database.system(
    (tx) => tx<Row<'audit_entry', 'object' | 'after'>[]>`
      select object, after from audit_entry where merchant_id = ${merchantId} and action = 'member.joined'`,
  )

test('whoever is invited by e-mail signs up with it and is in, by name and role as given [USR-04, DEC-USR-2]', async () => {
  await invite({ email: 'mona@noor.example' })
  const mona = await app.signInAs('mona@noor.example', '+971501236001')
  const { id, first_name, permissions, workspaces } = await accountOf(mona)
  expect([first_name, permissions.merchant_id, permissions.role]).toEqual([
    'Mona',
    merchant.merchantId,
    'settlements',
  ])
  expect(workspaces).toHaveLength(1)
  expect((await list()).at(-1)).toMatchObject({ id, status: 'active', email: 'mona@noor.example' })
  expect(await joinedOf(merchant.merchantId)).toEqual([
    { object: `person:${id}`, after: { role: 'settlements', store_ids: null } },
  ])
})

test('a contact that was only typed by somebody lets nobody in, a proven second one does', async () => {
  const id = await aPerson(app, {
    email: 'sara@noor.example',
    phone: '+971501236002',
    phoneUnconfirmed: true,
  })
  await invite({ phone: '+971501236002' })
  expect(await list()).toHaveLength(3)
  const open = await app.database.system((tx) => tx`select 1 from membership where person_id = ${id}`)
  expect(open).toHaveLength(0)
  await app.signInAs('sara@noor.example', '+971501236002')
  expect((await list()).at(-1)).toMatchObject({ id, status: 'active' })
})

test('an invitation that is over or withdrawn lets nobody in', async () => {
  await invite({ email: 'late@noor.example' })
  const { id } = await invite({ email: 'withdrawn@noor.example' })
  await admin.call('users.revoke', { params: { id } })
  app.clock.advance(7 * 86_400_000)
  for (const [email, phone] of [
    ['late@noor.example', '+971501236003'],
    ['withdrawn@noor.example', '+971501236004'],
  ] as const)
    expect((await accountOf(await app.signInAs(email, phone))).permissions.merchant_id).toBeNull()
})

test('who is signed in elsewhere takes an invitation up or turns it down, and nobody else sees it [DEC-USR-2]', async () => {
  const other = await app.database.system((tx) => aMerchant(tx))
  await aPerson(app, { email: 'rami@noor.example', phone: '+971501236005', merchantId: other.merchantId })
  const rami = await app.signInAs('rami@noor.example', '+971501236005')
  const { id } = await invite({ email: 'rami@noor.example' })
  const open = async (of: Browser) => (await of.call('users.invitations')).body.invitations
  expect(await open(rami)).toMatchObject([{ id, merchant_id: merchant.merchantId, name: 'Test Merchant' }])
  expect(await open(admin)).toEqual([])
  expect((await admin.call('users.join', { params: { id } })).status).toBe(404)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => rami.call('users.join', { params: { id } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await accountOf(rami)).workspaces.map((one: { merchant_id: string }) => one.merchant_id)).toEqual([
    other.merchantId,
    merchant.merchantId,
  ])
  expect(await joinedOf(merchant.merchantId)).toHaveLength(1)
  const nadia = await app.signInAs('nadia@noor.example', '+971501236006')
  const second = await invite({ email: 'nadia@noor.example' })
  expect((await nadia.call('users.decline', { params: { id: second.id } })).status).toBe(204)
  expect(await open(nadia)).toEqual([])
  expect((await list()).map(({ status }: { status: string }) => status)).not.toContain('invited')
})

test('nobody is asked about invitations that lie too long', async () => {
  await invite({ email: 'forgotten@noor.example' })
  app.clock.advance(37 * 86_400_000)
  await app.users.schedules[0]!.run(new Date(app.clock.now().getTime() + 1))
  expect(await list()).toHaveLength(2)
})
