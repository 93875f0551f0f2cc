import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderEvent } from '@daftar/contract/endpoints/selling/orders-shapes'
import { anOrder } from '../../../../testing/app/builders.ts'
import { readOrder, withShop, type Shop } from '../testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await withShop()
})
afterAll(() => shop.product.close())

const read = (id: string, as = shop.token) => readOrder(shop, id, as)
const kinds = (events: readonly OrderEvent[]) => events.map(({ kind }) => kind)

test('orders are captured by who may create them, and refunded by who may refund; others get 403 [DEC-ORD-4, DEC-USR-5]', async () => {
  const open = await shop.order()
  const taken = await shop.order({ as: 'captured' })
  const [settlements, sales] = [await shop.signInAs('settlements'), await shop.signInAs('sales_manager')]
  const supervisor = await shop.signInAs('supervisor')
  const one = { params: { id: open.id } }
  const refund = { params: { id: taken.id }, body: { amount: '1', reason: 'returned' } }
  const refused = [
    await shop.call('orders.capture', { ...one, as: settlements, body: { amount: '1' } }),
    await shop.call('orders.captureMany', { as: settlements, body: { ids: [open.id] } }),
    await shop.call('orders.close', { ...one, as: settlements }),
    await shop.call('orders.reference', { ...one, as: settlements, body: { reference: 'x' } }),
    await shop.call('orders.refund', { ...refund, as: settlements }),
    await shop.call('orders.refund', { ...refund, as: sales }),
    // Whatever they typed.
    await shop.call('orders.capture', { ...one, as: settlements, body: { amount: 'x' } }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403])
  expect((await read(open.id, settlements)).acts).toMatchObject({ capture_up_to: '0.00', can_cancel: false })
  expect((await read(taken.id, sales)).acts.refund_up_to).toBe('0.00')
  expect((await read(open.id)).status).toBe('authorized')
  expect((await read(taken.id)).status).toBe('captured')
  const allowed = [
    await shop.call('orders.capture', { ...one, as: sales, body: { amount: '1' } }),
    await shop.call('orders.refund', { ...refund, as: supervisor }),
  ]
  expect(allowed.map(({ status }) => status)).toEqual([200, 200])
})

test('captured in parts, the full sum closes it; more than is left is refused [DEC-ORD-4]', async () => {
  const { id } = await shop.order({ amountMinor: 10_000n })
  const capture = (amount: string, reference?: string) =>
    shop.call('orders.capture', { params: { id }, body: { amount, ...(reference && { reference }) } })
  const first = await capture('30.00', 'C-1')
  expect(first.body.payment).toMatchObject({
    status: 'authorized',
    captured: '30.00',
    captured_at: '2026-11-22T08:00:00.000Z',
    closed_at: null,
  })
  const over = await capture('70.01')
  expect([over.status, over.body.details.reason]).toEqual([409, 'amount_over_rest'])
  const last = await capture('70')
  expect(last.body.payment).toMatchObject({ status: 'captured', captured: '100.00', auto_capture_at: null })
  expect(kinds(last.body.payment.events)).toEqual(['created', 'authorized', 'captured', 'captured'])
  const again = await capture('1')
  expect([again.status, again.body.details.reason]).toEqual([409, 'wrong_status'])
})

test('a reference names a capture once: the same again changes nothing, with another amount it is refused', async () => {
  const { id } = await shop.order({ amountMinor: 10_000n })
  const capture = (amount: string) =>
    shop.call('orders.capture', { params: { id }, body: { amount, reference: 'C-1' } })
  expect((await capture('40')).status).toBe(200)
  const again = await capture('40.00')
  expect([again.status, again.body.payment.captured]).toEqual([200, '40.00'])
  expect(again.body.payment.captures).toHaveLength(1)
  const other = await capture('41')
  expect([other.status, other.body.details.reason]).toEqual([409, 'reference_reused'])
})

