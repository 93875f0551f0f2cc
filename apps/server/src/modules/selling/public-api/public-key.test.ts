import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOrder } from '../../../testing/app/builders.ts'
import { expectAnswer } from '../../../testing/shop/expect-answer.ts'
import {
  aShop,
  callsOf,
  checkoutBody,
  payAsShopper,
  payments,
  nextPhone,
  type Shop,
} from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/**
 * What an app or a page may do with the key that lies open in it. What it may not stands in reading.test.ts.
 */

let product: TestApp
let shop: Shop
beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
})
afterAll(() => product.close())

const app = (of = shop) => callsOf(product, of.publicKeys.live, of.code, 'AED')

test('an app opens a session with the public key, reads it again, and the shop captures what was paid', async () => {
  const opened = await app().checkout({ phone: nextPhone() })
  expectAnswer(opened, 200, 'session')
  expect(opened.body.payment).toMatchObject({ status: 'CREATED', is_test: false })
  expect(await payAsShopper(product, opened.body)).toBe('approved')
  const read = await app().get(`/api/v2/checkout/${opened.body.id}`)
  expect([read.status, read.body.status, read.body.payment.status]).toEqual([200, 'approved', 'AUTHORIZED'])
  const captured = await shop.live.capture(opened.body.payment.id, '100.50', 'goods')
  expect([captured.status, captured.body.status]).toEqual([200, 'CLOSED'])
})

test('a public key of a sandbox opens sessions of the sandbox', async () => {
  const { body } = await callsOf(product, shop.publicKeys.test, shop.code, 'AED').checkout()
  expect(body.payment.is_test).toBe(true)
  expect((await app().get(`/api/v2/checkout/${body.id}`)).status).toBe(404)
})

test('sessions of the shop’s server, and of other shops, are not there for a public key', async () => {
  const ours = await shop.live.checkout({ phone: nextPhone() })
  const other = await aShop(product)
  const theirs = await app(other).checkout({ phone: nextPhone() })
  for (const { body } of [ours, theirs]) {
    const read = await app().get(`/api/v2/checkout/${body.id}`)
    expect([read.status, read.body]).toEqual([404, '404 page not found'])
  }
})

test('a stranger with a public key learns nothing of what a phone owes elsewhere', async () => {
  const phone = nextPhone()
  await product.db.database.system(async (tx) => {
    const other = await aMerchant(tx)
    const shopper = { name: null, phone: `+971${phone}`, email: null }
    await anOrder(tx, other, {
      ...{ amountMinor: 4_000_000n, as: 'captured', at: product.clock.now(), shopper },
    })
  })
  const asked = await app().checkout({ phone, amount: '2000.00' })
  expect(asked.body.status).toBe('created')
  expect(await payAsShopper(product, asked.body)).toBe('rejected')
  expect((await shop.live.checkout({ phone, amount: '2000.00' })).body.status).toBe('rejected')
})

test('a key for repetitions that a stranger used up stays free for the shop’s server', async () => {
  const body = (phone: string) => checkoutBody({ code: shop.code, phone })
  expect((await app().post('/api/v2/checkout', body('500000011'), 'order-1')).status).toBe(200)
  const own = await shop.live.post('/api/v2/checkout', body('500000012'), 'order-1')
  expect([own.status, own.headers['idempotent-replay']]).toEqual([200, undefined])
  const again = await app().post('/api/v2/checkout', body('500000011'), 'order-1')
  expect(again.headers['idempotent-replay']).toBe('true')
})

const from = (remoteAddress: string, method: 'POST' | 'GET' | 'OPTIONS', url: string, key: string) =>
  product.app.http.inject({
    ...{ method, url, remoteAddress },
    headers: { authorization: `Bearer ${key}`, origin: 'https://shop.example' },
    ...(method === 'POST' && { payload: JSON.stringify(checkoutBody({ code: shop.code })) }),
  })

test('pages of any origin may open and read sessions, and nothing else', async () => {
  const asked = await from('10.0.0.1', 'OPTIONS', '/api/v2/checkout', '')
  expect([asked.statusCode, asked.headers]).toMatchObject([
    204,
    {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringMatching(/Authorization, Content-Type/),
    },
  ])
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
  const opened = await from('10.0.0.1', 'POST', '/api/v2/checkout', shop.publicKeys.live)
  const read = await from('10.0.0.1', 'GET', `/api/v2/checkout/${opened.json().id}`, shop.publicKeys.live)
  const refused = await from('10.0.0.1', 'POST', '/api/v2/checkout', 'pk_nobody')
  expect([opened.statusCode, read.statusCode, refused.statusCode]).toEqual([200, 200, 401])
  for (const { headers } of [opened, read, refused])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('Retry-After'),
    })
  expect((await from('10.0.0.1', 'OPTIONS', payments, '')).statusCode).toBe(404)
  const list = await from('10.0.0.1', 'GET', payments, shop.secrets.live)
  expect([list.statusCode, list.headers['access-control-allow-origin']]).toEqual([200, undefined])
})

test('a public key is limited for each address, so that one caller stops no other shopper', async () => {
  const limited = await testApp({ rateLimits: { public_key: 2 }, realNow: () => new Date(0) })
  try {
    const { publicKeys } = await aShop(limited)
    const read = (remoteAddress: string) =>
      limited.app.http.inject({
        ...{ method: 'GET', url: '/api/v2/checkout/none', remoteAddress },
        headers: { authorization: `Bearer ${publicKeys.live}` },
      })
    const calls = []
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2']) calls.push(await read(address))
    expect(calls.map(({ statusCode, headers }) => [statusCode, headers['ratelimit-remaining']])).toEqual([
      [400, '1'],
      [400, '0'],
      [429, '0'],
      [400, '1'],
    ])
    expect(calls[2]!.headers['retry-after']).toBe('30')
  } finally {
    await limited.close()
  }
})
