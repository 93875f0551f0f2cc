import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { aShop, settleWeeks, type Shop } from './testing.ts'

let app: TestApp
let shop: Shop
let finance: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-16T02:30:00Z' })
  shop = await aShop(app)
  finance = await app.signInStaff(await app.aStaff('finance'))
})
afterAll(() => app.close())

const desk = (id: Parameters<TestApp['call']>[0], call: Parameters<TestApp['call']>[1]) =>
  app.call(id, { as: finance, ...call })

/** The merchant's only payout, as the merchant reads it. */
async function seen() {
  const { body } = await app.call('payouts.list', { as: shop.token })
  return (await app.call('payouts.read', { params: { id: body.payouts[0].id }, as: shop.token })).body.payout
}

test('a merchant is told why a payout is held and where it went, and no note of staff [DEC-PO-4]', async () => {
  const hold = { merchant_id: shop.merchant.merchantId, reason: 'bank_details', note: 'owner sounds nervous' }
  const { body: placed } = await desk('settlement.placeHold', { body: hold })
  await settleWeeks(app, '2026-11-16')
  expect(await seen()).toMatchObject({ status: 'held', held_reason: 'bank_details', iban_last_four: '' })
  const lifted = { params: { id: placed.hold.id }, body: { note: 'called the owner back' } }
  await desk('settlement.releaseHold', lifted)

  const { id } = await seen()
  const transfers = async () => (await desk('settlement.payout', { params: { id } })).body.payout.transfers
  const reason = 'account closed'
  await desk('transfers.reject', { params: { id: (await transfers()).at(-1).id }, body: { reason } })
  expect(await seen()).toMatchObject({ status: 'failed', failed_reason: reason })
  await desk('settlement.rollOverPayout', { params: { id }, body: { note: 'asked for a new IBAN twice' } })
  const payout = await seen()
  expect(payout).toMatchObject({ status: 'rolled_over', failed_reason: reason })
  expect(
    payout.events.map((event: { status: string; reason: string }) => [event.status, event.reason]),
  ).toEqual([
    ['pending', ''],
    ['held', 'bank_details'],
    ['pending', ''],
    ['in_transit', ''],
    ['failed', reason],
    ['rolled_over', ''],
  ])
  // Its money is a line of the next payout.
  const { body } = await app.call('payouts.upcoming', { as: shop.token })
  expect(body.upcoming[0].waterfall).toContainEqual({ step: 'returned_payouts', amount: payout.net })
})
