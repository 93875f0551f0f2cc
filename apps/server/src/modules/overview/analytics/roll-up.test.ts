import { dateInZone } from '@daftar/rules/calendar/zones'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOrder, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { eraseShopper, orderActions, theProduct } from '../../selling/orders/index.ts'
import { rollUp } from './roll-up.ts'
import { rollUpAll } from './schedule.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const actions = orderActions(() => Promise.resolve())
const products: PaymentProductType[] = ['installments', 'pay_later']
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => db.database.system(work)

type Counted = Row<
  'sales_day',
  | 'day'
  | 'store_id'
  | 'product'
  | 'orders'
  | 'sold_minor'
  | 'refunded_minor'
  | 'approved'
  | 'declined'
  | 'known_orders'
  | 'first_orders'
>

/** What the roll-up says, without days of which nothing counts any more. */
async function rolledUp({ merchantId }: MerchantFacts) {
  const rows = await inSystem(
    (tx) => tx<Counted[]>`
      select day::text as day, store_id, product, orders, sold_minor, refunded_minor, approved, declined, known_orders,
             first_orders
        from sales_day where merchant_id = ${merchantId}`,
  )
  return keyed(rows.map((row) => ({ ...row })))
}

const sold = new Set(['authorized', 'captured', 'partially_refunded', 'refunded'])

/** The same figures by plain counting, order by order. */
async function recounted({ merchantId }: MerchantFacts) {
  const orders = await inSystem(
    (tx) =>
      tx<
        Row<
          'orders',
          | 'store_id'
          | 'product'
          | 'status'
          | 'amount_minor'
          | 'captured_minor'
          | 'refunded_minor'
          | 'authorized_at'
          | 'shopper_phone'
          | 'created_at'
        >[]
      >`select * from orders where merchant_id = ${merchantId} order by created_at, id`,
  )
  const days = new Map<string, Counted>()
  const seen = new Set<string>()
  for (const order of orders) {
    if (order.status === 'created' || order.status === 'expired') continue
    const day = dateInZone(order.created_at.getTime(), 'Asia/Dubai')
    const key = `${day} ${order.store_id} ${order.product}`
    const row = days.get(key) ?? none(day, order.store_id, order.product)
    days.set(key, row)
    if (order.authorized_at) row.approved += 1
    if (order.status === 'rejected') row.declined += 1
    if (!sold.has(order.status)) continue
    row.orders += 1
    row.sold_minor += order.status === 'authorized' ? order.amount_minor : order.captured_minor
    row.refunded_minor += order.refunded_minor
    if (order.shopper_phone === null) continue
    row.known_orders += 1
    if (!seen.has(order.shopper_phone)) row.first_orders += 1
    seen.add(order.shopper_phone)
  }
  return keyed([...days.values()])
}

function none(day: string, store_id: string, product: string): Counted {
  const counts = { orders: 0, approved: 0, declined: 0, known_orders: 0, first_orders: 0 }
  return { day: day as Counted['day'], store_id, product, sold_minor: 0n, refunded_minor: 0n, ...counts }
}

function keyed(rows: readonly Counted[]): Record<string, Counted> {
  const keyOf = ({ day, store_id, product }: Counted) => `${day} ${store_id} ${product}`
  return Object.fromEntries(
    rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other))).map((row) => [keyOf(row), row]),
  )
}

const phones = ['+971500000001', '+971500000002', '+971500000003', null]
/** One thing that happens: an order is made, something happens to one, or what changed is counted. */
const step = fc.record({
  kind: fc.constantFrom(
    'make',
    'make',
    'make',
    'agree',
    'agree',
    'reject',
    'expire',
    'part',
    'rest',
    'close',
    'refund',
    'refund',
    'erase',
    'count',
  ),
  pick: fc.nat({ max: 1_000 }),
  amount: fc.integer({ min: 2, max: 50_000 }),
  phone: fc.nat({ max: phones.length - 1 }),
  /** Half hours, so that some lie on both sides of a midnight. */
  half: fc.nat({ max: 200 }),
  store: fc.boolean(),
  product: fc.nat({ max: 1 }),
})
type Step = ReturnType<typeof step.generate>['value']

