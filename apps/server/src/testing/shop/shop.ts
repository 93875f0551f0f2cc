import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import type { Currency } from '@daftar/rules/money/currency'
import type { InjectOptions } from 'fastify'
import { issueKeys } from '../../modules/selling/api-keys/index.ts'
import { createKeys } from '../../platform/crypto/keys.ts'
import { aMerchant, type MerchantFacts } from '../app/builders.ts'
import type { TestApp } from '../app/test-app.ts'

export interface Shop {
  merchant: MerchantFacts
  /** The code of its store. */
  code: string
  live: ShopCalls
  test: ShopCalls
  secrets: Record<KeyMode, string>
  publicKeys: Record<KeyMode, string>
}

export interface ShopAnswerOf {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what came over the wire
  body: any
  headers: Record<string, unknown>
}

export interface ShopCalls {
  secret: string
  get(path: string): Promise<ShopAnswerOf>
  /** With an Idempotency-Key where one is given. */
  post(path: string, body?: unknown, key?: string): Promise<ShopAnswerOf>
  put(path: string, body: unknown): Promise<ShopAnswerOf>
  delete(path: string): Promise<ShopAnswerOf>
  /** A payment of this amount, waiting for its shopper; answers the whole session. */
  checkout(given?: CheckoutGiven): Promise<ShopAnswerOf>
  capture(id: string, amount: unknown, reference: string, more?: object): Promise<ShopAnswerOf>
  refund(id: string, amount: unknown, reference: string, more?: object): Promise<ShopAnswerOf>
  close(id: string): Promise<ShopAnswerOf>
}

/** Where the payments of a shop are. */
export const payments = '/api/v2/payments'
/** An id that nothing has. */
export const nobody = '00000000-0000-7000-8000-000000000000'

export interface CheckoutGiven {
  amount?: string
  currency?: string
  reference?: string
  phone?: string
  payment?: object
  body?: object
}

/** A merchant with live and test keys, and the calls a shop's server makes with them. */
export async function aShop(
  product: TestApp,
  given: { currency?: Currency; country?: string } = {},
): Promise<Shop> {
  const keys = createKeys(product.db.secretKey)
  const at = product.clock.now()
  const made = await product.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx, given)
    const of = { merchantId: merchant.merchantId, at }
    const live = await issueKeys(tx, keys, { ...of, mode: 'live' })
    const test = await issueKeys(tx, keys, { ...of, mode: 'test' })
    return { merchant, live: live!, test: test! }
  })
  const code = made.merchant.storeId
  const callsWith = (secret: string) => callsOf(product, secret, code, made.merchant.currency)
  return {
    merchant: made.merchant,
    code,
    live: callsWith(made.live.secretKey),
    test: callsWith(made.test.secretKey),
    secrets: { live: made.live.secretKey, test: made.test.secretKey },
    publicKeys: { live: made.live.publicKey, test: made.test.publicKey },
  }
}

export function callsOf(product: TestApp, secret: string, code: string, currency: string): ShopCalls {
  const call = async (method: InjectOptions['method'], url: string, body?: unknown, key?: string) => {
    const answer = await product.app.http.inject({
      method: method!,
      url,
      headers: {
        authorization: `Bearer ${secret}`,
        'x-merchant-code': code,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
  }
  return {
    secret,
    get: (path) => call('GET', path),
    post: (path, body, key) => call('POST', path, body, key),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
    checkout: (given = {}) => call('POST', '/api/v2/checkout', checkoutBody({ code, currency, ...given })),
    capture: (id, amount, reference, more = {}) =>
      call('POST', `${payments}/${id}/captures`, { amount, reference_id: reference, ...more }),
    refund: (id, amount, reference, more = {}) =>
      call('POST', `${payments}/${id}/refunds`, { amount, reference_id: reference, ...more }),
    close: (id) => call('POST', `${payments}/${id}/close`),
  }
}

/** What a shop's plugin sends for a basket of one thing. */
export function checkoutBody(given: CheckoutGiven & { code: string }): object {
  const { amount = '100.50', currency = 'AED', reference = 'ORDER-1', phone = '500000001', code } = given
  return {
    payment: {
      amount,
      currency,
      description: 'Electronics purchase',
      buyer: { name: 'John Doe', email: 'john@example.com', phone, dob: '1990-05-15' },
      shipping_address: { city: 'Dubai', address: '123 Main Street, Apt 45', zip: '12345' },
      order: {
        reference_id: reference,
        items: [
          {
            reference_id: 'SKU-123',
            title: 'Wireless Headphones',
            description: 'Noise-canceling',
            quantity: 1,
            unit_price: '99.50',
            category: 'Electronics',
            image_url: 'https://shop.example/headphones.png',
          },
        ],
        tax_amount: '1.00',
        shipping_amount: '0.00',
        discount_amount: '0.00',
      },
      buyer_history: { registered_since: '2023-01-15T10:00:00Z', loyalty_level: 5, is_email_verified: true },
      order_history: [
        {
          purchased_at: '2024-01-10T14:30:00Z',
          amount: '250.00',
          payment_method: 'card',
          status: 'complete',
          buyer: { name: 'John Doe', email: 'john@example.com', phone: '500000001' },
          shipping_address: { city: 'Dubai', address: '123 Main Street', zip: '12345' },
          items: [{ title: 'Smart Watch', quantity: 1, unit_price: '250.00', category: 'Electronics' }],
        },
      ],
      meta: { order_id: '#1', customer: '#c-1' },
      ...given.payment,
    },
    lang: 'en',
    merchant_code: code,
    merchant_urls: {
      success: 'https://shop.example/success',
      cancel: 'https://shop.example/cancel',
      failure: 'https://shop.example/failure',
    },
    ...given.body,
  }
}

/** Pays a session as its shopper: the code that was sent to the phone. Answers the status it ends with. */
export async function payAsShopper(product: TestApp, session: ShopAnswerOf['body']): Promise<string> {
  const address = session.configuration.available_products.installments[0].web_url as string
  const token = address.slice(address.lastIndexOf('/') + 1)
  const sent = await product.call('checkout.sendCode', { params: { token }, body: {} })
  if (sent.status !== 200) throw new Error(`no code was sent: ${JSON.stringify(sent.body)}`)
  await product.settle()
  if (session.payment.is_test) return confirmAsShopper(product, token, '8888')
  const phone = (session.payment.buyer.phone as string).slice(-8)
  const code = (await product.inbox()).find(({ recipient }) => recipient.endsWith(phone))?.code
  return confirmAsShopper(product, token, code)
}

async function confirmAsShopper(product: TestApp, token: string, code: unknown): Promise<string> {
  const paid = await product.call('checkout.confirm', { params: { token }, body: { code } })
  return paid.body.session?.status ?? JSON.stringify(paid.body)
}

/** A payment that was paid: its id. */
export async function anAuthorizedPayment(
  product: TestApp,
  calls: ShopCalls,
  given: CheckoutGiven = {},
): Promise<string> {
  const { body } = await calls.checkout({ phone: nextPhone(), ...given })
  const status = await payAsShopper(product, body)
  if (status !== 'approved') throw new Error(`not paid: ${status}`)
  return body.payment.id as string
}

let shoppersPhones = 10_000_000

/** Shoppers of their own, so that nobody's limits meet. */
export function nextPhone(): string {
  shoppersPhones += 1
  return `5${shoppersPhones}`
}
