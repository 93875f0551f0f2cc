import { endpoints, type Endpoint } from '@daftar/contract'
import type { EndpointId } from '@daftar/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { aMember, aMerchant, anOrder, aSale, type MerchantFacts } from '../../../testing/app/builders.ts'
import { exampleCall } from '../../../testing/calls/example-call.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/** One person of two merchants: an admin of the first, sales manager of the second. */
let product: TestApp
let first: MerchantFacts
let second: MerchantFacts
let personId: string
let orders: { first: string; second: string }
beforeAll(async () => {
  product = await testApp({ now: '2026-11-22T08:00:00Z' })
  const at = product.clock.now()
  await inSystem(async (tx) => {
    first = await aMerchant(tx)
    second = await aMerchant(tx)
    personId = first.personId
    const email = `${personId}@test.example`
    await aMember(tx, second.merchantId, { email, role: 'sales_manager', at: new Date('2026-02-01') })
    await aSale(tx, first, 500_000n, new Date('2026-11-03T08:00:00Z'))
    orders = { first: (await anOrder(tx, first, { at })).id, second: (await anOrder(tx, second, { at })).id }
  })
  await product.app.runWeek('AED', new Date('2026-11-09T02:00:00Z'))
})
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)
const work = (as: string, merchant_id: string) => product.call('sessions.work', { as, body: { merchant_id } })
const accountOf = async (as: string) => (await product.call('accounts.read', { as })).body
const ordersOf = async (as: string) =>
  (await product.call('orders.list', { as })).body.payments.map(({ id }: { id: string }) => id)

test('a session works in one merchant at a time, with the role and the rows of that one alone', async () => {
  const as = await product.signIn(personId)
  expect((await accountOf(as)).permissions).toMatchObject({
    merchant_id: first.merchantId,
    role: 'workspace_admin',
  })
  expect(await ordersOf(as)).toContain(orders.first)
  const { body } = await work(as, second.merchantId)
  const there = await accountOf(body.auth_token)
  expect(there.permissions).toMatchObject({ merchant_id: second.merchantId, role: 'sales_manager' })
  expect(there.workspaces.map((one: { merchant_id: string }) => one.merchant_id)).toEqual([
    first.merchantId,
    second.merchantId,
  ])
  expect(await ordersOf(body.auth_token)).toEqual([orders.second])
  expect((await product.call('payouts.list', { as: body.auth_token })).status).toBe(403)
})

test('the token changes with the merchant, and nobody works in one they do not work for', async () => {
  const as = await product.signIn(personId)
  const stranger = await inSystem((tx) => aMerchant(tx))
  expect((await work(as, stranger.merchantId)).status).toBe(404)
  const { body } = await work(as, second.merchantId)
  expect((await product.call('accounts.read', { as })).status).toBe(401)
  const { sessions } = (await product.call('sessions.list', { as: body.auth_token })).body
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
})

test('the next sign-in lands where the person worked last, other sessions stay where they are', async () => {
  const elsewhere = await product.signIn(personId)
  const before = (await accountOf(elsewhere)).permissions.merchant_id
  const target = before === first.merchantId ? second : first
  await work(await product.signIn(personId), target.merchantId)
  expect((await accountOf(await product.signIn(personId))).permissions.merchant_id).toBe(target.merchantId)
  expect((await accountOf(elsewhere)).permissions.merchant_id).toBe(before)
})

/** Every reading call of an account that names something of a merchant. */
const naming = (Object.entries(endpoints) as [EndpointId, Endpoint][]).filter(
  ([id, { access, route, ofPerson }]) =>
    access.kind === 'account' &&
    !ofPerson &&
    route.startsWith('GET ') &&
    /"(mer|sto|ord|pyt)_0000"/.test(JSON.stringify(exampleCall(id))),
)

test('after a change no row of the merchant that was left is read, by any call that names one', async () => {
  const payout = await inSystem(
    (tx) => tx<Row<'payout', 'id'>[]>`select id from payout where merchant_id = ${first.merchantId}`,
  )
  const { body } = await work(await product.signIn(personId), second.merchantId)
  const things = {
    merchant: first.merchantId,
    store: first.storeId,
    order: orders.first,
    payout: payout[0]!.id,
  }
  expect(naming.length).toBeGreaterThan(10)
  for (const [id] of naming) {
    const { status } = await product.call(id, { ...exampleCall(id, things), as: body.auth_token })
    expect([id, status === 403 || status === 404]).toEqual([id, true])
  }
  const back = await work(body.auth_token, first.merchantId)
  const params = { id: orders.first }
  expect((await product.call('orders.read', { params, as: back.body.auth_token })).status).toBe(200)
})

test('a page of another merchant than the session works in by now is told so, and changes nothing', async () => {
  const { body } = await work(await product.signIn(personId), second.merchantId)
  const as = body.auth_token
  const stale = { 'x-workspace': first.merchantId }
  const link = { store_id: second.storeId, amount: '100', phone: '+971501234567', language: 'en' }
  const refused = await product.call('paymentLinks.create', { as, body: link, headers: stale })
  expect([refused.status, refused.body.details.reason]).toEqual([409, 'workspace_changed'])
  expect((await product.call('orders.list', { as, headers: stale })).status).toBe(409)
  expect((await product.call('accounts.read', { as, headers: stale })).status).toBe(200)
  const fresh = { 'x-workspace': second.merchantId }
  expect((await product.call('paymentLinks.create', { as, body: link, headers: fresh })).status).toBe(200)
})

test('what was answered to a key in one merchant is not answered to it in another', async () => {
  const make = (as: string, storeId: string) =>
    product.call('paymentLinks.create', {
      as,
      body: { store_id: storeId, amount: '100', phone: '+971501234567', language: 'en' },
      headers: { 'idempotency-key': 'the-same-key-twice' },
    })
  const here = (await work(await product.signIn(personId), first.merchantId)).body.auth_token
  expect((await make(here, first.storeId)).status).toBe(200)
  const there = (await work(here, second.merchantId)).body.auth_token
  expect((await make(there, first.storeId)).status).toBe(404)
})

test('who is removed from one merchant goes on in the other, but not where they were', async () => {
  const { body } = await work(await product.signIn(personId), second.merchantId)
  const here = await product.signIn(personId)
  const away = (await work(here, first.merchantId)).body.auth_token
  const admin = await product.signIn(second.personId)
  await product.call('users.remove', { as: admin, params: { id: personId } })
  expect((await product.call('accounts.read', { as: body.auth_token })).status).toBe(401)
  expect((await accountOf(away)).workspaces).toHaveLength(1)
})

test('who leaves the merchant they are in goes on in another of theirs with the same session', async () => {
  const third = await inSystem(async (tx) => {
    const one = await aMerchant(tx)
    await aMember(tx, one.merchantId, { email: `${personId}@test.example`, role: 'supervisor' })
    return one
  })
  const { body } = await work(await product.signIn(personId), third.merchantId)
  const as = body.auth_token
  expect((await product.call('users.leave', { as, params: { id: third.merchantId } })).status).toBe(204)
  expect((await accountOf(as)).permissions.merchant_id).toBe(first.merchantId)
})
