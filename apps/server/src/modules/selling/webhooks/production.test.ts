import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type Shop } from '../../../testing/shop/shop.ts'
import { productionEnv } from '../../../testing/app/production-env.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/** The product as it runs in production: shops name addresses, and not one of ours is ever called. */
let product: TestApp
let shop: Shop
beforeAll(async () => {
  product = await testApp({
    env: productionEnv,
  })
  shop = await aShop(product)
})
afterAll(() => product.close())

const register = (url: string) => shop.live.post('/api/v1/webhooks', { url })

test.each([
  'http://shop.example/hook',
  'https://localhost/hook',
  'https://127.0.0.1/hook',
  'https://127.1/hook',
  'https://2130706433/hook',
  'https://0x7f000001/hook',
  'https://0177.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://[::ffff:7f00:1]/hook',
  'https://10.0.0.1/hook',
  'https://172.16.0.1/hook',
  'https://192.168.0.1/hook',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00::1]/hook',
  'https://[64:ff9b::7f00:1]/hook',
  'https://0.0.0.0/hook',
  'ftp://shop.example/hook',
  'javascript:alert(1)',
])('%s is refused as a webhook, new or changed', async (url) => {
  const refused = {
    status: 'error',
    errorType: 'bad_data',
    error: 'bad_request',
    details: { param: 'url', request_id: expect.any(String) },
  }
  const answer = await register(url)
  expect([answer.status, answer.body]).toEqual([400, refused])
  const known = await register('https://203.0.114.7/hook')
  const changed = await shop.live.put(`/api/v1/webhooks/${known.body.id}`, { url })
  expect([changed.status, changed.body]).toEqual([400, refused])
  await shop.live.delete(`/api/v1/webhooks/${known.body.id}`)
})

test('an address that became one of ours after it was registered is not called, and the log says why', async () => {
  const { body } = await register('https://203.0.114.7/hook')
  await product.db.database.system(
    (tx) => tx`update webhook set url = 'https://169.254.169.254/hook' where id = ${body.id}`,
  )
  await product.app.schedules.runDue()
  const { body: session } = await shop.live.checkout({ phone: '500000009' })
  const id = session.payment.id as string
  product.clock.advance(30 * 60_000)
  await product.app.schedules.runDue()
  await product.settle()
  const rows = await product.db.database.systemRead(
    (tx) => tx`
      select d.event, a.status_code, a.error from webhook_delivery d
        join webhook_attempt a on a.merchant_id = d.merchant_id and a.delivery_id = d.id where d.order_id = ${id}`,
  )
  expect(rows).toEqual([{ event: 'expire', status_code: null, error: 'an address that is not public' }])
})

test('no shopper is led to the machine they sit at', async () => {
  const { body } = await shop.live.checkout({ body: { merchant_urls: { success: 'http://localhost/ok' } } })
  const token = body.configuration.available_products.installments[0].web_url.split('/').at(-1)
  const shown = await product.call('checkout.session', { params: { token } })
  expect(shown.body.session.success_url).toBe(null)
})
