import { expect, test } from 'vitest'
import { Refusal } from '../../../../platform/http/refusal.ts'
import { aMerchant, aRefund, aSale, type MerchantFacts } from '../../../../testing/app/builders.ts'
import {
  aFundedAdvance,
  aReserve,
  moneyFaults,
  openAt,
  settlementFixture,
  someStaff,
} from '../../../../testing/money/settlement.ts'
import { rejectTransfer } from '../../transfers/testing.ts'
import { changeCycle, cycleOf } from './cycle.ts'
import { reissuePayout, rollOverPayout } from './acts.ts'
import { requestPayout } from './request.ts'
import { runWeek } from '../runs/run.ts'
import type { Row } from '../../../../platform/database/rows.ts'

const fixture = settlementFixture()
const { inSystem, payoutsOf } = fixture
const dubai = (text: string) => new Date(`${text}+04:00`)
const by = { kind: 'merchant', id: 'per_1', name: 'Mona' } as const

const aTrader = (given: Parameters<typeof aMerchant>[1] = {}) =>
  inSystem((tx) => aMerchant(tx, { commissionHundredths: 0, ...given }))
const sell = (merchant: MerchantFacts, minor: bigint, day: string) =>
  inSystem((tx) => aSale(tx, merchant, minor, dubai(day)))
const runMonday = (day: string, currency: MerchantFacts['currency'] = 'AED') =>
  runWeek(fixture.made.deps, currency, dubai(`${day}T06:00:00`))
const request = ({ merchantId }: MerchantFacts, day: string) =>
  inSystem((tx) => requestPayout(tx, fixture.made.deps, { merchantId, by, at: dubai(day) }))
const change = ({ merchantId }: MerchantFacts, cycle: 'weekly' | 'flexible', day: string) =>
  inSystem((tx) =>
    changeCycle(tx, fixture.made.deps.capital, { merchantId, cycle, by: 'per_1', at: dubai(day) }),
  )
const openOf = (merchant: MerchantFacts, day: string) =>
  inSystem((tx) => openAt(tx, fixture.made.deps, merchant, dubai(day)))
const reasonOf = (answer: unknown) => (answer instanceof Refusal ? answer.reason : 'done')

test('a change of cycle counts from the next week; then payouts are on request, and back again [PO-13, PO-14, DEC-PO-8]', async () => {
  const merchant = await aTrader()
  await sell(merchant, 300_000n, '2026-11-17T12:00:00')
  const changed = await change(merchant, 'flexible', '2026-11-18T12:00:00')
  expect(changed).toMatchObject({ cycle: 'weekly', next: { cycle: 'flexible', from: '2026-11-23' } })
  expect(reasonOf(await request(merchant, '2026-11-19T12:00:00'))).toBe('wrong_status')
  await runMonday('2026-11-23')
  expect(await payoutsOf(merchant)).toMatchObject([
    { cycle: 'weekly', payout_minor: 299_400n, status: 'in_transit' },
  ])

  await sell(merchant, 400_000n, '2026-11-24T12:00:00')
  expect(
    await inSystem((tx) =>
      cycleOf(tx, fixture.made.deps.capital, merchant.merchantId, dubai('2026-11-24T13:00:00')),
    ),
  ).toMatchObject({ cycle: 'flexible', next: null })
  expect(reasonOf(await request(merchant, '2026-11-24T13:00:00'))).toBe('done')
  await sell(merchant, 500_000n, '2026-11-24T14:00:00')
  expect(reasonOf(await request(merchant, '2026-11-24T23:59:00'))).toBe('payout_once_a_day')
  await runMonday('2026-11-30')
  expect(await payoutsOf(merchant)).toHaveLength(2)

  await change(merchant, 'weekly', '2026-11-30T08:00:00')
  expect(reasonOf(await request(merchant, '2026-12-01T00:00:00'))).toBe('done')
  await sell(merchant, 100_000n, '2026-12-02T12:00:00')
  await runMonday('2026-12-07')
  expect(await payoutsOf(merchant), 'the week was a flexible one').toHaveLength(3)
  await runMonday('2026-12-14')
  expect(await payoutsOf(merchant)).toMatchObject([
    { cycle: 'weekly', sales_minor: 300_000n, fee_minor: 600n },
    { cycle: 'flexible', sales_minor: 400_000n, fee_minor: 2_100n },
    { cycle: 'flexible', sales_minor: 500_000n, fee_minor: 2_100n },
    { cycle: 'weekly', sales_minor: 100_000n, fee_minor: 2_500n },
  ])
})

