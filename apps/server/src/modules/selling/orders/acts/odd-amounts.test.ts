import { afterAll, beforeAll, expect, test } from 'vitest'
import { withShop, type Shop } from '../testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await withShop({ currency: 'KWD', country: 'KWT' })
})
afterAll(() => shop.product.close())

test.each([
  'NaN',
  'Infinity',
  '1e3',
  1e21,
  1e-7,
  '0x10',
  '-1',
  -1,
  0,
  '0.0001',
  '9'.repeat(24),
  '1,000',
  '',
  ' ',
])('an amount of %j is neither captured nor refunded', async (amount) => {
  const { id } = await shop.order({ amountMinor: 100_000n })
  const order = { params: { id } }
  expect((await shop.call('orders.capture', { ...order, body: { amount } })).status).toBe(400)
  const taken = await shop.order({ as: 'captured' })
  const refund = { params: { id: taken.id }, body: { amount, reason: 'returned' } }
  expect((await shop.call('orders.refund', refund)).status).toBe(400)
  expect((await shop.call('orders.read', order)).body.payment.captured).toBe('0.000')
  expect((await shop.call('orders.read', { params: { id: taken.id } })).body.payment.refunded).toBe('0.000')
})
