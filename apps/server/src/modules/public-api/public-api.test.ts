import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf, publishedNames } from '../../testing/shop/check-answer.ts'
import type { ShopAnswer } from '../../testing/shop/own-schemas.ts'
import {
  aShop,
  anAuthorizedPayment,
  checkoutBody,
  payAsShopper,
  randomPhone,
  type Shop,
  type ShopAnswerOf,
} from '../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let shop: Shop
let other: Shop
beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
  other = await aShop(product)
})
afterAll(() => product.close())

const nobody = '00000000-0000-7000-8000-000000000000'
const payments = '/api/v2/payments'

/** An answer with this status whose body has this shape, by our schemas and by the published ones. */
function expectAnswer(answer: ShopAnswerOf, status: number, as: ShopAnswer, component?: string): void {
  expect([answer.status, answer.body]).toEqual([status, answer.body])
  expect(faultsOf(answer.body, as, component)).toEqual([])
}

function expectError(answer: ShopAnswerOf, status: number, errorType: string, error?: string): void {
  expectAnswer(answer, status, 'error')
  expect(answer.body).toEqual({ status: 'error', errorType, ...(error !== undefined && { error }) })
}

const capture = (id: string, amount: unknown, reference: string, more: object = {}) =>
  shop.live.post(`${payments}/${id}/captures`, { amount, reference_id: reference, ...more })
const refund = (id: string, amount: unknown, reference: string, more: object = {}) =>
  shop.live.post(`${payments}/${id}/refunds`, { amount, reference_id: reference, ...more })
const close = (id: string) => shop.live.post(`${payments}/${id}/close`)

test('the published schemas are read whole where they are at hand', () => {
  const names = publishedNames()
  const wanted = ['PaymentResponse', 'CheckoutSession', 'Webhook'].filter((name) => names.includes(name))
  expect(wanted).toHaveLength(names.length === 0 ? 0 : 3)
})

