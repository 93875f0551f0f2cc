import { expect, test } from 'vitest'
import { deskFixture } from '../../../../testing/app/desk-fixture.ts'
import { moneyFaults, settlementDependencies } from '../../../../testing/money/settlement.ts'
import { runWeek } from '../runs/run.ts'

const fixture = deskFixture()
const { desk, payoutsOf, payoutOf, moveTo, runOf, aTrader } = fixture

async function transferOf(payoutId: string) {
  const { body } = await desk('settlement.payout', { params: { id: payoutId } })
  return body.payout.transfers.at(-1)
}

test('a merchant on hold is closed and kept back with the reason; lifting the hold sends what waited', async () => {
  moveTo('2026-11-25T08:00:00Z')
  const merchant = await aTrader()
  const body = { merchant_id: merchant.merchantId, reason: 'bank_details', note: 'new IBAN not verified' }
  expect(
    (await fixture.product.call('settlement.placeHold', { as: fixture.people.underwriter, body })).status,
  ).toBe(403)
  const { body: placed } = await desk('settlement.placeHold', { body })
  expect(placed.hold).toMatchObject({
    reason: 'bank_details',
    placed_by: 'Staff finance',
    released_at: null,
    payouts: 0,
  })
  expect(await desk('settlement.placeHold', { body })).toMatchObject({
    status: 409,
    body: { details: { reason: 'merchant_on_hold' } },
  })
  moveTo('2026-11-30T08:00:00Z')
  await runOf('2026-11-30')
  const held = await payoutOf(merchant)
  expect(held).toMatchObject({
    status: 'held',
    held_reason: 'bank_details',
    may: { release: true, hold: false, reissue: false },
  })
  expect(await desk('settlement.releasePayout', { params: { id: held.id }, body: {} })).toMatchObject({
    status: 409,
    body: { details: { reason: 'merchant_on_hold' } },
  })
  const { body: active } = await desk('settlement.holds', {
    query: { state: 'active', merchant_id: merchant.merchantId },
  })
  expect(active.holds).toMatchObject([{ payouts: 1 }])
  const { body: lifted } = await fixture.product.call('settlement.releaseHold', {
    as: fixture.people.second,
    params: { id: placed.hold.id },
    body: { note: 'verified' },
  })
  expect(lifted.hold).toMatchObject({ released_by: 'Staff finance', payouts: 0 })
  const { body: sent } = await desk('settlement.payout', { params: { id: held.id } })
  expect(sent.payout).toMatchObject({
    status: 'in_transit',
    held_reason: null,
    iban: 'AE070331234567890123456',
  })
  expect(
    sent.payout.events.map((event: { status: string; reason: string }) => [event.status, event.reason]),
  ).toEqual([
    ['pending', ''],
    ['held', 'bank_details'],
    ['pending', 'verified'],
    ['in_transit', ''],
  ])
  expect((await desk('settlement.releaseHold', { params: { id: placed.hold.id }, body: {} })).status).toBe(
    409,
  )
})

test('a suspended entity is paid nothing until it is active again', async () => {
  moveTo('2026-12-02T08:00:00Z')
  const merchant = await aTrader()
  const setStatus = (status: string) =>
    fixture.product.db.database.system(
      (tx) => tx`
        update legal_entity set status = ${status}, suspended_at = case when ${status} = 'suspended' then now() end
         where merchant_id = ${merchant.merchantId}`,
    )
  await setStatus('suspended')
  moveTo('2026-12-07T08:00:00Z')
  await runOf('2026-12-07')
  const held = await payoutOf(merchant)
  expect(held).toMatchObject({ status: 'held', held_reason: 'entity_suspended' })
  const release = () =>
    desk('settlement.releasePayout', { params: { id: held.id }, body: { note: 'licence renewed' } })
  expect((await release()).status).toBe(409)
  await setStatus('active')
  expect((await release()).body.payout).toMatchObject({ status: 'in_transit' })
  expect((await release()).body.details).toMatchObject({ reason: 'wrong_status' })
})

