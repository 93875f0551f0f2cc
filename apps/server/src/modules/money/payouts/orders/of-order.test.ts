import { afterAll, beforeAll, expect, test } from 'vitest'
import { settlementDependencies } from '../../../../testing/money/settlement.ts'
import { testApp } from '../../../../testing/app/test-app.ts'
import { changeCycle } from '../../settlement/index.ts'
import { aShop, type Shop } from '../../../selling/orders/testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop(
    await testApp({ now: '2026-11-22T08:00:00Z', env: { CAPITAL_HOLIDAYS: 'AED=2026-11-30' } }),
  )
})
afterAll(() => shop.product.close())

async function payoutsOf(id: string) {
  const { status, body } = await shop.call('orders.payouts', { params: { id } })
  expect(status).toBe(200)
  return body
}

/** The weekly run of a Monday or the working day after it, at the hour it is due. */
async function settle(day: string) {
  const at = new Date(`${day}T02:00:00Z`)
  shop.product.clock.set(at)
  await shop.product.app.runWeek('AED', at)
}

test('one row for each movement in a payout, and when what is not paid out yet is expected [ORD-04, DEC-ORD-7]', async () => {
  const { id } = await shop.order({
    as: 'captured',
    amountMinor: 100_000n,
    at: new Date('2026-11-18T08:00:00Z'),
  })
  const open = { payouts: [], currency: 'AED', is_open: true, refund_waits: null }
  expect(await payoutsOf(id)).toEqual({ ...open, expected_on: '2026-11-23' })

  await settle('2026-11-23')
  const first = await payoutsOf(id)
  expect(first).toMatchObject({ is_open: false, expected_on: null })
  expect(first.payouts).toMatchObject([{ kind: 'sale', amount: '1000.00', fee: '52.50', net: '947.50' }])
  expect(first.payouts[0].payout_number).toMatch(/^P-/)

  await shop.call('orders.refund', { params: { id }, body: { amount: '250', reason: 'returned' } })
  // The Monday after is a holiday.
  expect((await payoutsOf(id)).expected_on).toBe('2026-12-01')
  // Other sales of the week outweigh it.
  await shop.order({ as: 'captured', amountMinor: 900_000n, at: new Date('2026-11-25T08:00:00Z') })
  await settle('2026-12-01')
  const both = await payoutsOf(id)
  expect(both.payouts).toMatchObject([
    { kind: 'sale', net: '947.50' },
    { kind: 'refund', amount: '-250.00', fee: '-13.13', net: '-236.87' },
  ])
  expect(both.payouts[0].payout_id).not.toBe(both.payouts[1].payout_id)
  expect(both.expected_on).toBeNull()
})

test('nothing is expected of an uncaptured order, and what missed its week comes with the next [DEC-ORD-7]', async () => {
  const waiting = await shop.order({ at: new Date('2026-11-18T08:00:00Z') })
  expect(await payoutsOf(waiting.id)).toEqual({
    payouts: [],
    currency: 'AED',
    is_open: false,
    expected_on: null,
    refund_waits: null,
  })
  shop.product.clock.set(new Date('2026-12-02T08:00:00Z'))
  const late = await shop.order({ as: 'captured', at: new Date('2026-11-18T08:00:00Z') })
  expect((await payoutsOf(late.id)).expected_on).toBe('2026-12-07')
})

test('two captures of one amount in one payout are two rows, each with an id of its own [DEC-ORD-7]', async () => {
  shop.product.clock.set(new Date('2026-12-08T08:00:00Z'))
  const { id } = await shop.order({ as: 'part', at: new Date('2026-12-08T08:00:00Z') })
  await shop.call('orders.capture', { params: { id }, body: { amount: '100' } })
  await settle('2026-12-14')
  const { payouts } = await payoutsOf(id)
  expect(payouts).toMatchObject([
    { kind: 'sale', amount: '100.00' },
    { kind: 'sale', amount: '100.00' },
  ])
  expect(payouts[0].payout_id).toBe(payouts[1].payout_id)
  expect(payouts[0].id).not.toBe(payouts[1].id)
})

test('in the flexible cycle it is open without a day, as the merchant asks for the payout [DEC-ORD-7, DEC-PO-8]', async () => {
  const flexible = await aShop(shop.product)
  const change = { merchantId: flexible.merchantId, cycle: 'flexible', by: flexible.personId } as const
  const at = new Date('2026-12-01T08:00:00Z')
  const { database } = shop.product.db
  const { capital } = settlementDependencies(database).deps
  await database.system((tx) => changeCycle(tx, capital, { ...change, at }))
  shop.product.clock.set(new Date('2026-12-16T08:00:00Z'))
  const { id } = await flexible.order({ as: 'captured', at: new Date('2026-12-15T08:00:00Z') })
  const { body } = await flexible.call('orders.payouts', { params: { id } })
  expect(body).toEqual({ payouts: [], currency: 'AED', is_open: true, expected_on: null, refund_waits: null })
})
