import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAnswer, expectError } from '../../../testing/shop/expect-answer.ts'
import {
  aShop,
  anAuthorizedPayment,
  checkoutBody,
  nobody,
  payments,
  type Shop,
} from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let shop: Shop
let other: Shop
beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
  other = await aShop(product)
})
afterAll(() => product.close())

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
        expectError({ status: answer.statusCode, body: answer.json() }, 401, 'not_authorized', error)
      }
  })

  test('a public key is no secret one', async () => {
    const answer = await raw('GET', payments, { authorization: `Bearer ${shop.publicKeys.live}` })
    expectError({ status: answer.statusCode, body: answer.json() }, 403, 'no_permission')
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
      const seen = { status: answer.statusCode, body: answer.json() }
      expectError(seen, 400, 'bad_data', 'could not decode request')
    }
    const big = await raw('POST', '/api/v2/checkout', empty, JSON.stringify({ text: 'x'.repeat(1_100_000) }))
    expect([big.statusCode, big.json().errorType]).toEqual([400, 'bad_data'])
  })

  test('a refusal names the call it answers, and the field that is wrong as the shop wrote it', async () => {
    const id = await anAuthorizedPayment(product, shop.live)
    const captures = `${payments}/${id}/captures`
    const refused: [string, object, string | undefined][] = [
      ['/api/v2/checkout', { payment: {}, lang: 'en', merchant_code: 'x' }, 'payment.amount'],
      ['/api/v2/checkout', checkoutBody({ code: 'nobody' }), 'merchant_code'],
      ['/api/v2/checkout', checkoutBody({ code: shop.code, currency: 'SAR' }), 'payment.currency'],
      ['/api/v2/checkout', checkoutBody({ code: shop.code, amount: '0' }), 'payment.amount'],
      [captures, {}, 'amount'],
      [captures, { amount: '1.005' }, 'amount'],
      [captures, { amount: '0.00' }, 'amount'],
      [captures, { amount: '999.00' }, 'amount'],
      [captures, { amount: '1.00', tax_amount: '-1' }, 'tax_amount'],
      [`${payments}/12/captures`, { amount: '1.00' }, 'id'],
      [`${payments}/${id}/refunds`, { amount: '1.00' }, undefined],
      ['/api/v1/webhooks', { url: 'shop' }, 'url'],
      ['/api/v1/webhooks', { url: 'https://shop.example/', header: { title: 'Host', value: 'a' } }, 'header'],
    ]
    for (const [path, body, param] of refused) {
      const answer = await shop.live.post(path, body)
      expect([path, answer.status, answer.body.details.param]).toEqual([path, 400, param])
      expect(answer.body.details.request_id).toBe(answer.headers['x-request-id'])
    }
    const broken = await raw('POST', captures, { ...bearer(), 'content-type': 'application/json' }, '{"a":')
    expect(broken.json().details).toEqual({ request_id: broken.headers['x-request-id'] })
  })

  test('a fault of ours is answered without a word about it', async () => {
    await product.db.owner`alter view order_detail_public rename to order_detail_gone`
    try {
      const answer = await shop.live.get(`${payments}/${nobody}`)
      expectError(answer, 500, 'internal', 'Internal Server error')
    } finally {
      await product.db.owner`alter view order_detail_gone rename to order_detail_public`
    }
  })

  test('the description of the API says of each call which key it takes and what it may answer', async () => {
    const { paths } = (await product.app.http.inject('/openapi.json')).json()
    const operation = paths['/api/v2/payments/{id}/captures'].post
    expect(operation).toMatchObject({ tags: ['Payments'], security: [{ secretKey: [] }] })
    expect(operation.responses['404'].content['application/json']).toMatchObject({
      schema: { $ref: '#/components/schemas/Error' },
      example: { status: 'error', errorType: 'not_found', error: 'no such payment' },
    })
    expect(JSON.stringify(operation.parameters)).toContain('Idempotency-Key')
  })

  test('what a shop does stands in the timeline and in the records, with its key and none of its secret', async () => {
    const id = await anAuthorizedPayment(product, shop.live)
    await shop.live.capture(id, '100.50', 'timeline')
    const events = await product.db.database.systemRead(
      (tx) => tx`select kind, actor_kind, actor_name from order_event where order_id = ${id} order by at, id`,
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
