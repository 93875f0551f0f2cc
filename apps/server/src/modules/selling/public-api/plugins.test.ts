import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aListener, type Listener } from '../../../testing/shop/listener.ts'
import { aShop, payAsShopper, nextPhone, type Shop, type ShopAnswerOf } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/**
 * What four published plugins send and expect, told from their public sources in our own words: WooCommerce
 * 5.11.0 (WordPressBugBounty/plugins-tabby-checkout 19f5b23), Magento 2 (tabby-ai/m2-checkout 4c36620), Odoo
 * (tabby-ai/odoo e2f0a04) and OpenCart. Each goes from its settings to the last refund, with nothing of ours
 * but the address, the keys and the codes.
 */

let product: TestApp
let listener: Listener
let base: string
let shop: Shop
let staff: string
beforeAll(async () => {
  product = await testApp()
  listener = await aListener()
  staff = await product.signInStaff(await product.aStaff('desk_admin'))
  await product.app.http.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(product.app.http.server.address() as AddressInfo).port}/api`
})
beforeEach(async () => void (shop = await aShop(product)))
afterAll(async () => {
  await listener.close()
  await product.close()
})

/** The only form of a key that the settings of WooCommerce, Magento and Odoo save. */
const savedKey = /^sk_(test_)?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Staff give the store the codes that a plugin sends for it. */
async function knownBy(...aliases: string[]): Promise<void> {
  const { merchantId: id, storeId } = shop.merchant
  const body = { code: shop.code, aliases }
  const { status } = await product.call('merchants.setStoreCodes', {
    as: staff,
    params: { id, storeId },
    body,
  })
  expect(status).toBe(200)
}

interface Sent {
  code?: string
  /** The body word for word; none where a plugin sends none. */
  text?: string
  contentType?: string
  /** The secret one, unless a plugin takes the other. */
  bearer?: string
}

/**
 * One call as a plugin makes it; what does not begin as an object or a list is an answer that Magento gives
 * up at.
 */
async function send(
  method: string,
  path: string,
  { code, text, contentType, bearer = shop.secrets.live }: Sent = {},
): Promise<ShopAnswerOf> {
  const answer = await fetch(`${base}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(code !== undefined && { 'x-merchant-code': code }),
      ...(contentType && { 'content-type': contentType }),
    },
    ...(text !== undefined && { body: text }),
  })
  const body = await answer.text()
  expect(body).toMatch(/^[{[]/)
  return { status: answer.status, body: JSON.parse(body) as unknown, headers: {} }
}

const json = 'application/json'
/** PHP's plugins send JSON with everything but a GET: `null` where there is nothing to say. */
const php = (method: string, path: string, data: object | null = null, code?: string) =>
  send(method, path, {
    ...(code !== undefined && { code }),
    ...(method !== 'GET' && { text: JSON.stringify(data), contentType: json }),
  })

async function opened(session: ShopAnswerOf): Promise<string> {
  expect([session.status, session.body.status]).toEqual([200, 'created'])
  expect(session.body.configuration.available_products.installments[0].web_url).toContain('/pay/')
  return session.body.payment.id as string
}

async function paid(session: ShopAnswerOf): Promise<string> {
  const id = await opened(session)
  expect(await payAsShopper(product, session.body)).toBe('approved')
  return id
}

/** What the shop's webhook address was told of a payment. */
async function toldOf(id: string, path: string): Promise<string[]> {
  await product.settle()
  return listener.at(path).flatMap(({ body }) => (body.id === id ? [body.status as string] : []))
}

test('WooCommerce: keys are saved, its webhook is registered once, an order is captured and refunded', async () => {
  expect(shop.secrets.live).toMatch(savedKey)
  await knownBy('AE')
  const url = listener.url('/woo')
  const refused: string[] = []
  for (const code of ['AE', 'SA', 'AE']) {
    const { body: hooks } = await php('GET', 'v1/webhooks', null, code)
    // Of a country the merchant does not sell in the answer is an object with one of two error types.
    if (!Array.isArray(hooks)) refused.push(`${code} ${hooks.errorType}`)
    else if (!hooks.some((hook: { url: string }) => hook.url === url))
      await php('POST', 'v1/webhooks', { url, is_test: false }, code)
  }
  expect(refused).toEqual(['SA not_found'])
  const { body: hooks } = await php('GET', 'v1/webhooks', null, 'AE')
  expect(hooks).toMatchObject([{ url, is_test: false }])

  const basket = (reference: string) => ({
    lang: 'en',
    merchant_code: 'AE',
    merchant_urls: {
      success: 'https://woo.example/ok',
      cancel: 'https://woo.example/',
      failure: 'https://woo.example/',
    },
    payment: {
      amount: '100.50',
      currency: 'AED',
      description: 'Woo Order',
      order: {
        reference_id: reference,
        shipping_amount: '10.00',
        discount_amount: '0.00',
        tax_amount: '0.50',
        items: [{ title: 'Lamp', description: 'Lamp', quantity: 1, unit_price: '90.00', reference_id: '17' }],
      },
      meta: { tabby_plugin_platform: 'woocommerce', tabby_plugin_version: '5.11.0' },
      buyer: { email: 'sara@example.com', name: 'Sara Ali', phone: `971${nextPhone()}` },
      buyer_history: null,
      shipping_address: { address: 'Al Wasl Road 12', city: 'Dubai' },
      order_history: [],
    },
  })
  // Whether it may be offered is asked before there is an order, under a hash of the basket.
  await opened(await php('POST', 'v2/checkout', basket('a'.repeat(128))))
  const id = await paid(await php('POST', 'v2/checkout', basket('1001')))
  const seen = await php('GET', `v2/payments/${id}`)
  expect(seen.body).toMatchObject({ status: 'AUTHORIZED', amount: '100.50', currency: 'AED' })
  expect((await php('PUT', `v2/payments/${id}`, { order: { reference_id: '1002' } })).status).toBe(200)

  const items = [{ title: 'Lamp', description: 'Lamp', quantity: 1, unit_price: '90.00', reference_id: '17' }]
  const captured = await php('POST', `v2/payments/${id}/captures`, {
    ...{ amount: '100.50', tax_amount: '0.50', shipping_amount: '10.00', created_at: null, items },
  })
  const captureId = captured.body.captures.at(-1).id as string
  const refunded = await php('POST', `v2/payments/${id}/refunds`, {
    ...{ capture_id: captureId, amount: '90.00', reason: 'Broken', items },
  })
  expect(refunded.body.refunds.at(-1)).toMatchObject({ id: expect.any(String), amount: '90.00' })
  expect(await toldOf(id, '/woo')).toContain('authorized')

  const given = await paid(await php('POST', 'v2/checkout', basket('1003')))
  expect((await php('POST', `v2/payments/${given}/close`)).body.status).toBe('CLOSED')
  expect((await php('DELETE', `v1/webhooks/${hooks[0].id}`, null, 'AE')).status).toBe(200)
})

/** Sold in one currency the group's code stands alone; sold in several, each has its own behind it. */
const groups = ['main_website_store', 'default_AED']

test.each(groups)('Magento: the code %s, invoices in parts, credit memos, and closing', async (group) => {
  expect(shop.secrets.test).toMatch(savedKey)
  await knownBy(...groups)
  const url = listener.url('/magento')
  const hooks = await php('GET', 'v1/webhooks', null, group)
  expect(hooks.body).toEqual([])
  await php('POST', 'v1/webhooks', { url, is_test: false }, group)
  // A group that was never connected is a 404 that reads as an object.
  expect((await php('GET', 'v1/webhooks', null, 'outlet_AED')).status).toBe(404)

  const sale = (reference: string) => ({
    lang: 'ar',
    merchant_code: group,
    merchant_urls: {
      success: 'https://m2.example/ok',
      cancel: 'https://m2.example/',
      failure: 'https://m2.example/',
    },
    payment: {
      amount: 100.5,
      currency: 'AED',
      buyer: { phone: nextPhone(), email: 'sara@example.com', name: 'Sara Ali' },
      shipping_address: { city: 'Dubai', address: 'Al Wasl Road 12\nFlat 3', zip: null },
      order: {
        ...{ tax_amount: 0.5, shipping_amount: 10, discount_amount: 0, reference_id: reference },
        items: [
          {
            title: 'Lamp',
            description: null,
            quantity: 1,
            unit_price: 90,
            reference_id: 'LAMP',
            category: '',
          },
        ],
      },
      meta: { tabby_plugin_platform: 'magento' },
      buyer_history: { registered_since: null, loyalty_level: 0 },
      order_history: [],
    },
  })
  const id = await paid(await php('POST', 'v2/checkout', sale('000000101')))
  const invoice = (amount: number) =>
    php('POST', `v2/payments/${id}/captures`, {
      ...{ amount, tax_amount: 0, shipping_amount: 0, created_at: null },
      items: [
        { title: 'Lamp', description: 'Lamp', quantity: 1, unit_price: amount, reference_id: '3|LAMP' },
      ],
    })
  expect((await invoice(60)).body).toMatchObject({ status: 'AUTHORIZED', captures: [{ amount: '60.00' }] })
  const whole = await invoice(40.5)
  expect(whole.body.status).toBe('CLOSED')
  const [first, second] = whole.body.captures as { id: string; created_at: string }[]
  expect(second!.created_at >= first!.created_at).toBe(true)
  const memo = (amount: number) =>
    php('POST', `v2/payments/${id}/refunds`, { capture_id: second!.id, amount, items: [] })
  expect((await memo(40.5)).body.refunds).toMatchObject([{ amount: '40.50' }])
  // More than is left is a sentence for the person at the back office.
  expect((await memo(99)).body).toMatchObject({ errorType: 'bad_data', error: expect.any(String) })
  expect(await toldOf(id, '/magento')).toContain('closed')

  const cancelled = await paid(await php('POST', 'v2/checkout', sale('000000102')))
  expect((await php('POST', `v2/payments/${cancelled}/close`)).body.status).toBe('CLOSED')
  expect((await php('POST', `v2/payments/${cancelled}/close`)).body.error).toBe('already closed')
})

test('Odoo: amounts as Python writes them, references of its own, and no body where it has none', async () => {
  expect(shop.secrets.live).toMatch(savedKey)
  await knownBy('AE', 'SA', 'KW')
  const url = listener.url('/odoo')
  const call = (method: string, path: string, data: object | null, code?: string) =>
    send(method, path, {
      ...{ contentType: json, ...(code !== undefined && { code }) },
      ...(data && { text: JSON.stringify(data) }),
    })
  // It reads the list without asking whether it is one.
  expect((await call('GET', 'v1/webhooks', null, 'AE')).body).toEqual([])
  await call('POST', 'v1/webhooks', { url, is_test: false }, 'AE')

  const sale = (reference: string) => ({
    lang: 'en',
    merchant_code: 'AE',
    merchant_urls: {
      success: 'http://localhost:8069/ok',
      cancel: 'http://localhost:8069/',
      failure: 'http://localhost:8069/',
    },
    payment: {
      ...{ amount: '100.50', currency: 'AED', description: `Sales order #${reference}` },
      order: {
        ...{ reference_id: reference, shipping_amount: '0.0', discount_amount: '0.0', tax_amount: '0.5' },
        items: [{ title: 'Lamp', quantity: 1, unit_price: '100.50', reference_id: '12', category: 'Home' }],
      },
      buyer: { email: 'sara@example.com', name: 'Sara Ali', phone: `+971 ${nextPhone()}` },
      shipping_address: { address: 'Al Wasl Road 12', city: 'Dubai', zip: '' },
      buyer_history: { registered_since: '2024-01-01T08:00:00Z', loyalty_level: 2 },
      order_history: [],
      meta: { tabby_plugin_platform: 'Odoo', tabby_plugin_version: '1.0', txref: `${reference}-1` },
    },
  })
  const id = await paid(await call('POST', 'v2/checkout', sale('S00021')))
  const seen = await call('GET', `v2/payments/${id}`, null)
  expect(seen.body).toMatchObject({ status: 'AUTHORIZED', meta: { txref: 'S00021-1' } })
  const captured = await call('POST', `v2/payments/${id}/captures`, {
    ...{ amount: '100.5', tax_amount: '0.5', shipping_amount: '0.0', reference_id: 'S00021-1' },
  })
  expect(captured.body.captures).toMatchObject([{ reference_id: 'S00021-1', amount: '100.50' }])
  const refunded = await call('POST', `v2/payments/${id}/refunds`, {
    ...{ amount: '12.0', reason: 'Refund transaction R-S00021-1', reference_id: 'R-S00021-1' },
  })
  expect(refunded.body.refunds).toMatchObject([{ reference_id: 'R-S00021-1', amount: '12.00' }])
  expect(await toldOf(id, '/odoo')).toContain('authorized')

  const dropped = await paid(await call('POST', 'v2/checkout', sale('S00022')))
  expect((await call('POST', `v2/payments/${dropped}/close`, null)).body.status).toBe('CLOSED')
  // Switched off, it goes through the webhooks of all its countries.
  for (const code of ['AE', 'SA', 'KW']) {
    const { body: hooks } = await call('GET', 'v1/webhooks', null, code)
    for (const hook of hooks as { id: string; url: string }[])
      expect((await call('DELETE', `v1/webhooks/${hook.id}`, null, code)).status).toBe(200)
  }
})

test('OpenCart: webhooks of four countries, sessions by the public key, payments by an older path', async () => {
  await knownBy('AE')
  const url = listener.url('/opencart')
  for (const code of ['AE', 'SA', 'KW', 'BH']) {
    const { body } = await php('GET', 'v1/webhooks', null, code)
    // It looks for a status in whatever it is answered.
    expect(typeof body).toBe('object')
    if (body.status === 'error') continue
    expect([code, body]).toEqual(['AE', []])
    const made = await php('POST', 'v1/webhooks', { url, is_test: false }, code)
    await php('PUT', `v1/webhooks/${made.body.id}`, { url, is_test: false }, code)
  }
  // A basket that is no order yet has no reference.
  const open = (data: object) =>
    send('POST', 'v2/checkout', {
      ...{ text: JSON.stringify(data), contentType: json, bearer: shop.publicKeys.live },
    })
  const id = await paid(
    await open({
      lang: 'en',
      merchant_code: 'AE',
      payment: {
        ...{ amount: '100.50', currency: 'AED', description: '{"sid":"9f"}' },
        buyer: { dob: null, email: 'sara@example.com', name: 'Sara Ali', phone: nextPhone() },
        order: {
          ...{ tax_amount: '0.50', shipping_amount: '0.00' },
          items: [{ title: 'Lamp', reference_id: 'LAMP', unit_price: '100.00', quantity: 1 }],
        },
        shipping_address: { address: 'Al Wasl Road 12', city: 'Dubai' },
        order_history: [],
      },
    }),
  )
  const path = `v1/payments/${id}`
  expect((await php('GET', path)).body).toMatchObject({ status: 'AUTHORIZED', captures: [] })
  const captured = await php('POST', `${path}/captures`, { amount: '60.00' })
  expect(captured.body).toMatchObject({ status: 'AUTHORIZED', captures: [{ amount: '60.00' }] })
  expect((await php('POST', `${path}/close`, [])).body.status).toBe('CLOSED')
  const capture_id = captured.body.captures[0].id as string
  const refunded = await php('POST', `${path}/refunds`, { capture_id, amount: '60.00' })
  expect(refunded.body).toMatchObject({ status: 'CLOSED', refunds: [{ amount: '60.00' }] })
  expect(await toldOf(id, '/opencart')).toContain('closed')
})
