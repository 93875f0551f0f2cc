import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueKeys } from '../api-keys/index.ts'
import { createKeys } from '../../../platform/crypto/keys.ts'
import { expectAnswer } from '../../../testing/shop/expect-answer.ts'
import {
  aShop,
  anAuthorizedPayment,
  callsOf,
  checkoutBody,
  payments,
  nextPhone,
  type Shop,
} from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let shop: Shop
beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
})
afterAll(() => product.close())

test('each POST of a shop with an Idempotency-Key is done once, and its repetition says so', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const posts: [string, object | undefined][] = [
    ['/api/v2/checkout', checkoutBody({ code: shop.code, phone: nextPhone() })],
    [`${payments}/${id}/captures`, { amount: '60.00' }],
    [`${payments}/${id}/close`, undefined],
    [`${payments}/${id}/refunds`, { amount: '10.00' }],
    ['/api/v1/webhooks', { url: 'http://127.0.0.1/hook' }],
  ]
  for (const [path, body] of posts) {
    const first = await shop.live.post(path, body, 'one')
    const again = await shop.live.post(path, body, 'one')
    expect([path, first.status, first.headers['idempotent-replay']]).toEqual([path, 200, undefined])
    expect([path, again.status, again.headers['idempotent-replay']]).toEqual([path, 200, 'true'])
    expect(again.body).toEqual(first.body)
  }
  const { body } = await shop.live.get(`${payments}/${id}`)
  expect([body.captures.length, body.refunds.length]).toEqual([1, 1])
  expect((await shop.live.get('/api/v1/webhooks')).body).toHaveLength(1)
})

test('a key with another body is refused; another key does the same once more', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const capture = (amount: string, key: string) =>
    shop.live.post(`${payments}/${id}/captures`, { amount }, key)
  expect((await capture('10.00', 'a')).status).toBe(200)
  const reused = await capture('11.00', 'a')
  expectAnswer(reused, 422, 'error')
  expect(reused.body).toMatchObject({ errorType: 'bad_data', error: 'the key was used with another request' })
  expect((await capture('10.00', 'b')).body.captures).toHaveLength(2)
})

test('a key outlives a refusal and the key of the shop: the same request is made later, and no other', async () => {
  const { body } = await shop.live.checkout({ phone: nextPhone() })
  const path = `${payments}/${body.payment.id}/close`
  expect((await shop.live.post(path, {}, 'early')).status).toBe(400)
  expect((await shop.live.post(path, { now: true }, 'early')).status).toBe(422)
  const id = await anAuthorizedPayment(product, shop.live)
  const refund = (calls = shop.live) => calls.post(`${payments}/${id}/refunds`, { amount: '5.00' }, 'refund')
  expect((await refund()).status).toBe(400)
  await shop.live.capture(id, '100.50', 'all')
  expect((await refund()).body.refunds).toHaveLength(1)
  const { merchantId } = shop.merchant
  const pair = await product.db.database.system((tx) =>
    issueKeys(tx, createKeys(product.db.secretKey), { merchantId, mode: 'live', at: product.clock.now() }),
  )
  const later = await refund(callsOf(product, pair!.secretKey, shop.code, 'AED'))
  expect([later.headers['idempotent-replay'], later.body.refunds.length]).toEqual(['true', 1])
})

test('a fault of ours says that the outcome is unknown, and the same call with its key finds out', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const capture = () => shop.live.post(`${payments}/${id}/captures`, { amount: '1.00' }, 'fault')
  await product.db.owner`alter view order_detail_public rename to order_detail_gone`
  try {
    const answer = await capture()
    expectAnswer(answer, 500, 'error')
    expect(answer.body.details.outcome).toBe('unknown')
    expect((await shop.live.get(`${payments}/${id}`)).body.details.outcome).toBe(undefined)
  } finally {
    await product.db.owner`alter view order_detail_gone rename to order_detail_public`
  }
  expect((await capture()).body.captures).toHaveLength(1)
  expect((await capture()).headers['idempotent-replay']).toBe('true')
})

test('of many calls at once with one key one is made, and the others are its answer or come too early', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const answers = await Promise.all(
    Array.from({ length: 32 }, () =>
      shop.live.post(`${payments}/${id}/captures`, { amount: '1.00' }, 'many'),
    ),
  )
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect((await shop.live.get(`${payments}/${id}`)).body.captures).toHaveLength(1)
})
