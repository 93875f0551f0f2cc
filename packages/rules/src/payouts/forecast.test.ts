import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/calendar-date.ts'
import { calendarOfCurrency } from '../calendar/working-days.ts'
import { captureSharesOf, defaultCaptureShares, shareBy, wholeShare } from './capture-shares.ts'
import { compareCycles } from './cycle-comparison.ts'
import { expectedOrders } from './expected-orders.ts'
import { forecastPayouts, type ForecastInput } from './forecast.ts'
import { unknownSpread, weekSpreadOf } from './week-spread.ts'

/** Saturday; the next cut-off is the end of Sunday. */
const today = '2026-11-21'
const weeks = [0, 1, 2, 3].map((week) => ({
  cutOffOn: addDays('2026-11-23', 7 * week),
  paysOn: addDays('2026-11-23', 7 * week),
}))

const noOpening = {
  disputesMinor: 0n,
  disputesReleasedMinor: 0n,
  adjustmentsMinor: 0n,
  carriedInMinor: 0n,
  returnedMinor: 0n,
  overpaidMinor: 0n,
  cardSpendMinor: 0n,
  cardRefundMinor: 0n,
  reserveReleasedMinor: 0n,
}
const quiet: ForecastInput = {
  terms: { currency: 'AED', vatPercent: 5, cycle: 'weekly', reservePercentHundredths: 0n },
  today,
  weeks,
  known: [],
  waiting: [],
  orderDays: [],
  firstOrderOn: null,
  spread: unknownSpread,
  shares: defaultCaptureShares,
  feeShare: { feesMinor: 525n, salesMinor: 10_000n },
  opening: noOpening,
  advances: [],
}

const anAdvance: ForecastInput['advances'][number] = {
  outstandingMinor: 300_000n,
  minimumMinor: 100_000n,
  carriedMinor: 0n,
  ratePercentHundredths: 2_200n,
  capPercent: 100n,
  firstRepaymentOn: '2026-11-23',
}

test('what is captured is in the next payout to the last minor unit, with its fee', () => {
  const known: ForecastInput['known'] = [
    { date: '2026-11-17', salesMinor: 400_000n, refundsMinor: 0n, feesMinor: 21_000n },
    { date: '2026-11-21', salesMinor: 100_000n, refundsMinor: 50_000n, feesMinor: 2_625n },
  ]
  const [first, second] = forecastPayouts({
    ...quiet,
    known,
    opening: { ...noOpening, adjustmentsMinor: -1_000n },
  })
  expect(first).toMatchObject({
    capturedMinor: 450_000n,
    feesMinor: -23_625n,
    otherMinor: -1_000n,
    transferFeeMinor: -600n,
    netMinor: 424_775n,
    certainNetMinor: 424_775n,
  })
  expect(second).toMatchObject({ capturedMinor: 0n, netMinor: 0n })
})

test('what was captured after a cut-off that is not paid yet waits for the payout after it', () => {
  const known: ForecastInput['known'] = [
    { date: '2026-11-15', salesMinor: 10_000n, refundsMinor: 0n, feesMinor: 0n },
    { date: '2026-11-16', salesMinor: 20_000n, refundsMinor: 0n, feesMinor: 0n },
  ]
  const late = weeks.map((week) => ({ ...week, cutOffOn: addDays(week.cutOffOn, -7) }))
  expect(forecastPayouts({ ...quiet, known, weeks: late }).map((week) => week.capturedMinor)).toEqual([
    10_000n,
    20_000n,
    0n,
    0n,
  ])
})

test('orders that wait are captured by their age, and all of them by day 21', () => {
  const waiting: ForecastInput['waiting'] = [
    { authorizedOn: today, amountMinor: 100_000n },
    { authorizedOn: '2026-11-18', amountMinor: 100_000n },
    { authorizedOn: '2026-10-01', amountMinor: 7n },
  ]
  const payouts = forecastPayouts({ ...quiet, waiting, feeShare: { feesMinor: 0n, salesMinor: 0n } })
  // Of today's 70 % by tomorrow; of those of three days ago, of whom 70 % should be gone, half of the rest.
  expect(payouts[0]!.uncapturedMinor).toBe(70_000n + 50_000n + 7n)
  // A week on they are 8 and 11 days old: 95 % each, less what went before.
  expect(payouts[1]!.uncapturedMinor).toBe(25_000n + 33_333n)
  expect(payouts.reduce((sum, payout) => sum + payout.uncapturedMinor, 0n)).toBe(200_007n)
  expect(payouts.every((payout) => payout.certainNetMinor === 0n)).toBe(true)
})

