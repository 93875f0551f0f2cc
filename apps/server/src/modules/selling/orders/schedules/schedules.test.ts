import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../testing/app/builders.ts'
import { aPerson } from '../../../../testing/app/sign-in-app.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { aShop, type Shop } from '../testing.ts'

let product: TestApp
let shop: Shop
beforeAll(async () => {
  product = await testApp({ now: '2026-11-01T00:00:00Z' })
  shop = await aShop(product)
  await product.app.schedules.runDue()
})
afterAll(() => product.close())

const dayMs = 24 * 3_600_000

/** Before the product's clock; after it where the days are below zero. */
function daysAgo(days: number): Date {
  return new Date(product.clock.now().getTime() - days * dayMs)
}

/** The product's clock moves, and whatever falls due is done, as the worker does it. */
async function passUntil(instant: string | number): Promise<void> {
  product.clock.set(new Date(instant))
  expect((await product.app.schedules.runDue()).failed).toBe(0)
}

async function read(id: string, own = shop) {
  return (await own.call('orders.read', { params: { id } })).body.payment
}

async function aSandbox(): Promise<Shop> {
  const sandbox = await aShop(product)
  await product.db.database.system(
    (tx) => tx`update merchant set sandbox_of = ${shop.merchantId} where merchant_id = ${sandbox.merchantId}`,
  )
  return sandbox
}

const warnings = (order: { events: { kind: string; detail: Record<string, string> }[] }) =>
  order.events.filter(({ kind }) => kind === 'capture_warning').map(({ detail }) => detail['days'])

/** The letters about captures that reached somebody, the newest first. */
async function lettersTo(address: string) {
  await product.settle()
  return (await product.inbox()).filter(
    ({ recipient, text }) => recipient === address && text.includes('captured yet'),
  )
}

test('an order nobody pays expires when its time is over, in a sandbox too [DEC-ORD-2]', async () => {
  const sandbox = await aSandbox()
  const at = new Date('2026-11-01T00:00:00Z')
  const expiresAt = new Date('2026-11-02T00:00:00Z')
  const given = { as: 'created', source: 'link', at } as const
  const one = await shop.order({ ...given, expiresAt })
  const tried = await sandbox.order({ ...given, expiresAt })
  const never = await shop.order({ ...given, expiresAt: null })
  const paid = await shop.order({ ...given, as: 'authorized', expiresAt })
  await passUntil('2026-11-01T23:59:00Z')
  expect((await read(one.id)).status).toBe('created')
  await passUntil('2026-11-02T00:01:00Z')
  const order = await read(one.id)
  expect(order.status).toBe('expired')
  expect(order.events.at(-1)).toMatchObject({
    kind: 'expired',
    at: expiresAt.toISOString(),
    actor_kind: 'system',
  })
  expect((await read(tried.id, sandbox)).status).toBe('expired')
  expect((await read(never.id)).status).toBe('created')
  expect((await read(paid.id)).status).toBe('authorized')
})

test('workspace admins are mailed on days 7, 14 and 19, once each, before the capture on day 21 [DEC-ORD-4]', async () => {
  const own = await aShop(product)
  await product.db.database.system(
    (tx) => tx`update merchant set name_ar = 'متجر نور' where merchant_id = ${own.merchantId}`,
  )
  const admins = [`${own.personId}@test.example`, 'second@shop.example'] as const
  await aPerson(product.db, { merchantId: own.merchantId, role: 'workspace_admin', email: admins[1] })
  await aPerson(product.db, { merchantId: own.merchantId, role: 'supervisor', email: 'else@shop.example' })
  const start = product.clock.now()
  const day = (days: number) => start.getTime() + days * dayMs
  const waiting = await own.order({ at: start, amountMinor: 10_000n })
  const part = await own.order({ at: start, amountMinor: 10_000n, as: 'part' })
  await own.order({ at: start, as: 'captured' })

  await passUntil(day(6.9))
  expect(warnings(await read(waiting.id, own))).toEqual([])
  await passUntil(day(7.3))
  await passUntil(day(8))
  expect(warnings(await read(waiting.id, own))).toEqual(['7'])
  for (const address of admins) {
    const letters = await lettersTo(address)
    expect(letters).toHaveLength(1)
    for (const part of ['2 orders wait', 'at Test Merchant', '150.00', waiting.number, 'طلبان', 'متجر نور'])
      expect(letters[0]?.text).toContain(part)
  }
  expect(await lettersTo('else@shop.example')).toEqual([])
  await passUntil(day(14.3))
  await passUntil(day(19.3))
  expect(warnings(await read(part.id, own))).toEqual(['7', '14', '19'])
  expect(await lettersTo(admins[0])).toHaveLength(3)
  expect((await read(waiting.id, own)).auto_capture_at).toBe(new Date(day(21)).toISOString())

  await passUntil(day(20.9))
  expect((await read(waiting.id, own)).status).toBe('authorized')
  await passUntil(day(21.1))
  const captured = await read(waiting.id, own)
  expect(captured).toMatchObject({
    status: 'captured',
    captured: '100.00',
    auto_capture_at: null,
    amounts: { fee: '5.00', vat: '0.25', net: '94.75' },
  })
  expect(captured.events.at(-1)).toMatchObject({ kind: 'captured', amount: '100.00', actor_kind: 'system' })
  expect((await read(part.id, own)).captures).toHaveLength(2)
  expect(await lettersTo(admins[0])).toHaveLength(3)
})

test('the money of a sandbox is left alone: neither told about nor captured', async () => {
  const sandbox = await aSandbox()
  const { id } = await sandbox.order({ at: daysAgo(25) })
  await passUntil(daysAgo(-0.5).getTime())
  const order = await read(id, sandbox)
  expect([order.status, warnings(order)]).toEqual(['authorized', []])
})

test('an order that passed several days at once is told about for the latest of them', async () => {
  const own = await aShop(product)
  const { id } = await own.order({ at: daysAgo(15) })
  await passUntil(daysAgo(-0.5).getTime())
  expect(warnings(await read(id, own))).toEqual(['14'])
})

test('a part captured under any word of the shop’s keeps neither its order nor another one from day 21', async () => {
  const own = await aShop(product)
  const { id } = await own.order({ at: daysAgo(21), amountMinor: 10_000n })
  const other = await own.order({ at: daysAgo(21) })
  const params = { id }
  await own.call('orders.capture', { params, body: { amount: '40', reference: 'auto' } })
  await passUntil(daysAgo(-0.1).getTime())
  expect(await read(id, own)).toMatchObject({ status: 'captured', captured: '100.00' })
  expect((await read(other.id, own)).status).toBe('captured')
})

test('many are captured as a set', async () => {
  const own = await aShop(product)
  const at = daysAgo(21)
  await product.db.database.system(async (tx) => {
    for (let index = 0; index < 25; index += 1) await anOrder(tx, own, { at })
  })
  await passUntil(daysAgo(-0.1).getTime())
  const query = { statuses: 'captured', page_size: '100' }
  const { body } = await own.call('orders.list', { query })
  expect(body.payments).toHaveLength(25)
})