test('amounts that are none of the currency are refused at their field; Arabic digits are digits', async () => {
  const { id } = await shop.order()
  const field = async (amount: unknown) => {
    const { status, body } = await shop.call('orders.capture', { params: { id }, body: { amount } })
    return [status, body.details.fields.amount]
  }
  expect(await field('0')).toEqual([400, 'below_minimum'])
  expect(await field('-1')).toEqual([400, 'below_minimum'])
  expect(await field('1.001')).toEqual([400, 'too_many_decimals'])
  expect(await field('1e2')).toEqual([400, 'invalid'])
  const arabic = await shop.call('orders.capture', { params: { id }, body: { amount: '١٠' } })
  expect(arabic.body.payment.captured).toBe('10.00')
})

test('amounts are read in the currency of the order, whatever the workspace’s own is', async () => {
  const { id } = await shop.product.db.database.system((tx) =>
    anOrder(tx, { ...shop, currency: 'KWD' }, { amountMinor: 10_000n }),
  )
  const { body } = await shop.call('orders.capture', { params: { id }, body: { amount: '2.505' } })
  expect(body.payment).toMatchObject({ currency: 'KWD', amount: '10.000', captured: '2.505' })
})

test('a refund needs a reason, and a comment for another one; it gives the fee back pro rata [DEC-ORD-5]', async () => {
  const { id } = await shop.order({ as: 'captured', amountMinor: 10_000n })
  const refund = (body: object, key?: string) =>
    shop.call('orders.refund', { params: { id }, body, ...(key && { key }) })
  expect((await refund({ amount: '1' })).body.details.fields).toEqual({ reason: 'choose_option' })
  expect((await refund({ amount: '1', reason: 'other' })).body.details.fields).toEqual({
    comment: 'required',
  })

  const damaged = { amount: '25', reason: 'other', comment: 'Box was damaged', reference: 'R-1' }
  const part = await refund(damaged, 'key-1')
  expect(part.body.payment).toMatchObject({
    status: 'partially_refunded',
    refunded: '25.00',
    amounts: { captured: '100.00', refunded: '25.00', fee: '3.75', vat: '0.19', net: '71.06' },
    refunds: [{ reference: 'R-1', amount: '25.00', reason: 'other', comment: 'Box was damaged' }],
    acts: { refund_up_to: '75.00' },
  })
  expect((await refund(damaged, 'key-1')).headers['idempotent-replay']).toBe('true')
  const over = await refund({ amount: '75.01', reason: 'returned' })
  expect([over.status, over.body.details.reason]).toEqual([409, 'amount_over_rest'])
  const rest = await refund({ amount: '75', reason: 'returned' })
  expect(rest.body.payment).toMatchObject({
    status: 'refunded',
    amounts: { fee: '0.00', vat: '0.00', net: '0.00' },
    acts: { refund_up_to: '0.00', refund_until: null },
  })
  expect(rest.body.payment.events.at(-1)).toMatchObject({
    kind: 'refunded',
    amount: '75.00',
    actor_kind: 'merchant',
    actor_name: 'Test Person',
    detail: { reason: 'returned' },
  })
  const after = await refund({ amount: '1', reason: 'returned' })
  expect([after.status, after.body.details.reason]).toEqual([409, 'wrong_status'])
})

test('only what is captured and closed is refunded, for 180 days [DEC-ORD-4]', async () => {
  const refusal = async (id: string) => {
    const body = { amount: '1', reason: 'returned' }
    const answer = await shop.call('orders.refund', { params: { id }, body })
    return answer.status === 200 ? 200 : [answer.status, answer.body.details.reason]
  }
  expect(await refusal((await shop.order({ as: 'part' })).id)).toEqual([409, 'wrong_status'])
  expect(await refusal((await shop.order({ as: 'cancelled' })).id)).toEqual([409, 'wrong_status'])
  // The product's clock stands on 2026-11-22 08:00.
  const old = await shop.order({ as: 'captured', at: new Date('2026-05-26T07:59:59Z') })
  expect(await refusal(old.id)).toEqual([409, 'refund_too_late'])
  expect((await read(old.id)).acts.refund_up_to).toBe('0.00')
  const young = await shop.order({ as: 'captured', at: new Date('2026-05-26T08:00:00Z') })
  expect(await refusal(young.id)).toBe(200)
})

