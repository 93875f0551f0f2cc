import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../../platform/ids.ts'
import { captureSet } from './capture-set.ts'
import { aShop, withShop, type Shop } from '../testing.ts'
import { values } from '../../../../platform/database/rows.ts'

let shop: Shop
beforeAll(async () => {
  shop = await withShop()
})
afterAll(() => shop.product.close())

const inSystem = <T>(work: Parameters<typeof shop.product.db.database.system<T>>[0]) =>
  shop.product.db.database.system<T>(work)

interface Term {
  storeId?: string
  product?: string
  from?: CalendarDate
  until?: CalendarDate
  percent: number
  fixed?: number
}

function aTerm(own: Shop, { storeId, product, from = '2026-01-01', until, percent, fixed = 0 }: Term) {
  const row = {
    merchant_id: own.merchantId,
    id: newId('trm'),
    store_id: storeId ?? null,
    product: product ?? null,
    valid_from: from,
    valid_until: until ?? null,
    percent_hundredths: percent,
    fixed_minor: BigInt(fixed),
    created_at: new Date('2026-01-01'),
  }
  return inSystem((tx) => tx`insert into commission_term ${values(tx, 'commission_term', row)}`)
}

/** Fee and VAT of a sale of 1,000.00 made at an instant. */
async function costOf(own: Shop, at = '2026-11-20T08:00:00Z'): Promise<[string, string]> {
  const { id } = await own.order({ as: 'captured', amountMinor: 100_000n, at: new Date(at) })
  const { body } = await own.call('orders.read', { params: { id } })
  return [body.payment.amounts.fee, body.payment.amounts.vat]
}

test('the most exact term counts: store and product, store, product, merchant, else the order’s own', async () => {
  const own = await aShop(shop.product)
  expect(await costOf(own)).toEqual(['50.00', '2.50'])
  await aTerm(own, { percent: 400 })
  expect((await costOf(own))[0]).toBe('40.00')
  await aTerm(own, { product: 'installments', percent: 300 })
  expect((await costOf(own))[0]).toBe('30.00')
  await aTerm(own, { storeId: own.storeId, percent: 200 })
  expect((await costOf(own))[0]).toBe('20.00')
  await aTerm(own, { storeId: own.storeId, product: 'installments', percent: 100, fixed: 50 })
  expect((await costOf(own))[0]).toBe('10.50')
  await aTerm(own, { storeId: own.storeId, product: 'pay_later', percent: 9_000 })
  await aTerm(own, { storeId: await own.anotherStore(), percent: 9_000 })
  expect((await costOf(own))[0]).toBe('10.50')
})

test('a term holds for days of the shop’s own clock; of two that hold, the one that began later', async () => {
  const own = await aShop(shop.product)
  await aTerm(own, { percent: 100, from: '2026-11-01', until: '2026-11-10' })
  await aTerm(own, { percent: 200, from: '2026-11-10' })
  expect((await costOf(own, '2026-10-31T19:59:59Z'))[0]).toBe('50.00')
  expect((await costOf(own, '2026-10-31T20:00:00Z'))[0]).toBe('10.00')
  expect((await costOf(own, '2026-11-09T19:59:59Z'))[0]).toBe('10.00')
  expect((await costOf(own, '2026-11-09T20:00:00Z'))[0]).toBe('20.00')
})

test('VAT on the fee is that of the merchant’s country on the day of the capture', async () => {
  const saudi = await aShop(shop.product, { currency: 'SAR', country: 'SAU', vatPercent: 0 })
  expect((await costOf(saudi, '2020-06-30T20:59:59Z'))[1]).toBe('2.50')
  expect((await costOf(saudi, '2020-06-30T21:00:00Z'))[1]).toBe('7.50')
  const kuwaiti = await aShop(shop.product, { currency: 'KWD', country: 'KWT', vatPercent: 5 })
  expect(await costOf(kuwaiti)).toEqual(['5.000', '0.000'])
})

test('the fixed part is taken with the first capture only and goes back with its share [DEC-ORD-5]', async () => {
  const own = await aShop(shop.product)
  await aTerm(own, { percent: 100, fixed: 150 })
  const { id } = await own.order({ amountMinor: 20_000n })
  const capture = (amount: string) => own.call('orders.capture', { params: { id }, body: { amount } })
  await capture('50')
  const { body } = await capture('150')
  expect(body.payment.captures).toMatchObject([
    { fee: '2.00', vat: '0.10' },
    { fee: '1.50', vat: '0.08' },
  ])
  const half = { amount: '100', reason: 'returned' }
  const refunded = await own.call('orders.refund', { params: { id }, body: half })
  expect(refunded.body.payment.amounts).toMatchObject({ fee: '1.75', vat: '0.09' })
})

test('captured by the product as a set, an order costs what it costs one by one: the fixed part once', async () => {
  const own = await aShop(shop.product)
  await aTerm(own, { percent: 599, fixed: 133, from: '2026-11-10' })
  await aTerm(own, { product: 'pay_later', percent: 275 })
  const at = new Date('2026-11-12T22:00:00Z')
  const given = [
    { as: 'authorized', product: 'installments', fee: '13.31', vat: '0.67' },
    { as: 'part', product: 'installments', fee: '13.31', vat: '0.67' },
    { as: 'authorized', product: 'pay_later', fee: '5.50', vat: '0.28' },
  ] as const
  const made = []
  for (const { as, product } of given) made.push((await own.order({ as, product, at })).id)
  const rests = made.map((orderId) => ({ orderId, reference: newId('ref'), at }))
  const set = { merchantId: own.merchantId, zone: 'Asia/Dubai' }
  expect(await inSystem((tx) => captureSet(tx, set, rests))).toHaveLength(3)
  for (const [place, id] of made.entries()) {
    const { body } = await own.call('orders.read', { params: { id } })
    const { fee, vat } = given[place]!
    expect([body.payment.status, body.payment.amounts]).toMatchObject(['captured', { fee, vat }])
  }
  expect(await inSystem((tx) => captureSet(tx, set, rests)), 'a second time').toEqual([])
})
