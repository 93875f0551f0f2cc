import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderEvent } from '@daftar/contract/endpoints/selling/orders-shapes'
import { anOrder } from '../../../../testing/app/builders.ts'
import { aShop, readOrder, withShop, type Shop } from '../testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await withShop()
})
afterAll(() => shop.product.close())

const read = (id: string, as = shop.token) => readOrder(shop, id, as)
const kinds = (events: readonly OrderEvent[]) => events.map(({ kind }) => kind)

test('the page holds summary, items, shopper, address, amounts with fee and VAT, and the timeline [ORD-03, DEC-ORD-3]', async () => {
  const { id, number } = await shop.order({
    as: 'captured',
    amountMinor: 40_000n,
    reference: 'SHOP-9',
    instalments: 4,
    detail: {
      description: 'Two scents',
      items: [{ title: 'Oud', quantity: 2, unit_price: '200', category: 'Perfume', extra: true }],
      shippingAddress: { city: 'Dubai', address: 'Marina 4', zip: '00000' },
    },
  })
  const order = await read(id)
  expect(order).toMatchObject({
    number,
    reference: 'SHOP-9',
    status: 'captured',
    amount: '400.00',
    store_id: shop.storeId,
    product: 'installments',
    instalments: 4,
    source: 'web',
    description: 'Two scents',
    shopper: { name: 'Huda M.', masked_phone: '•••••567', email: 'h•••••@shopper.example' },
    items: [{ title: 'Oud', quantity: 2, unit_price: '200.00', category: 'Perfume' }],
    shipping_address: { city: 'Dubai', address: 'Marina 4', zip: '00000' },
    // 5 % of 400.00, and 5 % VAT on it.
    amounts: {
      total: '400.00',
      captured: '400.00',
      refunded: '0.00',
      fee: '20.00',
      vat: '1.00',
      net: '379.00',
    },
    link: null,
    dispute_id: null,
  })
  expect(kinds(order.events)).toEqual(['created', 'authorized', 'captured'])
  expect(order.captures).toMatchObject([{ amount: '400.00', fee: '20.00', vat: '1.00' }])
})

test('what may be done follows from the status [DEC-ORD-4]', async () => {
  const acts = async (as: Parameters<Shop['order']>[0]) => (await read((await shop.order(as)).id)).acts
  const nothing = {
    capture_up_to: '0.00',
    refund_up_to: '0.00',
    refund_until: null,
    can_cancel: false,
    can_close: false,
    can_edit_reference: false,
  }
  expect(await acts({ as: 'created', source: 'link' })).toEqual(nothing)
  expect(await acts({ as: 'rejected' })).toEqual(nothing)
  expect(await acts({ as: 'expired' })).toEqual(nothing)
  expect(await acts({ as: 'authorized' })).toEqual({
    ...nothing,
    capture_up_to: '200.00',
    can_cancel: true,
    can_close: true,
    can_edit_reference: true,
  })
  expect(await acts({ as: 'part' })).toEqual({
    ...nothing,
    capture_up_to: '100.00',
    can_close: true,
    can_edit_reference: true,
  })
  expect(await acts({ as: 'closed_part' })).toEqual({
    ...nothing,
    refund_up_to: '100.00',
    refund_until: '2027-05-19T08:00:00.000Z',
    can_edit_reference: true,
  })
  expect(await acts({ as: 'cancelled' })).toEqual({ ...nothing, can_edit_reference: true })
})

test('an order says how long it has waited for its capture, and when it is captured by itself', async () => {
  const waits = async (at: string) => (await read((await shop.order({ at: new Date(at) })).id)).waiting
  expect(await waits('2026-11-22T07:00:00Z')).toBe('fresh')
  expect(await waits('2026-11-08T08:00:00Z')).toBe('fortnight')
  const taken = await read((await shop.order({ as: 'captured' })).id)
  expect([taken.waiting, taken.auto_capture_at]).toEqual([null, null])
})

test('what shops send as items and addresses is shown as far as it goes', async () => {
  const odd = await aShop(shop.product)
  const { id } = await shop.product.db.database.system((tx) =>
    anOrder(tx, odd, {
      detail: {
        items: [{}, { title: 5, quantity: 'many', unit_price: '1.2345' }],
        shippingAddress: { city: 3 },
      },
    }),
  )
  const { body } = await odd.call('orders.read', { params: { id } })
  const unknown = { title: '', quantity: 1, unit_price: '0.00', category: '' }
  expect([body.payment.items, body.payment.shipping_address]).toEqual([[unknown, unknown], null])
})

test('an order nobody knows is not found', async () => {
  const params = { id: '00000000-0000-7000-8000-000000000000' }
  for (const id of ['orders.read', 'orders.payouts', 'orders.receipt', 'orders.close'] as const)
    expect((await shop.call(id, { params })).status).toBe(404)
})
