import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectError } from '../../../testing/shop/expect-answer.ts'
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

test.each(['a\u0000b', 'a\ud800b', '\udfff'])(
  'a text no table can hold (%j) is taken without what cannot be held, wherever a shop writes it',
  async (text) => {
    const item = { title: text, quantity: 1, unit_price: '1.00', category: text, description: text }
    const { status, body } = await shop.live.checkout({
      phone: nextPhone(),
      payment: {
        description: text,
        buyer: { name: text, email: null, phone: nextPhone() },
        shipping_address: { city: text, address: text, zip: text },
        order: { reference_id: 'R-1', items: [item] },
        meta: { [text]: text, order_id: text },
        attachment: { body: { [text]: [text] }, content_type: text },
      },
    })
    expect(status).toBe(200)
    const clean = text.replaceAll('\u0000', '').toWellFormed()
    expect(body.payment).toMatchObject({ description: clean, meta: { [clean]: clean, order_id: clean } })
    const id = await anAuthorizedPayment(product, shop.live)
    const captured = { amount: '100.50', reference_id: 'all', items: [item] }
    expect((await shop.live.post(`${payments}/${id}/captures`, captured)).status).toBe(200)
    const refund = { amount: '1.00', reference_id: 'one', reason: text, items: [item] }
    expect((await shop.live.post(`${payments}/${id}/refunds`, refund)).status).toBe(200)
    const renamed = await shop.live.put(`${payments}/${id}`, { order: { reference_id: `n${text}` } })
    expect(renamed.status, 'a reference names a thing: it is taken as it is, or not').toBe(400)
  },
)

test('what is nested deeper than any basket is refused, and breaks nothing', async () => {
  const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
  for (const depth of [200, 10_000, 200_000]) {
    const good = JSON.stringify(checkoutBody({ code: shop.code, phone: nextPhone(), payment: { meta: 0 } }))
    const text = good.replace('"meta":0', `"meta":{"a":${nested(depth)}}`)
    const answer = await product.app.http.inject({
      method: 'POST',
      url: '/api/v2/checkout',
      headers: { authorization: `Bearer ${shop.secrets.live}`, 'content-type': 'application/json' },
      payload: text,
    })
    expect([depth, answer.statusCode]).toEqual([depth, 400])
  }
  const ignored = await product.app.http.inject({
    method: 'POST',
    url: `${payments}/${await anAuthorizedPayment(product, shop.live)}/close`,
    headers: { authorization: `Bearer ${shop.secrets.live}`, 'content-type': 'application/json' },
    payload: nested(50_000),
  })
  expect(ignored.statusCode).toBe(400)
  const meta = { a: { b: { c: [{ d: 'kept' }] } } }
  const { body } = await shop.live.checkout({ phone: nextPhone(), payment: { meta } })
  expect(body.payment.meta).toMatchObject(meta)
})

test('days and offsets outside of time and of lists are refused or empty', async () => {
  for (const query of [
    'created_at__gte=0000-01-01',
    'created_at__lte=9999-12-31',
    'created_at__gte=0000-01-01T00:00:00Z',
    'created_at__lte=9999-12-31T23:59:59-12:00',
    'offset=9007199254740991',
    'offset=1e308',
    'limit=-1',
    'status=%00',
  ])
    expect((await shop.live.get(`${payments}?${query}`)).status, query).toBeLessThan(500)
  for (const id of ['%00', '%ed%a0%80', "';--", 'x'.repeat(65)])
    expect((await shop.live.get(`${payments}/${id}`)).status, id).toBeLessThan(500)
})

test.each([
  'NaN',
  'Infinity',
  '1e3',
  '1e308',
  '0x10',
  '-0.01',
  '-5',
  '0',
  '0.00',
  '0.001',
  '1.005',
  '١٠٠.٠٠٥',
  '9'.repeat(24),
  '999999999999999.99',
  '1,000.00',
  '',
  ' ',
])('an amount of %j is never captured, refunded or checked out', async (amount) => {
  const given = { amount, reference_id: 'odd' }
  const id = await anAuthorizedPayment(product, shop.live)
  expect((await shop.live.post(`${payments}/${id}/captures`, given)).status).toBe(400)
  await shop.live.post(`${payments}/${id}/captures`, { amount: '100.50', reference_id: 'all' })
  expect((await shop.live.post(`${payments}/${id}/refunds`, given)).status).toBe(400)
  const { body } = await shop.live.get(`${payments}/${id}`)
  expect([body.captures.length, body.refunds.length]).toEqual([1, 0])
  const made = await shop.live.checkout({ amount, phone: nextPhone() })
  expect([made.status, made.body.status]).not.toEqual([200, 'created'])
})

