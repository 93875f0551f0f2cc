import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectiveAnnualPercent } from './annual-rate.ts'
import { averageSales, simulate, simulatedWeeksMax, type SimulationInput } from './simulation.ts'
import { advanceTerms } from '../offers/terms.ts'
import { weeklyDeduction } from '../advances/weekly-deduction.ts'

/** 100,000 over 20 weeks at 7.5 percent: O 107,500, M 5,375 (DEC-LOAN-4). */
const offer = {
  amountMinor: 10_000_000n,
  totalMinor: 10_750_000n,
  minimumMinor: 537_500n,
  ratePercentHundredths: 2_200n,
  capPercent: 100n,
}
const simulation = (salesMinor: bigint[], fallPercent = 0) => simulate({ ...offer, salesMinor, fallPercent })

const minor = fc.oneof(
  fc.constant(0n),
  fc.bigInt({ min: 0n, max: 10n ** 5n }),
  fc.bigInt({ min: 0n, max: 10n ** 9n }),
)
const anInput: fc.Arbitrary<SimulationInput> = fc
  .record({
    thousands: fc.bigInt({ min: 10n, max: 1_000n }),
    fours: fc.integer({ min: 1, max: 7 }),
    salesMinor: fc.array(minor, { minLength: 1, maxLength: 52 }),
    fall: fc.integer({ min: 0, max: 16 }),
    capPercent: fc.constantFrom(100n, 60n),
  })
  .map(({ thousands, fours, salesMinor, fall, capPercent }) => ({
    ...advanceTerms({
      amountMinor: thousands * 100_000n,
      tenorWeeks: fours * 4,
      feeFactorHundredths: 150n,
      currency: 'AED',
      repaymentRatePercent: 22,
      vatPercent: 5,
    }),
    minimumMinor: 0n,
    salesMinor,
    fallPercent: fall * 5,
    ratePercentHundredths: 2_200n,
    capPercent,
  }))
  .map((input) => ({ ...input, minimumMinor: input.minimumRepaymentMinor }))

test('the worked example of five weeks, counted by what it means for the merchant [LOAN-26, DEC-LOAN-13]', () => {
  const { weeks, ...counts } = simulation([3_000_000n, 1_500_000n, 0n, 400_000n, 2_500_000n])
  expect(weeks.slice(0, 5).map((week) => [week.repaymentMinor, week.shortfallMinor, week.status])).toEqual([
    [660_000n, 0n, 'paid'],
    [537_500n, 0n, 'overdueWarning'],
    [0n, 537_500n, 'overdueCritical'],
    [400_000n, 675_000n, 'overdueCritical'],
    [1_212_500n, 0n, 'overdueWarning'],
  ])
  expect(counts.weeksToRepay).toBe(weeks.length)
  expect(counts.costMinor).toBe(750_000n)
})

test('level sales of exactly the minimum reach it every week, for as many weeks as the tenor', () => {
  const { weeksToRepay, weeksAtMinimum, weeksAboveRate, weeksShort } = simulation([1_000_000n])
  expect([weeksToRepay, weeksAtMinimum, weeksAboveRate, weeksShort]).toEqual([20, 20, 20, 0])
})

test('good sales repay sooner by the share alone, and sooner costs more a year', () => {
  const slow = simulation([1_000_000n])
  const fast = simulation([10_000_000n])
  expect([fast.weeksToRepay, fast.weeksAboveRate, fast.weeksShort]).toEqual([5, 0, 0])
  expect(fast.annualPercent! > slow.annualPercent!).toBe(true)
})

test('sales that fall by 80 percent leave the minimum short', () => {
  const { weeks, weeksShort } = simulation([1_000_000n], 80)
  expect(weeks[0]).toMatchObject({ salesMinor: 200_000n, repaymentMinor: 200_000n, shortfallMinor: 337_500n })
  expect(weeksShort).toBeGreaterThan(0)
})

test('without sales it is said after one round that nothing is repaid', () => {
  expect(simulation([0n, 0n])).toMatchObject({ weeksToRepay: null, annualPercent: null, weeksShort: 2 })
  expect(simulation([1n])).toMatchObject({ weeksToRepay: null, weeksShort: simulatedWeeksMax })
  expect([averageSales([]), averageSales([1n, 2n])]).toEqual([0n, 2n])
})

test('any history: each week is what the weekly run takes, and what is taken adds up to what is owed', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const { weeks, weeksToRepay } = simulate(input)
      let outstandingMinor = input.totalMinor
      let carriedMinor = 0n
      for (const week of weeks) {
        const expected = weeklyDeduction({
          ...input,
          salesMinor: week.salesMinor,
          outstandingMinor,
          carriedMinor,
        })
        expect([week.repaymentMinor, week.shortfallMinor]).toEqual([
          expected.repaymentMinor,
          expected.shortfallMinor,
        ])
        outstandingMinor -= expected.repaymentMinor
        carriedMinor = expected.shortfallMinor
        expect(week.outstandingMinor).toBe(outstandingMinor)
      }
      expect(weeksToRepay === null).toBe(outstandingMinor > 0n)
    }),
    { numRuns: 100 },
  )
})

test('any history: lower sales never repay sooner', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const weeks = (fallPercent: number) => simulate({ ...input, fallPercent }).weeksToRepay ?? Infinity
      expect(weeks(input.fallPercent)).toBeGreaterThanOrEqual(weeks(0))
    }),
    { numRuns: 200 },
  )
})

test('the annual rate discounts every repayment back to the amount', () => {
  // 100 now, 101 in a week: one percent a week.
  expect(effectiveAnnualPercent(10_000n, [10_100n])).toBeCloseTo((1.01 ** (365 / 7) - 1) * 100, 1)
  expect(effectiveAnnualPercent(10_000n, [0n, 10_201n])).toBeCloseTo((1.01 ** (365 / 7) - 1) * 100, 1)
  expect([effectiveAnnualPercent(10_000n, [10_000n]), effectiveAnnualPercent(0n, [1n])]).toEqual([0, null])
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1_000_000n, max: 100_000_000n }),
      fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 4, maxLength: 60 }),
      fc.integer({ min: 1, max: 12 }),
      (amountMinor, parts, feePercent) => {
        const sum = parts.reduce((total, part) => total + part, 0)
        const owed = Number(amountMinor) * (1 + feePercent / 100)
        const repayments = parts.map((part) => BigInt(Math.round((owed * part) / sum)))
        const weekly = (1 + effectiveAnnualPercent(amountMinor, repayments)! / 100) ** (7 / 365) - 1
        const value = repayments.reduce((worth, one, at) => worth + Number(one) / (1 + weekly) ** (at + 1), 0)
        expect(Math.abs(value / Number(amountMinor) - 1)).toBeLessThan(0.002)
      },
    ),
    { numRuns: 100 },
  )
})
