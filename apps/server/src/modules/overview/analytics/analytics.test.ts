import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import {
  aMember,
  aMerchant,
  anOrder,
  aRefund,
  aStore,
  type GivenOrder,
  type MerchantFacts,
} from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let merchant: MerchantFacts
let second: string
let admin: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T11:53:00Z' })
  const made = await inSystem(async (tx) => {
    const shop = await aMerchant(tx)
    return { shop, second: await aStore(tx, shop) }
  })
  merchant = made.shop
  second = made.second
  admin = await app.signIn(merchant.personId)
  await trade()
})
afterAll(() => app.close())

const inSystem = <T>(work: Parameters<typeof app.db.database.system<T>>[0]) => app.db.database.system<T>(work)
const dubai = (text: string) => new Date(`${text}+04:00`)
const week = { from: '2026-11-15', to: '2026-11-21' }

/** Seven days before today with two shoppers, and the seven before those. */
async function trade() {
  const order = (at: string, amountMinor: bigint, phone: string, more: GivenOrder = {}) =>
    inSystem((tx) =>
      anOrder(tx, merchant, {
        ...{ at: dubai(at), amountMinor, as: 'captured', product: 'installments' },
        shopper: { name: 'Huda Mansour', phone, email: null },
        ...more,
      }),
    )
  await order('2026-11-10T10:00:00', 20_000n, '+971501110001')
  await order('2026-11-16T00:10:00', 30_000n, '+971501110001')
  await order('2026-11-16T23:50:00', 10_001n, '+971501110002', { storeId: second, product: 'pay_later' })
  await order('2026-11-18T10:00:00', 5_000n, '+971501110002', { as: 'rejected' })
  await order('2026-11-18T11:00:00', 9_000n, '+971501110003', { as: 'cancelled' })
  await order('2026-11-18T12:00:00', 9_000n, '+971501110004', { as: 'expired' })
  const waits = await order('2026-11-21T12:00:00', 15_000n, '+971501110002', { as: 'authorized' })
  expect(waits.id).toBeTruthy()
  const back = await order('2026-11-20T10:00:00', 5_000n, '+971501110005')
  await inSystem((tx) => aRefund(tx, merchant, back.id, 2_500n, dubai('2026-11-22T09:00:00')))
  await order('2026-11-22T09:00:00', 77_700n, '+971501110001')
  await app.app.schedules.runDue(new Date('2026-11-22T11:54:00Z'))
  await app.app.schedules.runDue(new Date('2026-11-22T11:56:00Z'))
}

const read = (query: Record<string, string> = week, as = admin, country = 'ARE') =>
  app.call('analytics.read', { params: { country }, query, as })
const metric = (name: string, query: Record<string, string> = week, as = admin) =>
  app.call('analytics.metric', { params: { country: 'ARE', metric: name }, query, as })

test('eight metrics of a period stand against the period before [DEC-ANA-1, DEC-ANA-2, DEC-ANA-4]', async () => {
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...week,
    country: 'ARE',
    currency: 'AED',
    zone: 'Asia/Dubai',
    countries: ['ARE'],
    before_from: '2026-11-08',
    before_to: '2026-11-14',
    is_running: false,
  })
  expect(body.tiles).toEqual([
    { metric: 'gmv', product: null, value: '600.01', before: '200.00', change: '200.0' },
    { metric: 'orders', product: null, value: '4', before: '1', change: '300.0' },
    { metric: 'aov', product: null, value: '150.00', before: '200.00', change: '-25.0' },
    { metric: 'approval_rate', product: null, value: '83.3', before: '100.0', change: '-16.7' },
    { metric: 'new_customers', product: null, value: '2', before: '1', change: '100.0' },
    { metric: 'repeat_rate', product: null, value: '50.0', before: '0.0', change: '50.0' },
    { metric: 'refund_rate', product: null, value: '4.2', before: '0.0', change: '4.2' },
    { metric: 'product_mix', product: 'installments', value: '83.3', before: '100.0', change: '-16.7' },
  ])
})

test('sales stand day by day, in the days of the stores, and stores by what they sold [DEC-ANA-2]', async () => {
  const { body } = await read()
  expect(body.sales).toHaveLength(7)
  expect(body.sales[1]).toMatchObject({ from: '2026-11-16', value: '400.01', before: '0.00', change: null })
  expect(body.sales[2]).toMatchObject({
    from: '2026-11-17',
    value: '0.00',
    before: '200.00',
    change: '-100.0',
  })
  expect(body.top_stores).toMatchObject([
    { store_id: merchant.storeId, amount: '500.00', orders: 3, share: '83.3' },
    { store_id: second, amount: '100.01', orders: 1, share: '16.7' },
  ])
})

test('sales are the same figure as on the first page of the merchant [OTH-01]', async () => {
  const { sales } = (await app.call('home.read', { as: admin })).body
  const { body } = await read({ from: '2026-11-16', to: '2026-11-22' })
  expect(body.tiles[0].value).toBe(sales.week.amount)
  expect(body.tiles[1].value).toBe(String(sales.week.orders))
  expect(body).toMatchObject({ is_running: true })
  expect(body.tiles.every(({ change }: { change: string | null }) => change === null)).toBe(true)
})

