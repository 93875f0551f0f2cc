import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aSale, type MerchantFacts } from '../../testing/builders.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let finance: string
let second: string
let underwriter: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-18T08:00:00Z' })
  finance = await product.signInStaff(await product.aStaff('finance'))
  second = await product.signInStaff(await product.aStaff('finance'))
  underwriter = await product.signInStaff(await product.aStaff('underwriter'))
})
afterAll(() => product.close())

/** A merchant of its own currency zone and week, with one sale in it. */
async function aTrader(
  amountMinor = 500_000n,
  currency: MerchantFacts['currency'] = 'AED',
): Promise<MerchantFacts> {
  return product.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx, { commissionHundredths: 0, currency, name: 'Trader' })
    await aSale(tx, merchant, amountMinor, new Date(product.clock.now().getTime() - 60_000))
    return merchant
  })
}

const desk = (id: Parameters<TestApp['call']>[0], call: Parameters<TestApp['call']>[1] = {}) =>
  product.call(id, { as: finance, ...call })
const payoutsOf = async ({ merchantId }: MerchantFacts) =>
  (await desk('desk.payouts', { query: { merchant_id: merchantId } })).body.payouts
const payoutOf = async (merchant: MerchantFacts) => (await payoutsOf(merchant))[0]
const moveTo = (time: string) => product.clock.set(new Date(time))
const runOf = (day: string) => product.app.runWeek('AED', new Date(`${day}T02:00:00Z`))

test('PO-14: finance looks at a run before it is started, starts it, and sees how far it is and what it came to', async () => {
  const merchant = await aTrader(500_000n, 'QAR')
  const early = { currency: 'QAR', date: '2026-11-23' }
  expect(await desk('desk.startRun', { body: early })).toMatchObject({
    status: 409,
    body: { details: { reason: 'run_too_early' } },
  })
  expect((await desk('desk.previewRun', { query: early })).status).toBe(409)
  moveTo('2026-11-23T08:00:00Z')
  const { body: preview } = await desk('desk.previewRun', { query: early })
  expect(preview).toMatchObject({ week_start: '2026-11-16', merchants: 1, next_page_token: null })
  expect(preview.results).toMatchObject([
    {
      merchant_id: merchant.merchantId,
      payout_id: null,
      status: 'pending',
      net: '4994.00',
      movements: 1,
      waterfall: [
        { step: 'sales', amount: '5000.00' },
        { step: 'payout_fee', amount: '-5.71' },
        { step: 'payout_fee_vat', amount: '-0.29' },
      ],
    },
  ])
  expect(await payoutsOf(merchant)).toEqual([])

  expect((await product.call('desk.startRun', { as: underwriter, body: early })).status).toBe(403)
  const { body: begun } = await desk('desk.startRun', { body: early })
  expect(begun.run).toMatchObject({
    id: 'QAR-2026-11-23',
    state: 'queued',
    settled: 0,
    started_by: 'Staff finance',
  })
  await product.settle()
  const { body: done } = await product.call('desk.run', { as: underwriter, params: { id: 'QAR-2026-11-23' } })
  expect(done.run).toMatchObject({
    state: 'done',
    merchants: 1,
    settled: 1,
    issued: 1,
    held: 0,
    carried: 0,
    total: '4994.00',
    week_start: '2026-11-16',
  })
  const { body: results } = await desk('desk.runResults', { params: { id: 'QAR-2026-11-23' } })
  expect(results.results).toMatchObject([
    { merchant_id: merchant.merchantId, status: 'in_transit', number: 'P-261122-1', net: '4994.00' },
  ])
  const { body: none } = await desk('desk.runResults', {
    params: { id: 'QAR-2026-11-23' },
    query: { search: 'nobody' },
  })
  expect(none.results).toEqual([])
  expect((await desk('desk.previewRun', { query: early })).body).toMatchObject({ merchants: 0, results: [] })

  await desk('desk.startRun', { body: early })
  await product.settle()
  expect((await desk('desk.run', { params: { id: 'QAR-2026-11-23' } })).body.run).toMatchObject({
    state: 'done',
    settled: 1,
  })
  expect((await desk('desk.runs')).body.runs[0]).toMatchObject({
    id: 'QAR-2026-11-23',
    date: '2026-11-23',
    merchants: 1,
  })
  const { body: log } = await desk('desk.audit', { query: { action: 'settlement.run_started' } })
  expect(log.entries[0]).toMatchObject({ outcome: 'done', object: 'settlement_run:QAR-2026-11-23' })
})