test('cancelled while nothing is captured; closed with a part, it stays captured with that part [DEC-ORD-2, DEC-ORD-4]', async () => {
  const whole = await shop.order()
  const { body } = await shop.call('orders.close', { params: { id: whole.id } })
  expect(body.payment).toMatchObject({ status: 'cancelled', closed_at: '2026-11-22T08:00:00.000Z' })
  expect(kinds(body.payment.events).at(-1)).toBe('cancelled')
  const part = await shop.order({ as: 'part' })
  const closed = await shop.call('orders.close', { params: { id: part.id } })
  expect(closed.body.payment).toMatchObject({ status: 'captured', captured: '100.00', amount: '200.00' })
  expect(closed.body.payment.events.at(-1)).toMatchObject({ kind: 'closed', amount: '100.00' })
  const again = await shop.call('orders.close', { params: { id: part.id } })
  expect([again.status, again.body.details.reason]).toEqual([409, 'wrong_status'])
})

test('the reference is edited while it matters, with a line in the timeline, and found by its new name [DEC-ORD-4]', async () => {
  const { id } = await shop.order({ reference: 'OLD' })
  const edit = (target: string, reference: string) =>
    shop.call('orders.reference', { params: { id: target }, body: { reference } })
  const { body } = await edit(id, '  NEW-1 ')
  expect(body.payment.reference).toBe('NEW-1')
  expect(body.payment.events.at(-1)).toMatchObject({
    kind: 'reference_changed',
    detail: { from: 'OLD', to: 'NEW-1' },
  })
  expect((await edit(id, 'NEW-1')).body.payment.events).toHaveLength(body.payment.events.length)
  const found = await shop.call('orders.list', { query: { search: 'new-1' } })
  expect(found.body.payments).toHaveLength(1)
  const rejected = await shop.order({ as: 'rejected' })
  expect((await edit(rejected.id, 'X')).body.details.reason).toBe('wrong_status')
  expect((await edit(id, 'x'.repeat(256))).body.details.fields).toEqual({ reference: 'too_long' })
})

test('the reference of a link’s order keeps the limit the link had [DEC-ORD-9]', async () => {
  const { id } = await shop.order({ source: 'link' })
  const edit = (reference: string) => shop.call('orders.reference', { params: { id }, body: { reference } })
  expect((await edit('x'.repeat(51))).body.details.fields).toEqual({ reference: 'too_long' })
  expect((await edit('x'.repeat(50))).status).toBe(200)
})

test('many orders are captured each by itself, with a result for each', async () => {
  const [one, part] = [await shop.order(), await shop.order({ as: 'part' })]
  const gone = await shop.order({ as: 'cancelled' })
  const ids = [one.id, gone.id, part.id, 'unknown', one.id]
  const bulk = () => shop.call('orders.captureMany', { body: { ids }, key: 'bulk-1' })
  const expected = [
    { id: one.id, number: one.number, outcome: 'captured', amount: '200.00', reason: null },
    { id: gone.id, number: gone.number, outcome: 'refused', amount: null, reason: 'wrong_status' },
    { id: part.id, number: part.number, outcome: 'captured', amount: '100.00', reason: null },
    { id: 'unknown', number: '', outcome: 'refused', amount: null, reason: 'not_found' },
  ]
  expect((await bulk()).body.results).toEqual(expected)
  expect((await bulk()).body.results).toEqual(expected)
  expect((await read(part.id)).captures).toHaveLength(2)
})