test('a shop’s own habit counts once it has captured 20 orders, the defaults before', () => {
  const quick = [
    { days: 0, orders: 15, amountMinor: 900n },
    { days: 2, orders: 5, amountMinor: 100n },
  ]
  expect(captureSharesOf(quick.slice(0, 1))).toBe(defaultCaptureShares)
  const shares = captureSharesOf(quick)
  expect([0, 1, 2, 21, 40].map((day) => shareBy(shares, day))).toEqual([
    900_000n,
    900_000n,
    wholeShare,
    wholeShare,
    wholeShare,
  ])
})

test('what waits longer than orders of the past did is not expected before the product captures it', () => {
  const history = [
    { days: 0, orders: 30, amountMinor: 900n },
    { days: 1, orders: 10, amountMinor: 90n },
    { days: 9, orders: 4, amountMinor: 10n },
  ]
  const shares = captureSharesOf(history)
  expect([0, 1, 9, 20, 21].map((day) => shareBy(shares, day))).toEqual([
    900_000n,
    990_000n,
    990_000n,
    990_000n,
    wholeShare,
  ])
  const waiting: ForecastInput['waiting'] = [
    // Two days old: fewer than five orders ever waited as long. All of it on day 21.
    { authorizedOn: '2026-11-19', amountMinor: 100_000n },
    { authorizedOn: today, amountMinor: 100_000n },
  ]
  const feeShare = { feesMinor: 0n, salesMinor: 0n }
  const payouts = forecastPayouts({ ...quiet, waiting, shares, feeShare })
  expect(payouts.map((payout) => payout.uncapturedMinor)).toEqual([99_000n, 0n, 0n, 101_000n])
  const all = captureSharesOf([{ days: 0, orders: 30, amountMinor: 900n }])
  const late = forecastPayouts({ ...quiet, waiting: waiting.slice(0, 1), shares: all, feeShare })
  expect(late.map((payout) => payout.uncapturedMinor)).toEqual([0n, 0n, 0n, 100_000n])
})

test('weeks to come differ as the weeks of the past did, and so does their band', () => {
  // Half a year: the last days of a month bring twice as much, and one week of ten hardly anything.
  const orderDays = Array.from({ length: 182 }, (_, back) => {
    const date = addDays(today, -1 - back)
    const week = Math.floor(back / 7)
    return { date, amountMinor: week % 10 === 9 ? 1_000n : Number(date.slice(8)) > 21 ? 20_000n : 10_000n }
  })
  const shop = { today, orderDays, firstOrderOn: '2026-01-01' } as const
  const spread = weekSpreadOf(shop)
  expect(spread.parts[3] > spread.parts[1]).toBe(true)
  expect(spread.low < spread.high && spread.low <= 1_000_000n && spread.high >= 1_000_000n).toBe(true)
  const payouts = forecastPayouts({ ...quiet, ...shop, spread })
  expect(new Set(payouts.map((payout) => payout.expectedSalesMinor)).size).toBe(4)
  expect(payouts.every((payout) => payout.lowNetMinor < payout.highNetMinor)).toBe(true)
  // Too short a history says nothing.
  expect(weekSpreadOf({ ...shop, firstOrderOn: '2026-10-01' })).toBe(unknownSpread)
  expect(weekSpreadOf({ ...shop, orderDays: orderDays.slice(0, 40) })).toBe(unknownSpread)
})

test('new orders are expected as on the same weekdays of the last eight weeks, today only what is missing', () => {
  const sundays = Array.from({ length: 8 }, (_, week) => ({
    date: addDays('2026-11-15', -7 * week),
    amountMinor: 80_000n,
  }))
  const saturdays: ForecastInput['orderDays'] = [
    { date: '2026-11-14', amountMinor: 80_000n },
    { date: today, amountMinor: 4_000n },
  ]
  const other: ForecastInput['orderDays'][number] = { date: '2026-09-20', amountMinor: 9_999_999n }
  const orderDays = [...sundays, ...saturdays, other]
  const shop = { today, orderDays, firstOrderOn: '2026-01-01', spread: unknownSpread } as const
  expect(expectedOrders(shop, '2026-11-22')).toBe(80_000n)
  expect(expectedOrders(shop, today)).toBe(6_000n)
  expect(expectedOrders(shop, '2026-11-24')).toBe(0n)
  // A shop of one week is not measured against weeks it did not have.
  expect(expectedOrders({ ...shop, firstOrderOn: '2026-11-10' }, today)).toBe(76_000n)
})