describe('checkout', () => {
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
    const { body } = await shop.live.checkout({ phone: randomPhone() })
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

  test('the policy is asked before anybody is sent anywhere: too much and too little are rejected with the reason', async () => {
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
    [
      'more decimals than the currency has',
      { amount: '100.505' },
      'could not create payment: invalid amount',
    ],
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
})

describe('payments', () => {
  test('a part captured leaves it AUTHORIZED, the rest closes it, and refunds go up to what was captured', async () => {
    const id = await anAuthorizedPayment(product, shop.live)
    const part = await capture(id, '40.50', 'part-1', {
      tax_amount: '0.50',
      items: [{ title: 'Cable', unit_price: 40 }],
    })
    expectAnswer(part, 200, 'payment', 'PaymentCaptureResponse')
    expect(part.body).toMatchObject({
      status: 'AUTHORIZED',
      captures: [
        { amount: '40.50', reference_id: 'part-1', tax_amount: '0.50', items: [{ title: 'Cable' }] },
      ],
    })
    expectError(
      await refund(id, '1.00', 'early'),
      400,
      'bad_data',
      'can not refund payment that has no captures and not closed',
    )
    const whole = await capture(id, '60.00', 'part-2')
    expectAnswer(whole, 200, 'payment', 'PaymentCaptureResponse')
    expect([whole.body.status, whole.body.captures.length]).toEqual(['CLOSED', 2])

    const back = await refund(id, '99.50', 'refund-1', { reason: 'customer_return' })
    expectAnswer(back, 200, 'payment', 'PaymentRefundResponse')
    expect(back.body.refunds).toMatchObject([
      { amount: '99.50', reason: 'customer_return', reference_id: 'refund-1' },
    ])
    expectError(
      await refund(id, '1.01', 'refund-2'),
      400,
      'bad_data',
      'could not refund more than was captured',
    )
    expectAnswer(await refund(id, '1.00', 'refund-3'), 200, 'payment')
    expectError(
      await refund(id, '0.01', 'refund-4'),
      400,
      'bad_data',
      'could not refund more than was captured',
    )
    expectAnswer(await shop.live.get(`${payments}/${id}`), 200, 'payment')
  })

  test('only an AUTHORIZED payment is captured, and no more of it than it is worth', async () => {
    const { body } = await shop.live.checkout()
    const refused = 'could not capture not authorized payments'
    expectError(await capture(body.payment.id, '100.50', 'a'), 400, 'bad_data', refused)
    expectError(await close(body.payment.id), 400, 'bad_data', 'could not close not authorized payments')
    const id = await anAuthorizedPayment(product, shop.live)
    expectError(
      await capture(id, '100.51', 'a'),
      400,
      'bad_data',
      'could not capture more than is left of the payment',
    )
    expectAnswer(await capture(id, '100.50', 'a'), 200, 'payment')
    expectError(await capture(id, '0.01', 'b'), 400, 'bad_data', refused)
  })

  test('closing gives up what is not captured; a payment is closed once', async () => {
    const part = await anAuthorizedPayment(product, shop.live)
    await capture(part, '30.00', 'part')
    const closed = await close(part)
    expectAnswer(closed, 200, 'payment', 'PaymentClose')
    expect(closed.body).toMatchObject({ status: 'CLOSED', captures: [{ amount: '30.00' }] })
    expectError(await refund(part, '30.01', 'r'), 400, 'bad_data', 'could not refund more than was captured')
    expectAnswer(await refund(part, '30.00', 'r'), 200, 'payment')

    const none = await anAuthorizedPayment(product, shop.live)
    expect((await close(none)).body).toMatchObject({ status: 'CLOSED', captures: [], refunds: [] })
    expectError(await close(none), 400, 'bad_data', 'already closed')
    expectError(
      await refund(none, '1.00', 'r'),
      400,
      'bad_data',
      'can not refund payment that has no captures and not closed',
    )
  })

  test('a reference is the key of its capture or refund: repeated it answers the payment, with another amount it is refused', async () => {
    const id = await anAuthorizedPayment(product, shop.live)
    await capture(id, '100.50', 'once')
    const again = await capture(id, '100.50', 'once')
    expectAnswer(again, 200, 'payment')
    expect(again.body.captures).toHaveLength(1)
    expectError(
      await capture(id, '100.00', 'once'),
      400,
      'bad_data',
      'reference_id was used with another amount',
    )
    await refund(id, '10', 'back')
    expect((await refund(id, '10.00', 'back')).body.refunds).toHaveLength(1)
    expectError(
      await refund(id, '11.00', 'back'),
      400,
      'bad_data',
      'reference_id was used with another amount',
    )
  })

  test('64 captures at once with one reference are one capture; with 64 references no more than the payment', async () => {
    const id = await anAuthorizedPayment(product, shop.live)
    const same = await Promise.all(Array.from({ length: 64 }, () => capture(id, '50.25', 'same')))
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]))
    expect(same.every(({ body }) => body.captures.length === 1)).toBe(true)
    const many = await Promise.all(
      Array.from({ length: 64 }, (_, index) => capture(id, '25.00', `many-${index}`)),
    )
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2)
    const { body } = await shop.live.get(`${payments}/${id}`)
    expect(body.captures.map((one: { amount: string }) => one.amount)).toEqual(['50.25', '25.00', '25.00'])
  })

  test('the reference of an AUTHORIZED or CLOSED payment is changed, and nothing else of it', async () => {
    const id = await anAuthorizedPayment(product, shop.live, { reference: 'cart-7' })
    const changed = await shop.live.put(`${payments}/${id}`, {
      order: { reference_id: '1001' },
      amount: '1.00',
    })
    expectAnswer(changed, 200, 'payment', 'PaymentUpdate')
    expect(changed.body).toMatchObject({ amount: '100.50', order: { reference_id: '1001' } })
    expectAnswer(await shop.live.put(`${payments}/${id}`, { description: 'new' }), 200, 'payment')
    const { body } = await shop.live.checkout()
    expectError(
      await shop.live.put(`${payments}/${body.payment.id}`, { order: { reference_id: 'x' } }),
      400,
      'bad_data',
      'could not update payment that is not authorized or closed',
    )
  })

  test.each([
    ['no reference', { amount: '1.00' }],
    ['no amount', { reference_id: 'a' }],
    ['too many decimals', { amount: '1.001', reference_id: 'a' }],
    ['an amount below zero', { amount: '-1.00', reference_id: 'a' }],
    ['a text for an amount', { amount: 'all', reference_id: 'a' }],
  ])('a capture or refund with %s is refused', async (_, body) => {
    const id = await anAuthorizedPayment(product, shop.live)
    for (const act of ['captures', 'refunds'])
      expectError(
        await shop.live.post(`${payments}/${id}/${act}`, body),
        400,
        'bad_data',
        'could not decode request',
      )
  })

  test('a payment that is not there is said so; an id that is none is refused', async () => {
    const body = { amount: '1.00', reference_id: 'a' }
    const calls = (id: string) => [
      shop.live.get(`${payments}/${id}`),
      shop.live.put(`${payments}/${id}`, { order: { reference_id: 'a' } }),
      shop.live.post(`${payments}/${id}/captures`, body),
      shop.live.post(`${payments}/${id}/refunds`, body),
      shop.live.post(`${payments}/${id}/close`),
    ]
    for (const answer of await Promise.all(calls(nobody)))
      expectError(answer, 404, 'not_found', 'no such payment')
    for (const answer of await Promise.all(calls('12')))
      expectError(answer, 400, 'bad_data', 'invalid payment id')
    const session = await shop.live.get(`/api/v2/checkout/${nobody}`)
    expectAnswer(session, 404, 'plainError')
    expect(session.body).toBe('404 page not found')
    expectError(await shop.live.get('/api/v2/checkout/12'), 400, 'bad_data', 'could not decode request')
  })
})

