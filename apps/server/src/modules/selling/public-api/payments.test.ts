import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAnswer, expectError } from '../../../testing/shop/expect-answer.ts'
import {
  aShop,
  anAuthorizedPayment,
  nobody,
  payments,
  type Shop,
  type ShopAnswerOf,
} from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let shop: Shop

beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
})
afterAll(() => product.close())

const refused = (answer: ShopAnswerOf, error: string) => expectError(answer, 400, 'bad_data', error)

test('a part captured leaves it AUTHORIZED, the rest closes it, and refunds go up to what was captured', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const part = await shop.live.capture(id, '40.50', 'part-1', {
    tax_amount: '0.50',
    items: [{ title: 'Cable', unit_price: 40 }],
  })
  expectAnswer(part, 200, 'payment', 'PaymentCaptureResponse')
  expect(part.body).toMatchObject({
    status: 'AUTHORIZED',
    captures: [{ amount: '40.50', reference_id: 'part-1', tax_amount: '0.50', items: [{ title: 'Cable' }] }],
  })
  refused(
    await shop.live.refund(id, '1.00', 'early'),
    'can not refund payment that has no captures and not closed',
  )
  const whole = await shop.live.capture(id, '60.00', 'part-2')
  expectAnswer(whole, 200, 'payment', 'PaymentCaptureResponse')
  expect([whole.body.status, whole.body.captures.length]).toEqual(['CLOSED', 2])

  const back = await shop.live.refund(id, '99.50', 'refund-1', { reason: 'customer_return' })
  expectAnswer(back, 200, 'payment', 'PaymentRefundResponse')
  expect(back.body.refunds).toMatchObject([
    { amount: '99.50', reason: 'customer_return', reference_id: 'refund-1' },
  ])
  refused(await shop.live.refund(id, '1.01', 'refund-2'), 'could not refund more than was captured')
  expectAnswer(await shop.live.refund(id, '1.00', 'refund-3'), 200, 'payment')
  refused(await shop.live.refund(id, '0.01', 'refund-4'), 'could not refund more than was captured')
  expectAnswer(await shop.live.get(`${payments}/${id}`), 200, 'payment')
})

test('only an AUTHORIZED payment is captured, and no more of it than it is worth', async () => {
  const { body } = await shop.live.checkout()
  const notAuthorized = 'could not capture not authorized payments'
  refused(await shop.live.capture(body.payment.id, '100.50', 'a'), notAuthorized)
  refused(await shop.live.close(body.payment.id), 'could not close not authorized payments')
  const id = await anAuthorizedPayment(product, shop.live)
  refused(await shop.live.capture(id, '100.51', 'a'), 'could not capture more than is left of the payment')
  expectAnswer(await shop.live.capture(id, '100.50', 'a'), 200, 'payment')
  refused(await shop.live.capture(id, '0.01', 'b'), notAuthorized)
})

test('closing gives up what is not captured; a payment is closed once', async () => {
  const part = await anAuthorizedPayment(product, shop.live)
  await shop.live.capture(part, '30.00', 'part')
  const closed = await shop.live.close(part)
  expectAnswer(closed, 200, 'payment', 'PaymentClose')
  expect(closed.body).toMatchObject({ status: 'CLOSED', captures: [{ amount: '30.00' }] })
  refused(await shop.live.refund(part, '30.01', 'r'), 'could not refund more than was captured')
  expectAnswer(await shop.live.refund(part, '30.00', 'r'), 200, 'payment')

  const none = await anAuthorizedPayment(product, shop.live)
  expect((await shop.live.close(none)).body).toMatchObject({ status: 'CLOSED', captures: [], refunds: [] })
  refused(await shop.live.close(none), 'already closed')
  refused(
    await shop.live.refund(none, '1.00', 'r'),
    'can not refund payment that has no captures and not closed',
  )
})