test('expected sales stand apart: they change neither what is captured nor what is certain', () => {
  const known: ForecastInput['known'] = [
    { date: '2026-11-17', salesMinor: 400_000n, refundsMinor: 0n, feesMinor: 21_000n },
  ]
  const orderDays = Array.from({ length: 56 }, (_, day) => ({
    date: addDays(today, -1 - day),
    amountMinor: 50_000n,
  }))
  const calm = forecastPayouts({ ...quiet, known })
  const busy = forecastPayouts({ ...quiet, known, orderDays, firstOrderOn: '2026-01-01' })
  busy.forEach((payout, index) => {
    expect(payout.expectedSalesMinor > 0n).toBe(true)
    expect(payout.certainNetMinor).toBe(calm[index]!.netMinor)
    expect(payout.capturedMinor).toBe(calm[index]!.capturedMinor)
  })
})

test('an advance is repaid week after week by its own rule, its shortfall carried on [DEC-LOAN-13]', () => {
  const known: ForecastInput['known'] = [
    { date: '2026-11-17', salesMinor: 60_600n, refundsMinor: 0n, feesMinor: 0n },
  ]
  // 19 days old: all of it is captured on day 21, a Monday.
  const waiting: ForecastInput['waiting'] = [{ authorizedOn: '2026-11-02', amountMinor: 1_000_000n }]
  const feeShare = { feesMinor: 0n, salesMinor: 0n }
  const payouts = forecastPayouts({ ...quiet, known, waiting, feeShare, advances: [anAdvance] })
  // All of the first week, so that nothing is sent and no fee is due; 39,400 short. Then 22 % of 999,400,
  // which is more than the minimum and the 39,400; 19,532 are left and find no sales.
  expect(payouts.map((payout) => payout.capitalMinor)).toEqual([-60_600n, -219_868n, 0n, 0n])
  expect(payouts.map((payout) => payout.netMinor)).toEqual([0n, 779_532n, 0n, 0n])
})

test('an advance whose first repayment is later waits until then, and two are served the oldest first', () => {
  const known: ForecastInput['known'] = [
    { date: '2026-11-17', salesMinor: 500_600n, refundsMinor: 0n, feesMinor: 0n },
  ]
  const first = forecastPayouts({
    ...quiet,
    known,
    advances: [
      { ...anAdvance, firstRepaymentOn: '2026-11-30' },
      { ...anAdvance, outstandingMinor: 40_000n },
      { ...anAdvance, outstandingMinor: 10_000_000n },
    ],
  })[0]!
  expect(first.capitalMinor).toBe(-(40_000n + 101_200n))
})

test('a week below zero pays nothing, costs nothing and is taken from the next', () => {
  const known: ForecastInput['known'] = [
    { date: '2026-11-17', salesMinor: 0n, refundsMinor: 50_000n, feesMinor: -2_000n },
    { date: '2026-11-23', salesMinor: 200_000n, refundsMinor: 0n, feesMinor: 0n },
  ]
  const [first, second] = forecastPayouts({ ...quiet, known })
  expect(first).toMatchObject({ netMinor: 0n, transferFeeMinor: 0n, otherMinor: 48_000n })
  expect(second).toMatchObject({ otherMinor: -48_000n, transferFeeMinor: -2_500n, netMinor: 149_500n })
})

const amount = fc.bigInt({ min: 0n, max: 10n ** 9n })
const back = fc.integer({ min: 0, max: 40 })
const day = back.map((days) => addDays(today, -days))
const anyInput: fc.Arbitrary<ForecastInput> = fc
  .record({
    known: fc.array(fc.record({ date: day, salesMinor: amount, refundsMinor: amount, feesMinor: amount }), {
      maxLength: 6,
    }),
    waiting: fc.array(fc.record({ authorizedOn: day, amountMinor: amount }), { maxLength: 6 }),
    orderDays: fc.array(fc.record({ date: day, amountMinor: amount }), { maxLength: 20 }),
    opening: fc.record({
      disputesMinor: amount.map((size) => -size),
      disputesReleasedMinor: amount,
      adjustmentsMinor: fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }),
      carriedInMinor: fc.bigInt({ min: -(10n ** 8n), max: 2_500n }),
      returnedMinor: amount,
      overpaidMinor: amount,
      cardSpendMinor: amount.map((size) => -size),
      cardRefundMinor: amount,
      reserveReleasedMinor: amount,
    }),
    terms: fc.record({
      currency: fc.constantFrom('AED' as const, 'KWD' as const, 'BHD' as const),
      vatPercent: fc.constantFrom(0, 5, 15),
      cycle: fc.constantFrom('weekly' as const, 'flexible' as const),
      reservePercentHundredths: fc.constantFrom(0n, 1_000n),
    }),
    advances: fc.constantFrom([], [anAdvance], [anAdvance, { ...anAdvance, capPercent: 40n }]),
  })
  .map((given) => ({ ...quiet, firstOrderOn: '2026-01-01' as const, ...given }))

