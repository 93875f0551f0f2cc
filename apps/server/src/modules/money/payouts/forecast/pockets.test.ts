import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../testing/app/builders.ts'
import { aDispute, aHold, aReserve } from '../../../../testing/money/settlement.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { aShop, confirmTransfers, dubai, settleWeeks, type Shop } from '../testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T08:00:00Z' })
})
afterAll(() => app.close())

const inSystem = <T>(work: Parameters<typeof app.db.database.system<T>>[0]) => app.db.database.system<T>(work)

interface Shown {
  pocket: string
  amount: string
  rows: { reason: string; amount: string; on: string | null; payout: { number: string } | null }[]
}

async function pocketsOf(shop: Shop, as = shop.token) {
  const { body } = await app.call('payouts.pockets', { as })
  const { total, pockets, zone } = body.merchants[0] as { total: string; zone: string; pockets: Shown[] }
  return {
    total,
    zone,
    rows: pockets.flatMap(({ pocket, rows }) =>
      rows.map(({ reason, amount, on }) => [pocket, reason, amount, on]),
    ),
    amounts: pockets.map(({ amount }) => amount),
  }
}

test('each pocket says how much, why and until when, from the cut-off over the run to the bank', async () => {
  const shop = await aShop(app)
  const { merchant, storeA } = shop
  await inSystem((tx) => aReserve(tx, merchant, { percentHundredths: 1_000, days: 10 }))
  app.clock.set(dubai('2026-11-22T12:00:00'))
  // Both weeks: 472.70 and 3,408.67, less 6.00 for the transfer and a tenth of 4,200.50 sold less 100.00
  // refunded.
  expect((await pocketsOf(shop)).rows).toEqual([
    ['available', 'next_payout', '3465.32', '2026-11-23'],
    ['reserved', 'reserve_of_next', '410.05', '2026-11-23'],
  ])
  const sold = await inSystem((tx) =>
    anOrder(tx, merchant, {
      storeId: storeA,
      amountMinor: 200_000n,
      at: dubai('2026-11-23T02:00:00'),
      as: 'captured',
    }),
  )
  app.clock.set(dubai('2026-11-23T03:00:00'))
  expect((await pocketsOf(shop)).rows).toContainEqual(['held', 'after_cut_off', '1893.95', '2026-11-30'])
  await settleWeeks(app, '2026-11-23')
  app.clock.set(dubai('2026-11-23T07:00:00'))
  const sent = await pocketsOf(shop)
  expect(sent.rows).toContainEqual(['on_its_way', 'at_the_bank', '3465.32', '2026-11-23'])
  expect(sent.rows).toContainEqual(['reserved', 'kept_in_reserve', '410.05', '2026-12-03'])
  expect(sent.zone).toBe('Asia/Dubai')
  await confirmTransfers(app, shop)
  await inSystem(async (tx) => {
    await aDispute(tx, merchant, sold.id, -50_000n, dubai('2026-11-23T08:00:00'))
    await aHold(tx, merchant, dubai('2026-11-23T08:00:00'), 'bank_details')
  })
  app.clock.set(dubai('2026-11-24T09:00:00'))
  const held = await pocketsOf(shop)
  // 1,893.95 less 500.00 in dispute, 200.00 kept and 25.00 for the transfer.
  expect(held.rows).toEqual([
    ['held', 'bank_details', '1168.95', null],
    ['reserved', 'kept_in_reserve', '410.05', '2026-12-03'],
    ['reserved', 'reserve_of_next', '200.00', '2026-11-30'],
    ['in_dispute', 'in_dispute', '500.00', null],
  ])
  expect(held.total).toBe('2279.00')
  expect(held.amounts).toEqual(['0.00', '0.00', '1168.95', '610.05', '500.00', '0.00'])
})

test('who may not see payouts is refused, and nobody sees where another merchant’s money is [PO-10]', async () => {
  const shop = await aShop(app, 'Another Shop')
  expect((await app.call('payouts.pockets', { as: await shop.member('sales_manager') })).status).toBe(403)
  const settlements = await shop.member('settlements')
  const { body } = await app.call('payouts.pockets', { as: settlements })
  expect(body.merchants.map((one: { merchant_name: string }) => one.merchant_name)).toEqual(['Another Shop'])
})
