import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOrder } from '../../testing/builders.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await testApp({ env: { TRUST_PROXY: 'true' } })
})
afterAll(() => product.close())

test('behind a proxy a caller is who the proxy says, whatever address they wrote in front of it themselves', async () => {
  const { merchant, orderId } = await product.db.database.system(async (tx) => {
    const made = await aMerchant(tx)
    return { merchant: made, orderId: (await anOrder(tx, made)).id }
  })
  const as = await product.signIn(merchant.personId)
  const headers = { 'x-forwarded-for': '10.1.2.3, 198.51.100.7, 203.0.113.9' }
  await product.call('orders.close', { params: { id: orderId }, as, headers })
  const [entry] = await product.db.database.systemRead(
    (tx) => tx<{ ip: string }[]>`select ip from audit_entry where object = ${`order:${orderId}`}`,
  )
  expect(entry?.ip).toBe('203.0.113.9')
})
