import { expect, test } from 'vitest'
import { sizedOffer } from './offer-sizing.ts'

const least = { currency: 'AED', leastMinor: 1_000_000n } as const
const input = { ...least, feeFactorHundredths: 150n, repaymentRatePercent: 22, vatPercent: 5 } as const

test('150 percent of the average month, down to 1,000, at most 1,000,000, none below the least [DEC-OFR-1]', () => {
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 30_000_000n })?.amountMinor).toBe(15_000_000n)
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 30_199_999n })?.amountMinor).toBe(15_000_000n)
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 900_000_000n })?.amountMinor).toBe(100_000_000n)
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 1_999_999n })).toBeNull()
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 2_000_000n })?.amountMinor).toBe(1_000_000n)
  const dinars = { ...input, currency: 'BHD', leastMinor: 1_000_000n } as const
  expect(sizedOffer({ ...dinars, threeMonthsSalesMinor: 2_000_000n })?.amountMinor).toBe(1_000_000n)
  expect(sizedOffer({ ...dinars, threeMonthsSalesMinor: 1_999_999n })).toBeNull()
})

test('the smallest tenor whose expected deductions repay the total, else 28 weeks [DEC-OFR-1]', () => {
  // 3,000,000 a month is 692,307.69 a week, of which 22 % are 152,307.69: 1,030,000.00 take 7 weeks.
  const large = sizedOffer({ ...input, threeMonthsSalesMinor: 900_000_000n })
  expect(large).toEqual({ amountMinor: 100_000_000n, tenorWeeks: 8 })
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 30_000_000n })?.tenorWeeks).toBe(28)
})

test('deductions that come to the total exactly repay it, and one fils of sales less does not [DEC-OFR-1]', () => {
  // A week of 244,318.19 gives 53,750.00, 20 of which are the total; one of 244,318.18 gives 53,749.99.
  const weeks = (threeMonthsSalesMinor: bigint) => sizedOffer({ ...input, threeMonthsSalesMinor })?.tenorWeeks
  expect(weeks(13n * 24_431_819n)).toBe(20)
  expect(weeks(13n * 24_431_819n - 1n)).toBe(24)
})
