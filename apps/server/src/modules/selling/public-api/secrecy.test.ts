import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListener, type Listener } from '../../../testing/shop/listener.ts'
import { aShop, anAuthorizedPayment, type Shop } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let listener: Listener
let shop: Shop
const logged: string[] = []
beforeAll(async () => {
  product = await testApp({ log: { write: (line) => void logged.push(line) } })
  listener = await aListener()
  shop = await aShop(product)
})
afterAll(async () => {
  await listener.close()
  await product.close()
})

test('no key, signing secret, own header or shopper is ever written to the log', async () => {
  const header = { title: 'X-Shop', value: 'canary-between-us' }
  const made = await shop.live.post('/api/v1/webhooks', {
    url: listener.url('/hook?token=canary-in-address'),
    header,
  })
  listener.answers((response) => {
    response.statusCode = 500
    response.end('canary-answer')
  })
  const id = await anAuthorizedPayment(product, shop.live, { payment: { description: 'canary-description' } })
  await product.settle()
  await shop.live.post(`/api/v2/payments/${id}/captures`, { amount: 'canary-amount', reference_id: 'a' })
  await product.db.owner`alter view capture_public rename to capture_gone`
  const failed = await shop.live.get(`/api/v2/payments/${id}`)
  await product.db.owner`alter view capture_gone rename to capture_public`
  expect(failed.status).toBe(500)
  const text = logged.join('')
  expect(text).toContain('/api/v2/payments/:id/captures')
  expect(text).toContain('request failed')
  for (const secret of [
    shop.secrets.live,
    shop.secrets.test,
    made.body.signing_secret,
    'canary',
    'john@example.com',
  ])
    expect(text).not.toContain(secret)
})
