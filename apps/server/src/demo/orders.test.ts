import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRefund, aMerchant, type MerchantFacts } from '../testing/app/builders.ts'
import type { Row } from '../platform/database/rows.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { demoMerchants } from './merchants.ts'
import { insertOrders, insertRefunds } from './orders.ts'
import { ordersOfDay, type DemoOrder } from './trade.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

const evening = new Date('2026-11-20T19:59:00Z')
const weekAfter = new Date('2026-11-27T19:59:00Z')

/** A demo's shop with three of its orders, each of which it will refund in half some days later. */
async function aShop(): Promise<{
  facts: MerchantFacts
  shop: (typeof demoMerchants)[number]
  orders: DemoOrder[]
}> {
  const facts = await db.database.system((tx) => aMerchant(tx))
  const model = demoMerchants.find(({ currency }) => currency === facts.currency)!
  const shop = { ...model, id: facts.merchantId, stores: [{ id: facts.storeId, name: 'A', nameAr: 'A' }] }
  const sold = ordersOfDay(shop, '2026-11-20', 3).filter(({ ending }) => ending === 'captured')
  const orders = sold.slice(0, 3).map((order, index) => ({
    ...order,
    amountMinor: 10_000n,
    at: new Date('2026-11-20T12:00:00Z'),
    refund: {
      id: `rfd_${index}`,
      amountMinor: 5_000n,
      at: new Date('2026-11-24T12:00:00Z'),
      reason: 'returned' as const,
    },
  }))
  await db.database.system((tx) => insertOrders(tx, shop, orders, evening))
  return { facts, shop, orders }
}

test('a shop of the demo gives back nothing of an order of which something went back already [DEC-ORD-5]', async () => {
  const { facts, shop, orders } = await aShop()
  const [whole, part, none] = orders as [DemoOrder, DemoOrder, DemoOrder]
  const between = new Date('2026-11-22T12:00:00Z')
  await db.database.system((tx) => aRefund(tx, facts, whole.id, 10_000n, between))
  await db.database.system((tx) => aRefund(tx, facts, part.id, 7_000n, between))
  for (const at of [weekAfter, weekAfter])
    await db.database.system((tx) => insertRefunds(tx, shop, orders, at))
  const rows = await db.database.system(
    (tx) => tx<(Row<'orders', 'id' | 'status' | 'refunded_minor'> & { sum: bigint })[]>`
      select id, status, refunded_minor, (select sum(amount_minor)::bigint from refund r where r.order_id = o.id) as sum
        from orders o where merchant_id = ${shop.id}`,
  )
  const found = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))
  expect([found[whole.id], found[part.id], found[none.id]]).toEqual([
    { status: 'refunded', refunded_minor: 10_000n, sum: 10_000n },
    { status: 'partially_refunded', refunded_minor: 7_000n, sum: 7_000n },
    { status: 'partially_refunded', refunded_minor: 5_000n, sum: 5_000n },
  ])
})
