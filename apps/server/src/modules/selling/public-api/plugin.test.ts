import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListener, type Listener } from '../../../testing/shop/listener.ts'
import {
  aShop,
  checkoutBody,
  payAsShopper,
  type Shop,
  type ShopAnswerOf,
} from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/**
 * A shop's plugin as there are many: made for the published API, it knows a base address, a key and a store's
 * code.
 */
class ShopPlugin {
  private readonly base: string
  private readonly secretKey: string
  private readonly code: string

  constructor(base: string, secretKey: string, code: string) {
    this.base = base
    this.secretKey = secretKey
    this.code = code
  }

  async request(method: string, path: string, data?: object) {
    const response = await fetch(`${this.base}/api/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.secretKey}`,
        'X-Merchant-Code': this.code,
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      ...(method !== 'GET' && { body: data ? JSON.stringify(data) : '' }),
    })
    return (await response.json()) as ShopAnswerOf['body']
  }

  async ensureWebhook(url: string) {
    const known = (await this.request('GET', 'v1/webhooks')) as { url: string }[] | null
    if (!known?.some((one) => one.url === url)) await this.request('POST', 'v1/webhooks', { url })
    return this.request('GET', 'v1/webhooks')
  }
}

let product: TestApp
let listener: Listener
let shop: Shop
let base: string
beforeAll(async () => {
  product = await testApp()
  listener = await aListener()
  shop = await aShop(product)
  await product.app.http.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(product.app.http.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await listener.close()
  await product.close()
})

test('a plugin of the published API works from checkout to webhook with another address and keys', async () => {
  const plugin = new ShopPlugin(base, shop.secrets.live, shop.code)
  expect(await plugin.ensureWebhook(listener.url('/shop'))).toHaveLength(1)
  expect(await plugin.ensureWebhook(listener.url('/shop'))).toHaveLength(1)

  const session = await plugin.request(
    'POST',
    'v2/checkout',
    checkoutBody({ code: shop.code, reference: '1001' }),
  )
  expect(session.status).toBe('created')
  const redirectTo = session.configuration.available_products.installments[0].web_url
  expect(redirectTo).toContain('/pay/')
  expect(await payAsShopper(product, session)).toBe('approved')

  const paymentId = session.payment.id
  const payment = await plugin.request('GET', `v2/payments/${paymentId}`)
  expect([payment.status, payment.amount, payment.order.reference_id]).toEqual([
    'AUTHORIZED',
    '100.50',
    '1001',
  ])
  const shipped = await plugin.request('POST', `v2/payments/${paymentId}/captures`, {
    amount: '60.00',
    reference_id: 'invoice-1',
    tax_amount: '0.00',
    shipping_amount: '0.00',
    discount_amount: '0.00',
    items: [],
  })
  expect([shipped.status, shipped.captures.length]).toEqual(['AUTHORIZED', 1])
  const closed = await plugin.request('POST', `v2/payments/${paymentId}/close`)
  expect(closed.status).toBe('CLOSED')
  const refunded = await plugin.request('POST', `v2/payments/${paymentId}/refunds`, {
    amount: '60.00',
    reason: 'Broken',
    reference_id: 'creditmemo-1',
  })
  expect(refunded.refunds).toMatchObject([{ amount: '60.00', reason: 'Broken' }])
  const refused = await plugin.request('POST', `v2/payments/${paymentId}/refunds`, {
    amount: '1.00',
    reference_id: 'creditmemo-2',
  })
  expect(refused).toMatchObject({
    status: 'error',
    errorType: 'bad_data',
    error: 'could not refund more than was captured',
  })
  await product.settle()
  expect(listener.heard.map(({ body }) => [body.id === paymentId, body.status])).toEqual([
    [true, 'authorized'],
    [true, 'authorized'],
    [true, 'closed'],
    [true, 'closed'],
  ])
})