test('an adjustment is proposed by one person and approved by another, then it is a line of the next payout', async () => {
  moveTo('2026-12-30T08:00:00Z')
  const merchant = await aTrader()
  const body = {
    merchant_id: merchant.merchantId,
    amount: '-120.50',
    reason: 'fee_correction',
    note: 'charged twice in May',
  }
  expect((await desk('desk.proposeAdjustment', { body: { ...body, amount: '0' } })).body).toMatchObject({
    details: { fields: { amount: 'invalid' } },
  })
  expect((await desk('desk.proposeAdjustment', { body: { ...body, amount: '1.005' } })).status).toBe(400)
  expect((await product.call('desk.proposeAdjustment', { as: underwriter, body })).status).toBe(403)
  const { body: proposed } = await desk('desk.proposeAdjustment', { body })
  const { id } = proposed.adjustment
  expect(proposed.adjustment).toMatchObject({
    status: 'proposed',
    amount: '-120.50',
    proposed_by: 'Staff finance',
    payout_id: null,
  })
  const approve = (as: string) => product.call('desk.approveAdjustment', { as, params: { id }, body: {} })
  expect((await approve(finance)).body.details).toMatchObject({ reason: 'own_proposal' })
  expect((await approve(second)).body.adjustment).toMatchObject({ status: 'approved' })
  expect((await approve(second)).status).toBe(409)
  moveTo('2026-12-30T08:00:01Z')
  const { body: other } = await desk('desk.proposeAdjustment', { body: { ...body, amount: '99' } })
  await desk('desk.rejectAdjustment', { params: { id: other.adjustment.id }, body: { note: 'a mistake' } })
  moveTo('2027-01-04T08:00:00Z')
  await runOf('2027-01-04')
  const payout = await payoutOf(merchant)
  expect(payout).toMatchObject({ net: '4873.50', movements: 3 })
  const { body: listed } = await product.call('desk.adjustments', {
    as: underwriter,
    query: { merchant_id: merchant.merchantId },
  })
  expect(
    listed.adjustments.map((one: { status: string; payout_number: string | null }) => [
      one.status,
      one.payout_number,
    ]),
  ).toEqual([
    ['rejected', null],
    ['approved', payout.number],
  ])
})

test('commission and reserve are agreed from a day on, never for the past, and what is set can be read', async () => {
  moveTo('2027-01-06T08:00:00Z')
  const merchant = await aTrader()
  const params = { id: merchant.merchantId }
  const reserve = { valid_from: '2027-01-06', percent: 12.5, days: 30 }
  expect(
    (await desk('desk.setReserve', { params, body: { ...reserve, valid_from: '2027-01-05' } })).body,
  ).toMatchObject({ details: { fields: { valid_from: 'date_in_past' } } })
  await desk('desk.setReserve', { params, body: reserve })
  const commission = { valid_from: '2027-01-10', percent: 4.25, fixed: '1.00', store_id: merchant.storeId }
  expect(
    (await desk('desk.setCommission', { params, body: { ...commission, store_id: 'sto_other' } })).status,
  ).toBe(400)
  expect((await desk('desk.setCommission', { params, body: { ...commission, percent: 4.255 } })).status).toBe(
    400,
  )
  expect(
    (await product.call('desk.setCommission', { as: underwriter, params, body: commission })).status,
  ).toBe(403)
  await desk('desk.setCommission', { params, body: commission })
  moveTo('2027-01-11T08:00:00Z')
  await runOf('2027-01-11')
  const { body } = await product.call('desk.terms', { as: underwriter, params })
  expect(body.terms).toMatchObject({
    commission: [
      { percent: 4.25, fixed: '1.00', store_name: 'Store', valid_from: '2027-01-10', valid_until: null },
    ],
    reserve: [{ percent: 12.5, days: 30, set_by: 'Staff finance' }],
    reserve_held: '625.00',
  })
  expect(await payoutOf(merchant)).toMatchObject({ net: '4369.00' })
})
