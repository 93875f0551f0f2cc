import { expect, test } from 'vitest'
import { deskFixture } from '../../../../testing/app/desk-fixture.ts'

const fixture = deskFixture()
const { desk, payoutsOf, payoutOf, moveTo, runOf, aTrader } = fixture

test('finance looks at a run before it is started, starts it, and sees how far it is and what it came to [PO-14]', async () => {
  const merchant = await aTrader(500_000n, 'QAR')
  await fixture.product.db.database.system(
    (tx) => tx`update merchant set country = 'ARE' where merchant_id = ${merchant.merchantId}`,
  )
  const early = { currency: 'QAR', date: '2026-11-23' }
  expect(await desk('settlement.startRun', { body: early })).toMatchObject({
    status: 409,
    body: { details: { reason: 'run_too_early' } },
  })
  expect((await desk('settlement.previewRun', { query: early })).status).toBe(409)
  moveTo('2026-11-23T08:00:00Z')
  const { body: preview } = await desk('settlement.previewRun', { query: early })
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

  expect(
    (await fixture.product.call('settlement.startRun', { as: fixture.people.underwriter, body: early }))
      .status,
  ).toBe(403)
  const { body: begun } = await desk('settlement.startRun', { body: early })
  expect(begun.run).toMatchObject({
    id: 'QAR-2026-11-23',
    state: 'queued',
    settled: 0,
    started_by: 'Staff finance',
  })
  await fixture.product.settle()
  const { body: done } = await fixture.product.call('settlement.run', {
    as: fixture.people.underwriter,
    params: { id: 'QAR-2026-11-23' },
  })
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
  const { body: results } = await desk('settlement.runResults', { params: { id: 'QAR-2026-11-23' } })
  expect(results.results).toMatchObject([
    { merchant_id: merchant.merchantId, status: 'in_transit', number: 'P-261122-1', net: '4994.00' },
  ])
  const { body: none } = await desk('settlement.runResults', {
    params: { id: 'QAR-2026-11-23' },
    query: { search: 'nobody' },
  })
  expect(none.results).toEqual([])
  expect((await desk('settlement.previewRun', { query: early })).body).toMatchObject({
    merchants: 0,
    results: [],
  })

  await desk('settlement.startRun', { body: early })
  await fixture.product.settle()
  expect((await desk('settlement.run', { params: { id: 'QAR-2026-11-23' } })).body.run).toMatchObject({
    state: 'done',
    settled: 1,
  })
  expect((await desk('settlement.runs')).body.runs[0]).toMatchObject({
    id: 'QAR-2026-11-23',
    date: '2026-11-23',
    merchants: 1,
  })
  const { body: log } = await desk('audit.list', { query: { action: 'settlement.run_started' } })
  expect(log.entries[0]).toMatchObject({ outcome: 'done', object: 'settlement_run:QAR-2026-11-23' })
})

test('an adjustment approved by a second person is a line of the next payout', async () => {
  moveTo('2026-12-30T08:00:00Z')
  const merchant = await aTrader()
  const body = {
    merchant_id: merchant.merchantId,
    amount: '-120.50',
    reason: 'fee_correction',
    note: 'charged twice in May',
  }
  expect((await desk('settlement.proposeAdjustment', { body: { ...body, amount: '0' } })).body).toMatchObject(
    {
      details: { fields: { amount: 'invalid' } },
    },
  )
  expect((await desk('settlement.proposeAdjustment', { body: { ...body, amount: '1.005' } })).status).toBe(
    400,
  )
  expect(
    (await fixture.product.call('settlement.proposeAdjustment', { as: fixture.people.underwriter, body }))
      .status,
  ).toBe(403)
  const { body: proposed } = await desk('settlement.proposeAdjustment', { body })
  const { id } = proposed.adjustment
  expect(proposed.adjustment).toMatchObject({
    status: 'proposed',
    amount: '-120.50',
    proposed_by: 'Staff finance',
    payout_id: null,
  })
  const approve = (as: string) =>
    fixture.product.call('settlement.approveAdjustment', { as, params: { id }, body: {} })
  expect((await approve(fixture.people.second)).body.adjustment).toMatchObject({ status: 'approved' })
  expect((await approve(fixture.people.second)).status).toBe(409)
  moveTo('2026-12-30T08:00:01Z')
  const { body: other } = await desk('settlement.proposeAdjustment', { body: { ...body, amount: '99' } })
  await desk('settlement.rejectAdjustment', {
    params: { id: other.adjustment.id },
    body: { note: 'a mistake' },
  })
  moveTo('2027-01-04T08:00:00Z')
  await runOf('2027-01-04')
  const payout = await payoutOf(merchant)
  expect(payout).toMatchObject({ net: '4873.50', movements: 3 })
  const { body: listed } = await fixture.product.call('settlement.adjustments', {
    as: fixture.people.underwriter,
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
    (await desk('settlement.setReserve', { params, body: { ...reserve, valid_from: '2027-01-05' } })).body,
  ).toMatchObject({ details: { fields: { valid_from: 'date_in_past' } } })
  await desk('settlement.setReserve', { params, body: reserve })
  const commission = { valid_from: '2027-01-10', percent: 4.25, fixed: '1.00', store_id: merchant.storeId }
  expect(
    (await desk('settlement.setCommission', { params, body: { ...commission, store_id: 'sto_other' } }))
      .status,
  ).toBe(400)
  expect(
    (await desk('settlement.setCommission', { params, body: { ...commission, percent: 4.255 } })).status,
  ).toBe(400)
  expect(
    (
      await fixture.product.call('settlement.setCommission', {
        as: fixture.people.underwriter,
        params,
        body: commission,
      })
    ).status,
  ).toBe(403)
  await desk('settlement.setCommission', { params, body: commission })
  moveTo('2027-01-11T08:00:00Z')
  await runOf('2027-01-11')
  const { body } = await fixture.product.call('settlement.terms', { as: fixture.people.underwriter, params })
  expect(body.terms).toMatchObject({
    commission: [
      { percent: 4.25, fixed: '1.00', store_name: 'Store', valid_from: '2027-01-10', valid_until: null },
    ],
    reserve: [{ percent: 12.5, days: 30, set_by: 'Staff finance' }],
    reserve_held: '625.00',
  })
  expect(await payoutOf(merchant)).toMatchObject({ net: '4369.00' })
})

test('the runs are read newest first, page by page without a gap', async () => {
  const idsOf = (runs: { id: string }[]) => runs.map(({ id }) => id)
  const all = idsOf((await desk('settlement.runs')).body.runs)
  const pages: string[] = []
  let token: string | null = null
  do {
    const query: Record<string, string> = { page_size: '1', ...(token && { page_token: token }) }
    const { body } = await desk('settlement.runs', { query })
    expect(body.runs).toHaveLength(1)
    pages.push(...idsOf(body.runs))
    token = body.next_page_token
  } while (token)
  expect(pages).toEqual(all)
  expect(pages.slice(0, 2)).toEqual(['AED-2027-01-11', 'AED-2027-01-04'])
})