test('a key of another currency’s shop cannot name the currency it is paid in', async () => {
  const kuwaiti = await aShop(product, { currency: 'KWD', country: 'KWT' })
  const wrong = await kuwaiti.live.checkout({ currency: 'AED', amount: '10.00', phone: nextPhone() })
  expect([wrong.status, wrong.body.error]).toEqual([
    400,
    "could not create payment: only 'KWD' is supported, but got 'AED'",
  ])
})

test('every call of a shop refuses a revoked, public, mistyped or missing key, and a session', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const session = await product.signIn(shop.merchant.personId)
  const admin = await product.signInStaff(await product.aStaff('desk_admin'))
  const other = await aShop(product)
  const { body: known } = await product.call('apiKeys.integrations', {
    as: admin,
    params: { id: other.merchant.merchantId },
  })
  for (const key of known.keys as { id: string; mode: string }[])
    if (key.mode === 'live')
      await product.call('apiKeys.revoke', {
        as: admin,
        params: { id: other.merchant.merchantId, keyId: key.id },
      })
  const secrets: [string, string, number][] = [
    ['revoked', other.secrets.live, 401],
    ['revoked, public', other.publicKeys.live, 401],
    ['public', shop.publicKeys.live, 403],
    ['mistyped', `${shop.secrets.live.slice(0, -1)}${shop.secrets.live.endsWith('0') ? '1' : '0'}`, 401],
    ['none', '', 401],
    ['session', session, 401],
    ['staff', admin, 401],
  ]
  for (const [what, secret, status] of secrets) {
    const calls = callsOf(product, secret, shop.code, 'AED')
    // These two a public key may.
    const open = [await calls.checkout({ phone: nextPhone() }), await calls.get(`/api/v2/checkout/${id}`)]
    const answers = [
      ...(what === 'public' ? [] : open),
      await calls.get(payments),
      await calls.get(`${payments}/${id}`),
      await calls.put(`${payments}/${id}`, { order: { reference_id: 'x' } }),
      await calls.post(`${payments}/${id}/captures`, { amount: '1.00', reference_id: 'x' }),
      await calls.post(`${payments}/${id}/refunds`, { amount: '1.00', reference_id: 'x' }),
      await calls.post(`${payments}/${id}/close`),
      await calls.post('/api/v1/webhooks', { url: 'https://shop.example/' }),
      await calls.get('/api/v1/webhooks'),
      await calls.get(`/api/v1/webhooks/${id}`),
      await calls.put(`/api/v1/webhooks/${id}`, { url: 'https://shop.example/' }),
      await calls.delete(`/api/v1/webhooks/${id}`),
    ]
    expect([what, ...answers.map((answer) => answer.status)]).toEqual([what, ...answers.map(() => status)])
  }
  const { body: kept } = await shop.live.get(`${payments}/${id}`)
  expect([kept.status, kept.captures]).toEqual(['AUTHORIZED', []])
})

test('a key neither reads nor moves payments of the other mode, nor another shop’s', async () => {
  const other = await aShop(product)
  const live = await anAuthorizedPayment(product, shop.live)
  const tried = await anAuthorizedPayment(product, shop.test)
  for (const [calls, id] of [
    [shop.test, live],
    [shop.live, tried],
    [other.live, live],
    [other.test, tried],
  ] as const)
    for (const answer of [
      await calls.get(`${payments}/${id}`),
      await calls.put(`${payments}/${id}`, { order: { reference_id: 'taken' } }),
      await calls.post(`${payments}/${id}/captures`, { amount: '1.00', reference_id: 'taken' }),
      await calls.post(`${payments}/${id}/refunds`, { amount: '1.00', reference_id: 'taken' }),
      await calls.post(`${payments}/${id}/close`),
    ])
      expectError(answer, 404, 'not_found', 'no such payment')
  for (const [calls, id] of [
    [shop.live, live],
    [shop.test, tried],
  ] as const)
    expect((await calls.get(`${payments}/${id}`)).body).toMatchObject({ status: 'AUTHORIZED', captures: [] })
})
