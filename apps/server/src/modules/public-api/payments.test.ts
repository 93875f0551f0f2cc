import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAnswer, expectError } from '../../testing/shop/expect-answer.ts'
import { aShop, anAuthorizedPayment, type Shop } from '../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let shop: Shop

beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
})
afterAll(() => product.close())

const nobody = '00000000-0000-7000-8000-000000000000'
const payments = '/api/v2/payments'
const capture = (id: string, amount: unknown, reference: string, more: object = {}) =>
  shop.live.post(`${payments}/${id}/captures`, { amount, reference_id: reference, ...more })
const refund = (id: string, amount: unknown, reference: string, more: object = {}) =>
  shop.live.post(`${payments}/${id}/refunds`, { amount, reference_id: reference, ...more })
const close = (id: string) => shop.live.post(`${payments}/${id}/close`)

test('a part captured leaves it AUTHORIZED, the rest closes it, and refunds go up to what was captured', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const part = await capture(id, '40.50', 'part-1', {
    tax_amount: '0.50',
    items: [{ title: 'Cable', unit_price: 40 }],
  })
  expectAnswer(part, 200, 'payment', 'PaymentCaptureResponse')
  expect(part.body).toMatchObject({
    status: 'AUTHORIZED',
    captures: [{ amount: '40.50', reference_id: 'part-1', tax_amount: '0.50', items: [{ title: 'Cable' }] }],
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
  expectError(await refund(id, '11.00', 'back'), 400, 'bad_data', 'reference_id was used with another amount')
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