test('a paid payout that the bank sends back is failed, and goes out again to a corrected IBAN [DEC-LOAN-19]', async () => {
  moveTo('2026-12-09T08:00:00Z')
  const merchant = await aTrader()
  moveTo('2026-12-14T08:00:00Z')
  await runOf('2026-12-14')
  const { id } = await payoutOf(merchant)
  const first = await transferOf(id)
  expect(
    await desk('settlement.returnPayout', { params: { id }, body: { reason: 'unknown account' } }),
  ).toMatchObject({ status: 409 })
  await desk('transfers.confirm', { params: { id: first.id }, body: { bank_reference: 'BNK-0042' } })
  expect(await payoutOf(merchant)).toMatchObject({
    status: 'paid',
    bank_reference: 'BNK-0042',
    may: { mark_returned: true },
  })
  const { body: back } = await desk('settlement.returnPayout', {
    params: { id },
    body: { reason: 'unknown account' },
  })
  expect(back.payout).toMatchObject({ status: 'failed', failed_reason: 'unknown account', paid_at: null })
  expect(back.payout.transfers).toMatchObject([{ status: 'returned', reject_reason: 'unknown account' }])

  const reissue = (iban?: string) =>
    desk('settlement.reissuePayout', { params: { id }, body: iban === undefined ? {} : { iban } })
  expect((await reissue('AE1')).body).toMatchObject({ details: { fields: { iban: 'invalid' } } })
  const { body: again } = await reissue('AE07 0331 2345 6789 0123 456')
  expect(again.payout).toMatchObject({ status: 'in_transit', failed_reason: null })
  expect(again.payout.transfers).toHaveLength(2)
  expect((await reissue()).status).toBe(409)
  const next = await transferOf(id)
  expect(next).toMatchObject({ status: 'ordered', amount: '4994.00' })
  expect(next.reference).not.toBe(first.reference)
  const { body: refused } = await desk('transfers.reject', {
    params: { id: next.id },
    body: { reason: 'closed account' },
  })
  expect(refused.transfer.status).toBe('rejected')
  const { body: rolled } = await desk('settlement.rollOverPayout', {
    params: { id },
    body: { note: 'new account next week' },
  })
  expect(rolled.payout).toMatchObject({ status: 'rolled_over', may: { reissue: false, roll_over: false } })
  moveTo('2026-12-21T08:00:00Z')
  await runOf('2026-12-21')
  expect(
    (await payoutsOf(merchant)).map((payout: { status: string; net: string }) => [payout.status, payout.net]),
  ).toEqual([
    ['in_transit', '4988.00'],
    ['rolled_over', '4994.00'],
  ])
  expect(await fixture.product.db.database.system(moneyFaults)).toEqual([])
})

test('one payout is kept back and released by hand, as long as it was not sent', async () => {
  moveTo('2027-01-13T08:00:00Z')
  const merchant = await aTrader()
  moveTo('2027-01-18T08:00:00Z')
  const { deps } = settlementDependencies(fixture.product.db.database)
  const noBank = { ...deps, orderTransfers: () => Promise.reject(new Error('no bank')) }
  await expect(runWeek(noBank, 'AED', fixture.product.clock.now())).rejects.toThrow('no bank')
  const { id } = await payoutOf(merchant)
  const hold = () =>
    desk('settlement.holdPayout', { params: { id }, body: { reason: 'other', note: 'a call is due' } })
  expect((await hold()).body.payout).toMatchObject({ status: 'held', held_reason: 'other' })
  expect((await hold()).body.details).toMatchObject({ reason: 'wrong_status' })
  await runOf('2027-01-18')
  const { body: told } = await desk('settlement.payout', { params: { id } })
  expect(told.payout.events.at(-1)).toMatchObject({ status: 'held', reason: 'other: a call is due' })
  const { body: queue } = await desk('settlement.payouts', { query: { status: 'held' } })
  expect(queue).toMatchObject({ payouts: [{ id }], counts: { pending: 0, held: 1 }, next_page_token: null })
  const { body: sent } = await desk('settlement.releasePayout', { params: { id }, body: { note: 'called' } })
  expect(sent.payout).toMatchObject({ status: 'in_transit', held_reason: null })
  expect((await hold()).body.details, 'it is on its way').toMatchObject({ reason: 'wrong_status' })
  expect((await desk('settlement.payout', { params: { id: 'pyt_nothing' } })).status).toBe(404)
})
