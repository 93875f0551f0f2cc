import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedNames } from '../../../testing/shop/check-answer.ts'
import { expectAnswer, expectError } from '../../../testing/shop/expect-answer.ts'
import {
  aShop,
  checkoutBody,
  nobody,
  payAsShopper,
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

test('the published schemas are read whole where they are at hand', () => {
  const names = publishedNames()
  const wanted = ['PaymentResponse', 'CheckoutSession', 'Webhook'].filter((name) => names.includes(name))
  expect(wanted).toHaveLength(names.length === 0 ? 0 : 3)
})

test('a session names the payment, the page and its QR code, and echoes what the shop sent', async () => {
  const answer = await shop.live.checkout({ reference: 'ORDER-2024-001' })
  expectAnswer(answer, 200, 'session')
  expect(answer.body).toMatchObject({
    status: 'created',
    payment: {
      status: 'CREATED',
      is_test: false,
      amount: '100.50',
      currency: 'AED',
      buyer: { name: 'John Doe', phone: '500000001' },
      order: {
        reference_id: 'ORDER-2024-001',
        tax_amount: '1.00',
        items: [{ title: 'Wireless Headphones' }],
      },
      meta: { order_id: '#1', customer: '#c-1' },
    },
    configuration: { products: { installments: { is_available: true, rejection_reason: null } } },
    merchant_urls: { success: 'https://shop.example/success' },
  })
  const [{ web_url, qr_code }] = answer.body.configuration.available_products.installments
  expect(web_url).toMatch(/^http:\/\/localhost:4400\/pay\/[\w-]{43}$/)
  expect(qr_code).toBe(`http://localhost:4400/api/v2/checkout/${answer.body.id}/hpp_link_qr`)
  const again = await shop.live.get(`/api/v2/checkout/${answer.body.id}`)
  expectAnswer(again, 200, 'session')
  expect(again.body).toEqual(answer.body)
})

test('the QR code is an image for whoever shows it, as long as the session can be paid', async () => {
  const { body } = await shop.live.checkout({ phone: nextPhone() })
  const path = `/api/v2/checkout/${body.id}/hpp_link_qr`
  const image = await product.app.http.inject({ method: 'GET', url: path })
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(image.body).toMatch(/^<svg /)
  expect(
    (await product.app.http.inject({ method: 'GET', url: path.replace(body.id, nobody) })).statusCode,
  ).toBe(404)
  expect(await payAsShopper(product, body)).toBe('approved')
  expect((await product.app.http.inject({ method: 'GET', url: path })).statusCode).toBe(404)
})

test('an amount too much or too little for the policy is rejected before anybody is sent anywhere', async () => {
  for (const [amount, reason] of [
    ['20000.01', 'order_amount_too_high'],
    ['9.99', 'order_amount_too_low'],
  ] as const) {
    const answer = await shop.live.checkout({ amount })
    expectAnswer(answer, 200, 'session')
    expect(answer.body).toMatchObject({
      status: 'rejected',
      payment: { status: 'REJECTED' },
      configuration: {
        available_products: {},
        products: { installments: { is_available: false, rejection_reason: reason } },
      },
    })
    const again = await shop.live.get(`/api/v2/checkout/${answer.body.id}`)
    expect(again.body).toEqual(answer.body)
  }
})

test('the shopper is led back to a shop on the developer’s machine, and to no other without TLS', async () => {
  const urls = {
    success: 'http://localhost:8080/ok?cart=7',
    cancel: 'http://shop.example/cart',
    failure: 'http://127.0.0.1/failed',
  }
  const { body } = await shop.live.checkout({ phone: nextPhone(), body: { merchant_urls: urls } })
  const token = body.configuration.available_products.installments[0].web_url.split('/').at(-1)
  const shown = await product.call('checkout.session', { params: { token } })
  expect(shown.body.session).toMatchObject({
    success_url: `http://localhost:8080/ok?cart=7&payment_id=${body.payment.id}`,
    cancel_url: null,
    failure_url: `http://127.0.0.1/failed?payment_id=${body.payment.id}`,
  })
})

test('a session nobody paid is expired after 20 minutes, and its payment with it', async () => {
  await product.app.schedules.runDue()
  const { body } = await shop.live.checkout()
  product.clock.advance(21 * 60_000)
  await product.app.schedules.runDue()
  const session = await shop.live.get(`/api/v2/checkout/${body.id}`)
  expectAnswer(session, 200, 'session')
  expect([session.body.status, session.body.payment.status]).toEqual(['expired', 'EXPIRED'])
  expectAnswer(await shop.live.get(`${payments}/${body.payment.id}`), 200, 'payment')
})

test('what old plugins leave out or send otherwise is taken as it comes; unknown fields are ignored', async () => {
  const answer = await shop.live.post('/api/v2/checkout', {
    payment: {
      amount: 100.5,
      currency: 'AED',
      buyer: { phone: '0500000002', email: 'not an address', name: null, loyalty: 3 },
      order: {
        reference_id: 1001,
        items: [{ title: 'Shirt', quantity: '2', unit_price: 50, image_url: 'n/a' }],
      },
      unknown: true,
    },
    lang: 'ar',
    merchant_code: shop.code,
    merchant_urls: { success: 'nowhere' },
    platform: 'shop 1.2.3',
  })
  expectAnswer(answer, 200, 'session')
  expect(answer.body.payment).toMatchObject({
    amount: '100.50',
    buyer: { name: '', email: null, phone: '0500000002' },
    order: {
      reference_id: '1001',
      items: [{ title: 'Shirt', quantity: 2, unit_price: '50', category: '' }],
    },
  })
  expect(answer.body.merchant_urls).toEqual({})
})

test.each([
  [
    'another currency',
    { currency: 'SAR' },
    "could not create payment: only 'AED' is supported, but got 'SAR'",
  ],
  ['no amount at all', { amount: '0.00' }, 'could not create payment: invalid amount'],
  ['a negative amount', { amount: '-5.00' }, 'could not create payment: invalid amount'],
  ['an exponent', { amount: '1e3' }, 'could not create payment: invalid amount'],
  ['more decimals than the currency has', { amount: '100.505' }, 'could not create payment: invalid amount'],
  [
    'an unknown store',
    { body: { merchant_code: 'nobody' } },
    'could not create payment: merchant_code is unknown',
  ],
  ['an unknown language', { body: { lang: 'fr' } }, 'could not decode request'],
  ['no payment', { body: { payment: undefined } }, 'could not decode request'],
  ['no currency', { payment: { currency: undefined } }, 'could not decode request'],
])('a checkout is refused for %s', async (_, given, error) => {
  expectError(await shop.live.checkout(given), 400, 'bad_data', error)
})

test('amounts have the decimals of their currency: three in Kuwait', async () => {
  const kuwait = await aShop(product, { currency: 'KWD', country: 'KWT' })
  const answer = await kuwait.live.checkout({ amount: '20.125', currency: 'KWD', phone: '50000001' })
  expectAnswer(answer, 200, 'session')
  expect(answer.body.payment).toMatchObject({ amount: '20.125', order: { tax_amount: '1.000' } })
})

test('an unchanged checkout body of the documentation is taken', async () => {
  const answer = await shop.live.post('/api/v2/checkout', checkoutBody({ code: shop.code }))
  expectAnswer(answer, 200, 'session')
})
