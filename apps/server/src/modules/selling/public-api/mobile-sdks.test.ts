import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, callsOf, payAsShopper, nextPhone, type Shop } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/**
 * What the published SDKs of apps send with the public key and read of the answer, told from their sources in
 * our own words: iOS (tabby-ai/tabby-ios-sdk 77bd303), Android (tabby-ai/tabby-android-sdk 95c142e) and
 * Flutter (tabby_flutter_inapp_sdk 1.5). What they hear of the end stands in the payment page,
 * `pay/app-around.ts`.
 */

let product: TestApp
let shop: Shop
beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
})
afterAll(() => product.close())

const send = (body: object) =>
  callsOf(product, shop.publicKeys.live, shop.code, 'AED').post('/api/v2/checkout', body)

const shipping = { address: 'Sample Address 2', city: 'Dubai', zip: '01234' }
const buyer = (phone: string) => ({ email: 'yazan@shopper.example', phone, name: 'Yazan Khalid' })

/** Texts for amounts, no addresses of the shop: iOS has the page's word alone. */
const ios = (phone: string, code: string) => ({
  ...{ merchant_code: code, lang: 'en' },
  payment: {
    ...{ amount: '340', currency: 'AED', description: 'Order 3', buyer: buyer(phone) },
    buyer_history: { registered_since: '2019-08-24T14:15:22Z', loyalty_level: 0 },
    order: {
      ...{ reference_id: 'A-3', shipping_amount: '50', tax_amount: '100' },
      items: [
        {
          ...{ description: 'Jersey', product_url: 'https://shop.example/p/1', quantity: 1 },
          ...{ reference_id: 'SKU123', title: 'Pink jersey', unit_price: '300', category: 'Clothes' },
        },
      ],
    },
    order_history: [
      { purchased_at: '2019-08-24T14:15:22Z', amount: '10', status: 'new', shipping_address: shipping },
    ],
    shipping_address: shipping,
  },
})

/** Numbers for amounts, and an attachment whose body is a text. */
const android = (phone: string, code: string) => ({
  ...{ merchant_code: code, lang: 'ar' },
  payment: {
    ...{ amount: 340, currency: 'AED', buyer: buyer(phone), shipping_address: shipping },
    order: {
      ...{ reference_id: 'A-4', shipping_amount: 50, tax_amount: 100 },
      items: [
        {
          ...{ title: 'Pink jersey', quantity: 1, unit_price: 300, discount_amount: 0 },
          ...{ reference_id: 'SKU123', ordered: 0, captured: 0, shipped: 0, refunded: 0 },
        },
      ],
    },
    buyer_history: { registered_since: '2019-08-24T14:15:22Z', loyalty_level: 0, wishlist_count: 1 },
    ...{ order_history: [], meta: { order_id: '#1' } },
    attachment: { body: '{"pnr": "TR9088999"}', content_type: 'application/vnd.tabby.v1+json' },
  },
})

/**
 * Each field is there, with null where nothing is known; on iOS with addresses of a page that the app never
 * opens.
 */
const flutter = (phone: string, code: string) => ({
  ...{ merchant_code: code, lang: 'en' },
  merchant_urls: {
    success: 'https://sdk.example/success.html',
    failure: 'https://sdk.example/failure.html',
    cancel: 'https://sdk.example/cancel.html',
  },
  payment: {
    ...{ amount: '340.00', currency: 'AED', buyer: { ...buyer(phone), dob: null }, description: null },
    buyer_history: {
      ...{ registered_since: '2019-08-24T14:15:22Z', loyalty_level: 0, wishlist_count: null },
      ...{ is_social_networks_connected: null, is_phone_number_verified: null, is_email_verified: null },
    },
    shipping_address: null,
    order: {
      ...{ reference_id: 'A-5', shipping_amount: '50', tax_amount: null, discount_amount: null },
      items: [{ title: 'Pink jersey', quantity: 1, unit_price: '300', category: 'Clothes', gender: null }],
    },
    order_history: [],
  },
})

const sdks = { ios, android, flutter }
test.each(Object.keys(sdks) as (keyof typeof sdks)[])(
  'what the SDK for %s sends opens a payment that is paid, in the shape it reads',
  async (name) => {
    const { status, body } = await send(sdks[name](nextPhone(), shop.code))
    expect([status, body.status]).toEqual([200, 'created'])
    expect(body).toMatchObject({
      id: expect.any(String),
      payment: { id: expect.any(String), amount: '340.00' },
      configuration: {
        available_products: { installments: [{ web_url: expect.stringContaining('/pay/') }] },
        products: { installments: { rejection_reason: null } },
      },
    })
    expect(body.rejection_reason_code).toBeUndefined()
    expect(await payAsShopper(product, body)).toBe('approved')
  },
)

test('an app is told why nothing is offered, each at the place where its SDK looks', async () => {
  const small = ios(nextPhone(), shop.code)
  const { body } = await send({ ...small, payment: { ...small.payment, amount: '1' } })
  expect(body).toMatchObject({
    status: 'rejected',
    rejection_reason_code: 'order_amount_too_low',
    configuration: {
      available_products: {},
      products: { installments: { rejection_reason: 'order_amount_too_low' } },
    },
  })
})
