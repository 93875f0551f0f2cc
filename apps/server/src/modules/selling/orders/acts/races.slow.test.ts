import { afterAll, beforeAll, expect, test } from 'vitest'
import { reverseAllTwice } from '../../../../testing/capital/reversals.ts'
import { withShop, type Shop } from '../testing.ts'

// The load behind `races.test.ts`, which proves the same with 8 orders.

let shop: Shop
beforeAll(async () => {
  shop = await withShop()
})
afterAll(() => shop.product.close())

test('500 captures, then 1,000 reversals at once, each order twice in full: exactly 500 succeed [DEC-ORD-5]', async () => {
  expect(await reverseAllTwice(shop, 500)).toEqual({ done: 500, refused: 500, whole: 500, refunds: 500 })
})
