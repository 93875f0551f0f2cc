import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, anAuthorizedPayment, type Shop } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let shop: Shop
beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
})
afterAll(() => product.close())

interface Entry {
  action: string
  outcome: string
  object: string
  after: Record<string, unknown> | null
}

function entriesOf(orderId: string): Promise<Entry[]> {
  return product.db.database.systemRead(
    (tx) => tx<Entry[]>`
      select action, outcome, object, after from audit_entry
       where merchant_id = ${shop.merchant.merchantId} and object = ${`order:${orderId}`} order by number`,
  )
}

test('what a shop did to money, or was refused, stands in its records with sum and reference', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const act = (what: string, body?: object) => shop.live.post(`/api/v2/payments/${id}/${what}`, body)
  await act('captures', { amount: '60.00', reference_id: 'CAP-1' })
  await act('captures', { amount: '600.00', reference_id: 'CAP-2' })
  await act('close')
  await act('refunds', { amount: '10.00', reference_id: 'REF-1', reason: 'returned' })
  await product.app.refusals.flush()
  const entries = await entriesOf(id)
  expect(entries.map(({ action, outcome, after }) => [action, outcome, after])).toEqual([
    ['payment_decided', 'done', { status: 'approved' }],
    ['payment_api.captured', 'done', { amount: '60.00', reference_id: 'CAP-1' }],
    ['payment_api.closed', 'done', null],
    ['payment_api.refunded', 'done', { amount: '10.00', reference_id: 'REF-1' }],
    ['payment_api.captured', 'refused', null],
  ])
})