test('a flexible payout needs AED 1,000, counted before its fee [DEC-PO-8]', async () => {
  const merchant = await aTrader()
  await change(merchant, 'flexible', '2026-11-11T12:00:00')
  const order = await sell(merchant, 100_000n, '2026-11-17T12:00:00')
  await inSystem((tx) => aRefund(tx, merchant, order, 1n, dubai('2026-11-17T13:00:00')))
  expect(reasonOf(await request(merchant, '2026-11-18T12:00:00'))).toBe('payout_too_small')
  await sell(merchant, 1n, '2026-11-18T13:00:00')
  expect(reasonOf(await request(merchant, '2026-11-18T14:00:00'))).toBe('done')
  expect(await payoutsOf(merchant)).toMatchObject([
    { payout_minor: 96_000n, fee_minor: 4_000n, status: 'in_transit' },
  ])
})

test('what the flexible cycle adds to a transfer is configuration [DEC-PO-9]', async () => {
  const merchant = await aTrader()
  await change(merchant, 'flexible', '2026-11-11T12:00:00')
  await sell(merchant, 300_000n, '2026-11-17T12:00:00')
  const deps = { ...fixture.made.deps, flexibleFeeMinor: { AED: 2_000n } }
  const { merchantId } = merchant
  await inSystem((tx) => requestPayout(tx, deps, { merchantId, by, at: dubai('2026-11-18T12:00:00') }))
  expect(await payoutsOf(merchant)).toMatchObject([{ fee_minor: 2_600n, payout_minor: 297_400n }])
})

test('while an advance is open the weekly cycle is fixed; afterwards the chosen one returns [DEC-LOAN-11, DEC-PO-8]', async () => {
  const merchant = await aTrader()
  await change(merchant, 'flexible', '2026-11-04T12:00:00')
  const advanceId = await inSystem((tx) =>
    aFundedAdvance(tx, fixture.made, merchant, { at: dubai('2026-11-12T12:00:00'), amountMinor: 1_000_000n }),
  )
  await sell(merchant, 50_000_000n, '2026-11-17T12:00:00')
  expect(
    await inSystem((tx) =>
      cycleOf(tx, fixture.made.deps.capital, merchant.merchantId, dubai('2026-11-18T12:00:00')),
    ),
  ).toMatchObject({ cycle: 'weekly', chosen: 'flexible', hasOpenAdvance: true })
  expect(reasonOf(await request(merchant, '2026-11-18T12:00:00'))).toBe('wrong_status')
  expect(reasonOf(await change(merchant, 'weekly', '2026-11-18T12:00:00'))).toBe('cycle_fixed')
  await runMonday('2026-11-23')
  expect(await payoutsOf(merchant)).toMatchObject([{ cycle: 'weekly', capital_minor: 1_075_000n }])
  const [advance] = await inSystem((tx) => tx`select status from advance where id = ${advanceId}`)
  expect(advance).toMatchObject({ status: 'closed' })
  await sell(merchant, 300_000n, '2026-11-24T12:00:00')
  expect(reasonOf(await request(merchant, '2026-11-24T13:00:00'))).toBe('done')
})

test('live figures hold everything that is in no payout, and are empty right after one', async () => {
  const merchant = await aTrader({ commissionHundredths: 599 })
  await sell(merchant, 1_000_000n, '2026-11-17T12:00:00')
  const before = await openOf(merchant, '2026-11-18T12:00:00')
  expect(before?.waterfall).toMatchObject({
    sales: 1_000_000n,
    commission_percent: -59_900n,
    commission_vat: -2_995n,
    payout_fee: -571n,
    payout_fee_vat: -29n,
  })
  expect(before).toMatchObject({ since: null, movements: 1, figures: { payoutMinor: 936_505n } })
  await runMonday('2026-11-23')
  const after = await openOf(merchant, '2026-11-23T07:00:00')
  expect(after).toMatchObject({
    since: dubai('2026-11-23T00:00:00'),
    movements: 0,
    figures: { payoutMinor: 0n },
  })
})