interface Shop {
  merchant: MerchantFacts
  second: string
  orders: string[]
}

async function happen(shop: Shop, made: Step, number: number): Promise<void> {
  const { merchant, orders } = shop
  const { merchantId } = merchant
  const begin = Date.parse('2026-11-01T18:00:00Z')
  const at = new Date(begin + made.half * 1_800_000 + number)
  if (made.kind === 'count') return void (await inSystem((tx) => rollUp(tx, merchantId, 1 + (made.pick % 5))))
  if (made.kind === 'make') {
    const { id } = await inSystem((tx) =>
      anOrder(tx, merchant, {
        as: 'created',
        at,
        amountMinor: BigInt(made.amount),
        storeId: made.store ? shop.second : merchant.storeId,
        product: products[made.product]!,
        shopper: {
          name: 'Huda Mansour',
          phone: phones[made.phone]!,
          email: `s${made.pick % 3}@shopper.example`,
        },
      }),
    )
    orders.push(id)
    return
  }
  const orderId = orders[made.pick % Math.max(1, orders.length)]
  if (orderId === undefined) return
  const act = { merchantId, orderId, at, by: theProduct }
  const amountMinor = BigInt(made.amount)
  const found = phones[made.phone]
  await inSystem(async (tx): Promise<unknown> => {
    switch (made.kind) {
      case 'agree':
        return actions.authorizeOrder(tx, {
          ...act,
          product: products[made.product]!,
          ...(found && made.pick % 3 === 0 && { shopperPhone: found }),
        })
      case 'reject':
        return actions.rejectOrder(tx, act)
      case 'expire':
        return actions.expireOrder(tx, act)
      case 'part':
        return actions.captureOrder(tx, { ...act, amountMinor })
      case 'rest':
        return actions.captureOrder(tx, { ...act, amountMinor: 'rest' })
      case 'close':
        return actions.closeOrder(tx, { ...act, by: { kind: 'merchant', id: '', name: '' } })
      case 'refund':
        return actions.refundOrder(tx, { ...act, amountMinor, by: { kind: 'merchant', id: '', name: '' } })
      default:
        return eraseShopper(
          tx,
          { factor: 'email', contact: `s${made.pick % 3}@shopper.example` },
          new Date('2028-01-01'),
        )
    }
  })
}

async function aShop(): Promise<Shop> {
  return inSystem(async (tx) => {
    const merchant = await aMerchant(tx)
    return { merchant, second: await aStore(tx, merchant), orders: [] }
  })
}

test('a roll-up equals a recount whatever happens to orders, in turn and at once [ANA-01]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 50 }),
      fc.array(step, { minLength: 5, maxLength: 16 }),
      async (oneByOne, atOnce) => {
        const shop = await aShop()
        for (const [number, made] of oneByOne.entries()) await happen(shop, made, number)
        await rollUpAll(db.database, 3)
        expect(await rolledUp(shop.merchant)).toEqual(await recounted(shop.merchant))
        await Promise.all(atOnce.map((made, number) => happen(shop, made, 1_000 + number)))
        await Promise.all([1, 2, 3].map(() => rollUpAll(db.database, 4)))
        expect(await rolledUp(shop.merchant)).toEqual(await recounted(shop.merchant))
      },
    ),
    { numRuns: 12, seed: 20_261_127, endOnFailure: true },
  )
})