test('the parts of every payout sum to its transfer, never below zero, and a band holds it', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const payouts = forecastPayouts(input)
      // What is certain of the next payout no low week takes away.
      expect(payouts[0]!.certainNetMinor <= payouts[0]!.lowNetMinor).toBe(true)
      for (const payout of payouts) {
        expect(
          payout.capturedMinor +
            payout.uncapturedMinor +
            payout.expectedSalesMinor +
            payout.disputedMinor +
            payout.feesMinor +
            payout.otherMinor +
            payout.transferFeeMinor +
            payout.capitalMinor,
        ).toBe(payout.netMinor)
        expect(payout.netMinor >= 0n && payout.certainNetMinor >= 0n).toBe(true)
        expect(payout.lowNetMinor <= payout.netMinor && payout.netMinor <= payout.highNetMinor).toBe(true)
      }
    }),
  )
})

test('the forecast counts nothing twice: what waits is captured once within four weeks', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const payouts = forecastPayouts(input)
      const total = (pick: (payout: (typeof payouts)[number]) => bigint) =>
        payouts.reduce((sum, payout) => sum + pick(payout), 0n)
      expect(total((payout) => payout.uncapturedMinor)).toBe(
        input.waiting.reduce((sum, one) => sum + one.amountMinor, 0n),
      )
      expect(total((payout) => payout.capturedMinor)).toBe(
        input.known.reduce((sum, one) => sum + one.salesMinor - one.refundsMinor, 0n),
      )
      const owed = input.advances.reduce((sum, one) => sum + one.outstandingMinor, 0n)
      expect(-total((payout) => payout.capitalMinor) <= owed).toBe(true)
    }),
  )
})

test('the flexible cycle pays sooner and costs its fee on every transfer [DEC-PO-8, DEC-PO-9]', () => {
  const known: ForecastInput['known'] = [
    { date: '2026-11-18', salesMinor: 300_000n, refundsMinor: 0n, feesMinor: 0n },
    { date: '2026-11-22', salesMinor: 300_000n, refundsMinor: 0n, feesMinor: 0n },
    { date: '2026-11-24', salesMinor: 90_000n, refundsMinor: 0n, feesMinor: 0n },
    { date: '2026-11-25', salesMinor: 20_000n, refundsMinor: 0n, feesMinor: 0n },
  ]
  const [weekly, flexible] = compareCycles({ ...quiet, known, calendar: calendarOfCurrency('AED') })
  // Weekly: 6,000 on the 23rd for AED 6, 1,100 on the 30th for AED 25.
  expect(weekly).toEqual({
    cycle: 'weekly',
    transfers: 2,
    feesMinor: 3_100n,
    netMinor: 706_900n,
    // 300,000 x 5 days, 300,000 x 1, 90,000 x 6, 20,000 x 5
    averageWaitTenths: 34n,
  })
  // Nothing on the weekend of the 21st; the 900 of the 24th wait for the 200 of the 25th to make the minimum
  // of 1,000.
  expect(flexible).toEqual({
    cycle: 'flexible',
    transfers: 2,
    feesMinor: 2_100n + 4_000n,
    netMinor: 710_000n - 6_100n,
    averageWaitTenths: 28n,
  })
})

test('without a minimum both cycles pay the same money, and flexible never waits longer', () => {
  const sound = anyInput.map((input) => ({
    ...input,
    known: input.known.map((one) => ({
      ...one,
      refundsMinor: one.salesMinor / 10n,
      feesMinor: one.salesMinor / 20n,
    })),
    opening: noOpening,
  }))
  fc.assert(
    fc.property(sound, (input) => {
      const [weekly, flexible] = compareCycles({
        ...input,
        terms: { ...input.terms, reservePercentHundredths: 0n },
        calendar: calendarOfCurrency(input.terms.currency),
        minimumMinor: 1n,
      })
      const paid = [weekly!, flexible!].map(({ netMinor, feesMinor }) => netMinor + feesMinor)
      const difference = paid[0]! - paid[1]!
      // What does not pay for its own transfer waits: never more than one fee.
      expect(difference <= 4_000n && difference >= -4_000n).toBe(true)
      const isSooner = flexible!.averageWaitTenths <= weekly!.averageWaitTenths
      expect(difference !== 0n || isSooner).toBe(true)
    }),
  )
})