test('a metric is told by week, store and product; what has no denominator has no value [ANA-02, DEC-ANA-3]', async () => {
  const { body } = await metric('refund_rate', { from: '2026-11-11', to: '2026-11-21', granularity: 'week' })
  expect(body.series).toMatchObject([
    { from: '2026-11-11', to: '2026-11-15', value: null, before: null, change: null },
    { from: '2026-11-16', to: '2026-11-21', value: '4.2', before: '0.0' },
  ])
  const { body: repeats } = await metric('repeat_rate')
  expect(repeats.figure).toMatchObject({ metric: 'repeat_rate', value: '50.0' })
  expect(repeats.by_store).toMatchObject([
    { store_id: merchant.storeId, value: '66.7', before: '0.0' },
    { store_id: second, value: '0.0', before: null, change: null },
  ])
  expect(repeats.by_product).toMatchObject([
    { product: 'pay_later', value: '0.0' },
    { product: 'installments', value: '66.7' },
  ])
})

test('the product mix is told in amounts beside its shares [DEC-ANA-1]', async () => {
  const { body } = await metric('product_mix', { ...week, granularity: 'month' })
  expect(body.series).toMatchObject([{ value: '83.3' }])
  expect(body.series[0].parts).toHaveLength(2)
  expect(body.series[0].parts).toEqual(
    expect.arrayContaining([
      { product: 'installments', amount: '500.00' },
      { product: 'pay_later', amount: '100.01' },
    ]),
  )
})

test('a country of others, an unknown metric and a store that is not seen are not found [DEC-ANA-3]', async () => {
  expect((await read(week, admin, 'SAU')).status).toBe(404)
  expect((await read(week, admin, 'are')).status).toBe(404)
  expect((await metric('profit')).status).toBe(404)
  expect((await read({ ...week, store_ids: 'sto_none' })).status).toBe(404)
  expect((await read({ from: '2026-11-20', to: '2026-11-23' })).body.details.fields).toHaveProperty('to')
  expect((await read({ from: '2026-11-20', to: '2026-11-19' })).status).toBe(400)
  expect((await read({ from: '2025-11-20', to: '2026-11-20' })).status).toBe(400)
})

test('whoever is limited to a store reads its figures alone', async () => {
  const person = (storeIds: string[]) =>
    inSystem((tx) => aMember(tx, merchant.merchantId, { role: 'supervisor', storeIds }))
  const limited = await app.signIn(await person([second]))
  const { body } = await read(week, limited)
  expect(body.tiles[0]).toMatchObject({ value: '100.01' })
  expect(body.stores).toMatchObject([{ store_id: second }])
  expect((await read({ ...week, store_ids: merchant.storeId }, limited)).status).toBe(404)
  expect((await read({ ...week, store_ids: second })).body.tiles[0].value).toBe('100.01')
  expect((await read(week, await app.signIn(await person([])))).status).toBe(404)
})

test('admins, supervisors and bookkeepers read analytics, sellers do not [ANA-03, PERM-28, DEC-USR-5]', async () => {
  const status = async (role: 'supervisor' | 'settlements' | 'sales_manager') =>
    (await read(week, await app.signIn(await inSystem((tx) => aMember(tx, merchant.merchantId, { role })))))
      .status
  expect(await status('supervisor')).toBe(200)
  expect(await status('settlements')).toBe(200)
  expect(await status('sales_manager')).toBe(403)
})

test('another merchant reads nothing of it', async () => {
  const other = await app.signIn((await inSystem((tx) => aMerchant(tx))).personId)
  expect((await read(week, other)).body.tiles[0]).toMatchObject({ value: '0.00', before: '0.00' })
  expect((await read({ ...week, store_ids: merchant.storeId }, other)).status).toBe(404)
})

test('a merchant’s figures are read once in five minutes [DEC-ANA-4]', async () => {
  const own = await inSystem((tx) => aMerchant(tx))
  const as = await app.signIn(own.personId)
  const soldNow = async () => (await read({ from: '2026-11-22', to: '2026-11-22' }, as)).body.tiles[0].value
  expect(await soldNow()).toBe('0.00')
  await inSystem((tx) =>
    anOrder(tx, own, { at: dubai('2026-11-22T10:00:00'), as: 'captured', amountMinor: 500n }),
  )
  await app.app.schedules.runDue(new Date('2026-11-22T12:00:00Z'))
  app.clock.set(new Date('2026-11-22T11:57:59Z'))
  expect(await soldNow()).toBe('0.00')
  app.clock.set(new Date('2026-11-22T11:58:00Z'))
  expect(await soldNow()).toBe('5.00')
})

test('the table of a metric leaves as CSV in the reader’s language, and is on record [DEC-ANA-3]', async () => {
  const csv = (language: string) =>
    app.call('analytics.export', {
      params: { country: 'ARE', metric: 'gmv' },
      query: { from: '2026-11-15', to: '2026-11-16', language },
      as: admin,
    })
  const { status, headers, body } = await csv('en')
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('analytics_ARE_gmv_2026-11-15_2026-11-16.csv')
  expect(body.replace('\ufeff', '').split('\n')).toEqual([
    'First day,Last day,Sales volume,Period before,Unit',
    '2026-11-15,2026-11-15,0.00,0.00,AED',
    '2026-11-16,2026-11-16,400.01,0.00,AED',
    '',
  ])
  expect((await csv('ar')).body).toContain('حجم المبيعات')
  const [entry] = await inSystem(
    (tx) =>
      tx<
        Row<'audit_entry', 'object'>[]
      >`select object from audit_entry where action = 'analytics_exported' limit 1`,
  )
  expect(entry).toEqual({ object: 'analytics:ARE' })
})
