import { afterAll, beforeAll, expect, test } from 'vitest'
import { reverseAllTwice } from '../../../../testing/capital/reversals.ts'
import { withShop, type Shop } from '../testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await withShop()
})
afterAll(() => shop.product.close())

function refund(id: string, amount: string, reference: string) {
  return shop.call('orders.refund', { params: { id }, body: { amount, reason: 'returned', reference } })
}

/** What the tables say of an order: its own sums, and those of its captures and refunds. */
async function booked(id: string) {
  const [row] = await shop.product.db.database.system(
    (tx) => tx<{ captured: string; refunded: string; captures: string; refunds: string; events: number }[]>`
      select p.captured_minor::text as captured, p.refunded_minor::text as refunded,
             (select coalesce(sum(amount_minor), 0)::text from capture c where c.order_id = p.id) as captures,
             (select coalesce(sum(amount_minor), 0)::text from refund r where r.order_id = p.id) as refunds,
             (select count(*)::int from order_event e where e.order_id = p.id and e.kind = 'refunded') as events
        from orders p where p.id = ${id}`,
  )
  return row
}

test('64 refunds of one order at once under 8 references have one effect for each reference [DEC-ORD-5]', async () => {
  const { id } = await shop.order({ as: 'captured', amountMinor: 10_000n })
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => refund(id, '10', `R-${index % 8}`)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await booked(id)).toEqual({
    captured: '10000',
    captures: '10000',
    refunded: '8000',
    refunds: '8000',
    events: 8,
  })
})

test('the database refuses refunds beyond what was captured, whoever writes them, two at once too [DEC-ORD-5]', async () => {
  const { id } = await shop.order({ as: 'captured', amountMinor: 10_000n })
  expect((await refund(id, '60', 'R-API')).status).toBe(200)
  const write = (reference: string, minor: number) =>
    shop.product.db.database.system(
      (tx) => tx`
        insert into refund (merchant_id, id, order_id, reference, currency, amount_minor, refunded_at)
        select merchant_id, ${reference}, id, ${reference}, currency, ${minor}, now() from orders where id = ${id}`,
    )
  await expect(write('raw-over', 4_001)).rejects.toMatchObject({ constraint_name: 'refund_within_captured' })
  const both = await Promise.allSettled([write('raw-1', 4_000), write('raw-2', 4_000)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await booked(id)).toMatchObject({ captured: '10000', refunds: '10000' })
})

test('64 refunds at once that are too much together never exceed what was captured [DEC-ORD-5]', async () => {
  const { id } = await shop.order({ as: 'captured', amountMinor: 10_000n })
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => refund(id, '30', `R-${index % 8}`)),
  )
  const done = new Set(answers.flatMap(({ status }, index) => (status === 200 ? [index % 8] : [])))
  expect(done.size).toBe(3)
  // Whoever repeats a reference that took effect hears so, everybody else that too little is left.
  const refused = answers.flatMap(({ status, body }, index) =>
    status === 200 ? [] : [[status, body.details.reason, done.has(index % 8)]],
  )
  expect(refused).toEqual(refused.map(() => [409, 'amount_over_rest', false]))
  expect(await booked(id)).toMatchObject({ refunded: '9000', refunds: '9000', events: 3 })
})

test('8 captures, then 16 reversals at once, each order twice in full: exactly 8 succeed [DEC-ORD-5]', async () => {
  expect(await reverseAllTwice(shop, 8)).toEqual({ done: 8, refused: 8, whole: 8, refunds: 8 })
})

test('captures and a cancellation at once: never more than the order, never captured and cancelled [DEC-ORD-4]', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await shop.order({ amountMinor: 10_000n })
    const capture = (amount: string, reference: string) =>
      shop.call('orders.capture', { params: { id }, body: { amount, reference } })
    const answers = await Promise.all([
      capture('100', 'a'),
      shop.call('orders.close', { params: { id } }),
      capture('60', 'b'),
      capture('60', 'b'),
      shop.call('orders.captureMany', { body: { ids: [id] } }),
    ])
    expect(answers.filter(({ status }) => status === 500)).toEqual([])
    const row = await booked(id)
    expect(row?.captured).toBe(row?.captures)
    expect(['0', '6000', '10000']).toContain(row?.captured)
    const { body } = await shop.call('orders.read', { params: { id } })
    expect(body.payment.status).toBe(row?.captured === '0' ? 'cancelled' : 'captured')
  }
})
