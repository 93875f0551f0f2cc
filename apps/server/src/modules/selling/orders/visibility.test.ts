import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, withShop, type Shop } from './testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await withShop()
})
afterAll(() => shop.product.close())

const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id)

test('without the right to see orders there are none to see [ORD-05]', async () => {
  const stranger = await shop.product.call('orders.list')
  expect(stranger.status).toBe(401)
  const everybody = ['workspace_admin', 'supervisor', 'sales_manager', 'settlements'] as const
  for (const role of everybody)
    expect((await shop.call('orders.list', { as: await shop.signInAs(role) })).status).toBe(200)
})

test('a person limited to one store sees, counts and opens its orders only [DEC-USR-5]', async () => {
  const own = await aShop(shop.product)
  const store = await own.anotherStore()
  const theirs = await own.order({ storeId: store })
  const other = await own.order()
  const as = await own.signInAs('supervisor', [store])
  const list = await own.call('orders.list', { as })
  expect([ids(list.body.payments), list.body.total]).toEqual([[theirs.id], 1])
  expect((await own.call('orders.total', { as })).body).toEqual({ total: 1, is_all: true })
  const asked = await own.call('orders.list', { as, query: { store_ids: own.storeId } })
  expect(asked.body.payments).toEqual([])
  const found = await own.call('orders.list', { as, query: { search: other.number } })
  expect(found.body.payments).toEqual([])
  const { counts } = (await own.call('orders.counts', { as })).body
  expect(counts).toContainEqual({ status: 'authorized', count: 1 })
  const { bands } = (await own.call('orders.uncaptured', { as })).body
  expect(bands.map(({ count }: { count: number }) => count)).toEqual([1, 0, 0, 0])
  for (const id of ['orders.read', 'orders.payouts', 'orders.receipt'] as const)
    expect((await own.call(id, { as, params: { id: other.id } })).status).toBe(404)
  expect((await own.call('orders.close', { as, params: { id: other.id } })).status).toBe(404)
  const bulk = await own.call('orders.captureMany', { as, body: { ids: [other.id, theirs.id] } })
  expect(bulk.body.results).toMatchObject([{ reason: 'not_found' }, { outcome: 'captured' }])
  const nowhere = await own.signInAs('supervisor', [])
  expect((await own.call('orders.list', { as: nowhere })).body.payments).toEqual([])
})

test('another merchant’s orders are neither listed nor found nor changed', async () => {
  const other = await aShop(shop.product)
  const theirs = await other.order()
  const listed = async (query: Record<string, string>) =>
    (await shop.call('orders.list', { query })).body.payments
  expect(await listed({ search: theirs.number })).toEqual([])
  for (const id of ['orders.read', 'orders.payouts', 'orders.receipt'] as const)
    expect((await shop.call(id, { params: { id: theirs.id } })).status).toBe(404)
  const taken = await shop.call('orders.capture', { params: { id: theirs.id }, body: { amount: '1' } })
  expect(taken.status).toBe(404)
  expect(await listed({ store_ids: other.storeId })).toEqual([])
})

test('counts tell each status; what waits for its capture is told by age [DEC-ORD-2]', async () => {
  const own = await aShop(shop.product)
  const waiting = {
    '2026-11-22T07:00:00Z': 0,
    '2026-11-15T08:00:00Z': 1,
    '2026-11-08T07:00:00Z': 2,
    '2026-11-02T07:00:00Z': 3,
  }
  for (const at of Object.keys(waiting)) await own.order({ at: new Date(at), amountMinor: 10_000n })
  await own.order({ at: new Date('2026-11-15T08:00:01Z'), as: 'part', amountMinor: 3_000n })
  await own.order({ as: 'captured' })
  await own.order({ as: 'cancelled' })
  const { body } = await own.call('orders.uncaptured')
  expect(body).toEqual({
    bands: [
      { band: 'fresh', currency: 'AED', count: 2, amount: '115.00' },
      { band: 'week', currency: 'AED', count: 1, amount: '100.00' },
      { band: 'fortnight', currency: 'AED', count: 1, amount: '100.00' },
      { band: 'late', currency: 'AED', count: 1, amount: '100.00' },
    ],
    warn_days: [7, 14, 19],
    auto_capture_days: 21,
  })
  for (const { band, count } of body.bands) {
    const page = (await own.call('orders.list', { query: { waiting: band, statuses: 'authorized' } })).body
    expect(page.total, band).toBe(count)
    expect(page.payments.every((one: { status: string }) => one.status === 'authorized')).toBe(true)
  }
  const { counts } = (await own.call('orders.counts')).body
  expect(
    Object.fromEntries(counts.map((one: { status: string; count: number }) => [one.status, one.count])),
  ).toEqual({
    created: 0,
    authorized: 5,
    captured: 1,
    partially_refunded: 0,
    refunded: 0,
    cancelled: 1,
    rejected: 0,
    expired: 0,
  })
})

test('a hundred and more are told as a hundred, also where several stores come to it [DEC-ORD-1, DEC-USR-5]', async () => {
  const own = await aShop(shop.product)
  const stores = [own.storeId, await own.anotherStore('Second'), await own.anotherStore('Third')]
  await own.product.db.database.system(
    (tx) => tx`
      insert into orders (merchant_id, id, store_id, number, currency, amount_minor, shopper_name, created_at, status)
      select ${own.merchantId}, 'many' || n, (${stores}::text[])[1 + n % 3], 'many' || n, 'AED', 100, '', '2026-11-01',
             'authorized'
        from generate_series(1, 180) n`,
  )
  const { body } = await own.call('orders.list')
  expect([body.total, body.payments.length]).toEqual([100, 20])
  const authorized = async (storeIds: string[] | null) => {
    const as = storeIds ? await own.signInAs('supervisor', storeIds) : undefined
    const { counts } = (await own.call('orders.counts', as ? { as } : {})).body
    return counts.find(({ status }: { status: string }) => status === 'authorized').count
  }
  expect(await authorized(null)).toBe(100)
  expect(await authorized(stores.slice(0, 1))).toBe(60)
  expect(await authorized(stores.slice(0, 2))).toBe(100)
  expect(await authorized([])).toBe(0)
})