describe('the list', () => {
  test('AUTHORIZED and CLOSED payments, the newest first, by pages of at most 20, by status and by day', async () => {
    const mine = await aShop(product)
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) {
      product.clock.advance(60_000)
      ids.unshift(await anAuthorizedPayment(product, mine.live))
    }
    await mine.live.checkout()
    await mine.live.checkout({ amount: '1.00' })
    const pay = (index: number, act: string, body?: object) =>
      mine.live.post(`${payments}/${ids[index]}/${act}`, body)
    await pay(0, 'captures', { amount: '100.50', reference_id: 'c' })
    await pay(1, 'captures', { amount: '100.50', reference_id: 'c' })
    await pay(1, 'refunds', { amount: '100.50', reference_id: 'r' })
    await pay(2, 'close')

    const list = async (query: string) => {
      const answer = await mine.live.get(`${payments}${query}`)
      expectAnswer(answer, 200, 'page')
      return answer.body as { payments: { id: string }[]; pagination: object }
    }
    const idsOf = async (query: string) => (await list(query)).payments.map((one) => ids.indexOf(one.id))
    expect(await idsOf('')).toEqual([0, 1, 2, 3, 4])
    expect((await list('?limit=100')).pagination).toEqual({ limit: 20, offset: 0, total_count: 5 })
    expect(await idsOf('?limit=2&offset=1')).toEqual([1, 2])
    expect(await idsOf('?status=authorized')).toEqual([3, 4])
    expect(await idsOf('?status=NEW')).toEqual([3, 4])
    expect(await idsOf('?status=closed')).toEqual([0, 1, 2])
    expect(await idsOf('?status=captured')).toEqual([0])
    expect(await idsOf('?status=refunded')).toEqual([1])
    expect(await idsOf('?status=cancelled')).toEqual([2])
    expect((await list('?status=rejected')).payments).toHaveLength(1)
    const today = product.clock.now().toISOString().slice(0, 10)
    expect(await idsOf(`?created_at__gte=${today}`)).toEqual([0, 1, 2, 3, 4])
    expect(await idsOf(`?created_at__lte=${today}`)).toEqual([])
    expect(await idsOf(`?created_at__lte=${product.clock.now().toISOString()}&unknown=1`)).toEqual([
      0, 1, 2, 3, 4,
    ])
    for (const query of ['?status=paid', '?limit=many', '?offset=-1', '?created_at__gte=yesterday'])
      expectError(await mine.live.get(`${payments}${query}`), 400, 'bad_data', 'failed to decode request')
  })
})

