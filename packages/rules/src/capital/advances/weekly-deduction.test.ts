import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriedAfterReceipt, weeklyDeduction } from './weekly-deduction.ts'

const advance = { minimumMinor: 537_500n, ratePercentHundredths: 2_200n }

test('the five weeks of the worked example [LOAN-26, DEC-LOAN-13, DEC-LOAN-15, DEC-LOAN-16]', () => {
  let outstandingMinor = 10_750_000n
  let carriedMinor = 0n
  const weeks = [3_000_000n, 1_500_000n, 0n, 400_000n, 2_500_000n].map((salesMinor) => {
    const week = weeklyDeduction({ ...advance, salesMinor, outstandingMinor, carriedMinor })
    outstandingMinor -= week.repaymentMinor
    carriedMinor = week.shortfallMinor
    return [week.dueMinor, week.repaymentMinor, week.shortfallMinor]
  })
  expect(weeks).toEqual([
    [537_500n, 660_000n, 0n],
    [537_500n, 537_500n, 0n],
    [537_500n, 0n, 537_500n],
    [1_075_000n, 400_000n, 675_000n],
    [1_212_500n, 1_212_500n, 0n],
  ])
})

test('22 percent of the sales are rounded half up [DEC-LOAN-13]', () => {
  const taken = (salesMinor: bigint) =>
    weeklyDeduction({ ...advance, minimumMinor: 0n, salesMinor, outstandingMinor: 10_000n, carriedMinor: 0n })
      .repaymentMinor
  // 269.50 and 269.28.
  expect([taken(1_225n), taken(1_224n)]).toEqual([270n, 269n])
})

test('paying more than the minimum does not lower the next minimum [DEC-LOAN-17]', () => {
  const first = weeklyDeduction({
    ...advance,
    salesMinor: 9_000_000n,
    outstandingMinor: 10_750_000n,
    carriedMinor: 0n,
  })
  expect(first.repaymentMinor).toBe(1_980_000n)
  const second = weeklyDeduction({
    ...advance,
    salesMinor: 0n,
    outstandingMinor: 8_770_000n,
    carriedMinor: 0n,
  })
  expect(second.dueMinor).toBe(537_500n)
})

test('a softer cap leaves the merchant a part of every payout [DEC-LOAN-14]', () => {
  const week = { ...advance, salesMinor: 100_001n, outstandingMinor: 10_750_000n, carriedMinor: 0n }
  expect(weeklyDeduction(week).repaymentMinor).toBe(100_001n)
  expect(weeklyDeduction({ ...week, capPercent: 60n })).toEqual({
    dueMinor: 537_500n,
    repaymentMinor: 60_000n,
    shortfallMinor: 477_500n,
  })
})

test('the last week takes what is left and no more [DEC-LOAN-18]', () => {
  const week = weeklyDeduction({
    ...advance,
    salesMinor: 90_000_000n,
    outstandingMinor: 12_345n,
    carriedMinor: 0n,
  })
  expect(week).toEqual({ dueMinor: 12_345n, repaymentMinor: 12_345n, shortfallMinor: 0n })
})

test('R is never above S nor B, K never negative, and D is always R plus K unless R is above D [DEC-LOAN-13]', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      fc.bigInt({ min: 0n, max: 10_000n }),
      fc.bigInt({ min: 0n, max: 100n }),
      (...values) => {
        const [salesMinor, outstandingMinor, minimumMinor, carriedMinor, ratePercentHundredths, capPercent] =
          values
        const week = {
          salesMinor,
          outstandingMinor,
          minimumMinor,
          carriedMinor,
          ratePercentHundredths,
          capPercent,
        }
        const { dueMinor, repaymentMinor, shortfallMinor } = weeklyDeduction(week)
        expect(
          repaymentMinor >= 0n && repaymentMinor <= salesMinor && repaymentMinor <= outstandingMinor,
        ).toBe(true)
        expect(shortfallMinor).toBe(dueMinor > repaymentMinor ? dueMinor - repaymentMinor : 0n)
        expect(dueMinor <= outstandingMinor).toBe(true)
      },
    ),
  )
})

test('a transfer outside the weeks lowers what was carried first [DEC-LOAN-29]', () => {
  expect(carriedAfterReceipt(537_500n, 500_000n)).toBe(37_500n)
  expect(carriedAfterReceipt(537_500n, 10_740_000n)).toBe(0n)
})

test('negative amounts are a broken assumption', () => {
  expect(() =>
    weeklyDeduction({ ...advance, salesMinor: -1n, outstandingMinor: 1n, carriedMinor: 0n }),
  ).toThrow(RangeError)
})