test('what was captured before a cut-off and written after it is in the next payout [DEC-LOAN-10]', async () => {
  const merchant = await aTrader()
  await sell(merchant, 300_000n, '2026-11-17T12:00:00')
  await runMonday('2026-11-23')
  await sell(merchant, 10_000n, '2026-11-22T23:59:59')
  await sell(merchant, 300_000n, '2026-11-24T12:00:00')
  expect(await openOf(merchant, '2026-11-25T12:00:00')).toMatchObject({
    movements: 2,
    figures: { salesMinor: 310_000n },
  })
  await runMonday('2026-11-30')
  expect((await payoutsOf(merchant)).map((payout) => payout.sales_minor)).toEqual([300_000n, 310_000n])
})

test('a rejected payout goes out again, and no advance takes twice [DEC-LOAN-19]', async () => {
  const merchant = await aTrader()
  const { merchantId } = merchant
  const staffId = await inSystem((tx) => someStaff(tx))
  await inSystem((tx) =>
    aFundedAdvance(tx, fixture.made, merchant, { at: dubai('2026-11-02T12:00:00'), amountMinor: 1_000_000n }),
  )
  await sell(merchant, 1_000_600n, '2026-11-10T12:00:00')
  await runMonday('2026-11-16')
  const reject = async () => {
    const [transfer] = await inSystem(
      (tx) =>
        tx<
          Row<'transfer', 'id'>[]
        >`select id from transfer where merchant_id = ${merchantId} and status = 'ordered'`,
    )
    const given = { id: transfer!.id, staffId, reason: 'account closed', at: dubai('2026-11-17T12:00:00') }
    return inSystem((tx) => rejectTransfer(tx, fixture.made.outcomes, given))
  }
  await reject()
  const [payout] = await payoutsOf(merchant)
  expect(payout).toMatchObject({
    status: 'failed',
    failed_reason: 'account closed',
    capital_minor: 220_000n,
    payout_minor: 780_000n,
  })
  const act = {
    payoutId: payout!.id,
    staffId,
    secondPersonAbove: () => null,
    at: dubai('2026-11-18T12:00:00'),
  }
  const wrong = await inSystem((tx) => reissuePayout(tx, fixture.made.deps, { ...act, iban: 'AE00' }))
  expect(wrong).toMatchObject({ details: { fields: { iban: 'invalid' } } })
  await inSystem((tx) => reissuePayout(tx, fixture.made.deps, act))
  await reject()
  expect(await inSystem((tx) => rollOverPayout(tx, { ...act, note: 'next week' }))).toBe('done')

  await sell(merchant, 500_000n, '2026-11-19T12:00:00')
  await runMonday('2026-11-23')
  const [, next] = await payoutsOf(merchant)
  expect(next).toMatchObject({
    returned_minor: 780_000n,
    fee_minor: 600n,
    capital_minor: 109_868n,
    payout_minor: 1_169_532n,
  })
  const events = await inSystem(
    (tx) =>
      tx`select status, actor_kind, reason from payout_event where payout_id = ${act.payoutId} order by id`,
  )
  expect(events.map((event) => event['status'])).toEqual([
    'pending',
    'in_transit',
    'failed',
    'in_transit',
    'failed',
    'rolled_over',
  ])
  expect(events[2]).toMatchObject({ actor_kind: 'staff', reason: 'account closed' })
})

test('a reserve is kept back for its days and then given back, in dinars of three decimals too', async () => {
  const merchant = await aTrader({ currency: 'KWD' })
  await inSystem((tx) => aReserve(tx, merchant, { percentHundredths: 1_000, days: 7, from: '2026-11-16' }))
  await sell(merchant, 1_000_005n, '2026-11-10T12:00:00')
  await runMonday('2026-11-16', 'KWD')
  await sell(merchant, 1_000_005n, '2026-11-17T12:00:00')
  await runMonday('2026-11-23', 'KWD')
  await sell(merchant, 10_000n, '2026-11-24T12:00:00')
  await runMonday('2026-11-30', 'KWD')
  expect(await payoutsOf(merchant)).toMatchObject([
    { reserve_held_minor: 0n, payout_minor: 999_505n },
    { reserve_held_minor: 100_001n, reserve_released_minor: 0n, payout_minor: 899_504n },
    { reserve_held_minor: 1_000n, reserve_released_minor: 100_001n, payout_minor: 107_001n },
  ])
})

test('after all of the above lines sum, chains hold and the journal is zero-sum [DEC-LOAN-36]', async () => {
  expect(await inSystem(moneyFaults)).toEqual([])
})