test('a reference is the key of its capture or refund: repeated it answers the payment', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  await shop.live.capture(id, '100.50', 'once')
  const again = await shop.live.capture(id, '100.50', 'once')
  expectAnswer(again, 200, 'payment')
  expect(again.body.captures).toHaveLength(1)
  refused(await shop.live.capture(id, '100.00', 'once'), 'reference_id was used with another amount')
  await shop.live.refund(id, '10', 'back')
  expect((await shop.live.refund(id, '10.00', 'back')).body.refunds).toHaveLength(1)
  refused(await shop.live.refund(id, '11.00', 'back'), 'reference_id was used with another amount')
})

test('captures and refunds without a reference, as plugins send them, are made once for a minute', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const bare = (act: string, body: object) => shop.live.post(`${payments}/${id}/${act}`, body)
  const captured = {
    amount: '100.50',
    tax_amount: '0.00',
    shipping_amount: '0.00',
    created_at: null,
    items: [],
  }
  const answers = await Promise.all([1, 2, 3, 4].map(() => bare('captures', captured)))
  for (const answer of answers) expectAnswer(answer, 200, 'payment', 'PaymentCaptureResponse')
  expect(answers.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(3)
  const [made] = answers[0]!.body.captures
  expect(answers[3]!.body.captures).toEqual([made])

  const back = { capture_id: made.id, amount: '10.00', reason: 'damaged', items: [] }
  const sums = async (body: object) => {
    const answer = await bare('refunds', body)
    expectAnswer(answer, 200, 'payment', 'PaymentRefundResponse')
    return answer.body.refunds.map(({ amount }: { amount: string }) => amount)
  }
  expect(await sums(back)).toEqual(['10.00'])
  expect(await sums(back)).toEqual(['10.00'])
  expect(await sums({ ...back, items: [{ title: 'Cable' }] })).toEqual(['10.00', '10.00'])
  product.clock.advance(60_000)
  expect(await sums(back)).toEqual(['10.00', '10.00', '10.00'])
})

test('64 captures at once with one reference are one capture; with 64 references no more than the payment', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const same = await Promise.all(Array.from({ length: 64 }, () => shop.live.capture(id, '50.25', 'same')))
  expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]))
  expect(same.every(({ body }) => body.captures.length === 1)).toBe(true)
  const many = await Promise.all(
    Array.from({ length: 64 }, (_, index) => shop.live.capture(id, '25.00', `many-${index}`)),
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
  refused(
    await shop.live.put(`${payments}/${body.payment.id}`, { order: { reference_id: 'x' } }),
    'could not update payment that is not authorized or closed',
  )
})

test('when a payment changed last is told after each part of it', async () => {
  const id = await anAuthorizedPayment(product, shop.live)
  const after = async (act: () => Promise<ShopAnswerOf>) => {
    product.clock.advance(60_000)
    const { body } = await act()
    expect(body.order.updated_at).toBe(product.clock.now().toISOString())
  }
  await after(() => shop.live.capture(id, '40.00', 'first'))
  await after(() => shop.live.capture(id, '20.00', 'second'))
  await after(() => shop.live.close(id))
  await after(() => shop.live.refund(id, '1.00', 'back'))
})

test.each([
  ['no amount', { reference_id: 'a' }],
  ['too many decimals', { amount: '1.001', reference_id: 'a' }],
  ['an amount below zero', { amount: '-1.00', reference_id: 'a' }],
  ['a text for an amount', { amount: 'all', reference_id: 'a' }],
  ['a zero character', { amount: '1.00', reference_id: 'a\0' }],
  ['half a character', { amount: '1.00', reference_id: 'a\ud83d' }],
])('a capture or refund with %s is refused', async (_, body) => {
  const id = await anAuthorizedPayment(product, shop.live)
  for (const act of ['captures', 'refunds'])
    refused(await shop.live.post(`${payments}/${id}/${act}`, body), 'could not decode request')
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
  for (const answer of await Promise.all(calls('12'))) refused(answer, 'invalid payment id')
  const session = await shop.live.get(`/api/v2/checkout/${nobody}`)
  expectAnswer(session, 404, 'plainError')
  expect(session.body).toBe('404 page not found')
  refused(await shop.live.get('/api/v2/checkout/12'), 'could not decode request')
})