test('an order of an old day that changes counts again on its own day, and only then', async () => {
  const shop = await aShop()
  const { merchant } = shop
  const sale = (at: string) =>
    inSystem((tx) => anOrder(tx, merchant, { at: new Date(at), as: 'captured', amountMinor: 10_000n }))
  const old = await sale('2026-10-01T20:30:00Z')
  await sale('2026-11-20T08:00:00Z')
  await rollUpAll(db.database, 100)
  expect(Object.keys(await rolledUp(merchant)).map((key) => key.slice(0, 10))).toEqual([
    '2026-10-02',
    '2026-11-20',
  ])
  await inSystem((tx) => tx`update sales_day set sold_minor = 1 where merchant_id = ${merchant.merchantId}`)
  await inSystem((tx) =>
    actions.refundOrder(tx, {
      ...{ merchantId: merchant.merchantId, orderId: old.id, amountMinor: 2_500n },
      ...{ at: new Date('2026-11-21T08:00:00Z'), by: { kind: 'merchant', id: '', name: '' } },
    }),
  )
  await rollUpAll(db.database, 100)
  expect(Object.values(await rolledUp(merchant))).toMatchObject([
    { day: '2026-10-02', sold_minor: 10_000n, refunded_minor: 2_500n },
    { day: '2026-11-20', sold_minor: 1n, refunded_minor: 0n },
  ])
})

test('when the first order of a shopper is cancelled, the next one is the first, on another day', async () => {
  const { merchant, second } = await aShop()
  const made = (at: string, storeId: string, as?: 'authorized') =>
    inSystem((tx) => anOrder(tx, merchant, { at: new Date(at), storeId, as: as ?? 'captured' }))
  const first = await made('2026-11-02T08:00:00Z', merchant.storeId, 'authorized')
  await made('2026-11-05T08:00:00Z', second)
  await made('2026-11-09T08:00:00Z', merchant.storeId)
  const firsts = async () => {
    await rollUpAll(db.database, 100)
    return Object.values(await rolledUp(merchant)).map(({ day, first_orders }) => [day, first_orders])
  }
  expect(await firsts()).toEqual([
    ['2026-11-02', 1],
    ['2026-11-05', 0],
    ['2026-11-09', 0],
  ])
  const act = { merchantId: merchant.merchantId, orderId: first.id, at: new Date('2026-11-10T08:00:00Z') }
  await inSystem((tx) => actions.closeOrder(tx, { ...act, by: { kind: 'merchant', id: '', name: '' } }))
  expect(await firsts()).toEqual([
    ['2026-11-02', 0],
    ['2026-11-05', 1],
    ['2026-11-09', 0],
  ])
})

test('when a shopper is erased by one address, an order under another one is their first', async () => {
  const { merchant } = await aShop()
  const made = (at: string, email: string) =>
    inSystem((tx) =>
      anOrder(tx, merchant, {
        ...{ at: new Date(at), as: 'captured' },
        shopper: { name: 'Huda Mansour', phone: '+971505550001', email },
      }),
    )
  await made('2026-01-02T08:00:00Z', 'erased@shopper.example')
  await made('2026-01-05T08:00:00Z', 'stays@shopper.example')
  const figures = async () => {
    await rollUpAll(db.database, 100)
    return Object.values(await rolledUp(merchant)).map((row) => [row.known_orders, row.first_orders])
  }
  expect(await figures()).toEqual([
    [1, 1],
    [1, 0],
  ])
  await inSystem((tx) =>
    eraseShopper(tx, { factor: 'email', contact: 'erased@shopper.example' }, new Date('2026-11-01')),
  )
  expect(await figures()).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test('orders of a sandbox count nowhere', async () => {
  const { merchant } = await aShop()
  const { merchant: sandbox } = await aShop()
  await inSystem(
    (tx) =>
      tx`update merchant set sandbox_of = ${merchant.merchantId} where merchant_id = ${sandbox.merchantId}`,
  )
  await inSystem((tx) => anOrder(tx, sandbox, { as: 'captured' }))
  await rollUpAll(db.database, 100)
  expect(await rolledUp(sandbox)).toEqual({})
  const left = await inSystem((tx) => tx`select from order_change where merchant_id = ${sandbox.merchantId}`)
  expect(left).toHaveLength(0)
})