describe('whose payments', () => {
  test('a key sees nothing of another merchant, and can do nothing to it', async () => {
    const id = await anAuthorizedPayment(product, other.live)
    const { body } = await other.live.checkout()
    const given = { amount: '1.00', reference_id: 'a' }
    for (const answer of [
      await shop.live.get(`${payments}/${id}`),
      await shop.live.put(`${payments}/${id}`, { order: { reference_id: 'mine' } }),
      await shop.live.post(`${payments}/${id}/captures`, given),
      await shop.live.post(`${payments}/${id}/refunds`, given),
      await shop.live.post(`${payments}/${id}/close`),
    ])
      expectError(answer, 404, 'not_found', 'no such payment')
    expect((await shop.live.get(`/api/v2/checkout/${body.id}`)).status).toBe(404)
    expect(JSON.stringify((await shop.live.get(payments)).body)).not.toContain(id)
    const foreign = await shop.live.checkout({ body: { merchant_code: other.code } })
    expectError(foreign, 400, 'bad_data', 'could not create payment: merchant_code is unknown')
    expect((await other.live.get(`${payments}/${id}`)).body).toMatchObject({
      status: 'AUTHORIZED',
      captures: [],
    })
  })

  test('keys for tests act on data of their own: they never meet live payments, and live keys never theirs', async () => {
    const live = await anAuthorizedPayment(product, shop.live)
    const tried = await anAuthorizedPayment(product, shop.test)
    expect((await shop.test.get(`${payments}/${tried}`)).body).toMatchObject({
      is_test: true,
      status: 'AUTHORIZED',
    })
    expect((await shop.live.get(`${payments}/${live}`)).body.is_test).toBe(false)
    expectError(await shop.test.get(`${payments}/${live}`), 404, 'not_found', 'no such payment')
    expectError(await shop.live.get(`${payments}/${tried}`), 404, 'not_found', 'no such payment')
    expect((await shop.test.get(payments)).body.payments.map((one: { id: string }) => one.id)).toEqual([
      tried,
    ])
  })
})

describe('how calls are read', () => {
  const raw = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object, payload?: string) =>
    product.app.http.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload !== undefined && { payload }),
    })
  const bearer = () => ({ authorization: `Bearer ${shop.secrets.live}` })

  test('who has no key or a wrong one is told so in the words of each call', async () => {
    const unknown = { authorization: `Bearer sk_${'0'.repeat(52)}` }
    const texts: [Parameters<typeof raw>[0], string, string | undefined][] = [
      ['POST', '/api/v2/checkout', 'merchant is null'],
      ['GET', `/api/v2/checkout/${nobody}`, "auth: provided key doesn't exist"],
      ['GET', payments, undefined],
      ['GET', `${payments}/${nobody}`, 'missing Bearer scheme'],
      ['PUT', `${payments}/${nobody}`, undefined],
      ['POST', `${payments}/${nobody}/captures`, undefined],
      ['POST', `${payments}/${nobody}/refunds`, undefined],
      ['POST', `${payments}/${nobody}/close`, undefined],
      ['POST', '/api/v1/webhooks', 'authorization'],
      ['GET', '/api/v1/webhooks', 'authorization'],
      ['GET', `/api/v1/webhooks/${nobody}`, 'invalid secret key'],
      ['PUT', `/api/v1/webhooks/${nobody}`, 'authorization'],
      ['DELETE', `/api/v1/webhooks/${nobody}`, 'invalid secret key'],
    ]
    for (const [method, url, error] of texts)
      for (const headers of [{}, unknown, { authorization: 'Basic c2s6' }, { cookie: 'daftar_session=x' }]) {
        const answer = await raw(method, url, headers)
        expectError(
          { status: answer.statusCode, body: answer.json(), headers: {} },
          401,
          'not_authorized',
          error,
        )
      }
  })

  test('a public key is no secret one', async () => {
    const integrations = await product.app.http.inject({
      method: 'POST',
      url: `/desk/api/v1/merchants/${shop.merchant.merchantId}/keys`,
      headers: { authorization: `Bearer ${await product.signInStaff(await product.aStaff('desk_admin'))}` },
      payload: { mode: 'live' },
    })
    const { public_key } = integrations.json()
    const answer = await raw('GET', payments, { authorization: `Bearer ${public_key}` })
    expectError({ status: answer.statusCode, body: answer.json(), headers: {} }, 403, 'no_permission')
  })

  test('bodies are JSON whatever they are called, an empty one is none, and another origin does not matter', async () => {
    const id = await anAuthorizedPayment(product, shop.live)
    const body = JSON.stringify({ amount: '1.00', reference_id: 'a' })
    const headers = {
      ...bearer(),
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://shop.example',
    }
    expect((await raw('POST', `${payments}/${id}/captures`, headers, body)).statusCode).toBe(200)
    const empty = { ...bearer(), 'content-type': 'application/json' }
    expect((await raw('POST', `${payments}/${id}/close`, empty, '')).statusCode).toBe(200)
    for (const payload of ['{"amount":', '[1]', '"text"', 'null', '']) {
      const answer = await raw('POST', `${payments}/${id}/refunds`, empty, payload)
      const seen = { status: answer.statusCode, body: answer.json(), headers: {} }
      expectError(seen, 400, 'bad_data', 'could not decode request')
    }
    const big = await raw('POST', '/api/v2/checkout', empty, JSON.stringify({ text: 'x'.repeat(1_100_000) }))
    expect([big.statusCode, big.json().errorType]).toEqual([400, 'bad_data'])
  })

  test('a fault of ours is answered without a word about it', async () => {
    await product.db.owner`alter table purchase_detail rename to purchase_detail_gone`
    try {
      const answer = await shop.live.get(`${payments}/${nobody}`)
      expectAnswer(answer, 500, 'plainError')
      expect(answer.body).toBe('Internal Server error')
    } finally {
      await product.db.owner`alter table purchase_detail_gone rename to purchase_detail`
    }
  })

  test('the description of the API shows it as a group of its own, with its key and its errors', async () => {
    const { paths, 'x-tagGroups': groups } = (await product.app.http.inject('/openapi.json')).json()
    expect(groups[0]).toEqual({ name: 'Public payments API', tags: ['Payments', 'Webhooks'] })
    const operation = paths['/api/v2/payments/{id}/captures'].post
    expect(operation).toMatchObject({ tags: ['Payments'], security: [{ secretKey: [] }] })
    expect(operation.responses['404'].content['application/json']).toEqual({
      schema: { $ref: '#/components/schemas/PublicError' },
      example: { status: 'error', errorType: 'not_found', error: 'no such payment' },
    })
    expect(JSON.stringify(operation.parameters)).not.toContain('Idempotency-Key')
  })

  test('what a shop does stands in the timeline and in the records, with its key and none of its secret', async () => {
    const id = await anAuthorizedPayment(product, shop.live)
    await capture(id, '100.50', 'timeline')
    const events = await product.db.database.systemRead(
      (tx) =>
        tx`select kind, actor_kind, actor_name from purchase_event where purchase_id = ${id} order by at, id`,
    )
    const name = `sk_…${shop.secrets.live.slice(-4)}`
    expect(events).toContainEqual({ kind: 'captured', actor_kind: 'api', actor_name: name })
    const entries = await product.db.database.systemRead(
      (tx) => tx`select action, merchant_id, actor_role from audit_entry where object = ${`order:${id}`}`,
    )
    expect(entries).toContainEqual({
      action: 'payment_api.captured',
      merchant_id: shop.merchant.merchantId,
      actor_role: 'key',
    })
  })
})

test('an unchanged checkout body of the documentation is taken', async () => {
  const answer = await shop.live.post('/api/v2/checkout', checkoutBody({ code: shop.code }))
  expectAnswer(answer, 200, 'session')
})
