import { expect, test } from 'vitest'
import { sizedOffer } from './offer-sizing.ts'

const input = { feeFactorHundredths: 150n, currency: 'AED', repaymentRatePercent: 22, vatPercent: 5 } as const

test('DEC-OFR-1: 150 percent of the average month, down to 1,000, at most 1,000,000, none below 10,000', () => {
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 30_000_000n })?.amountMinor).toBe(15_000_000n)
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 30_199_999n })?.amountMinor).toBe(15_000_000n)
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 900_000_000n })?.amountMinor).toBe(100_000_000n)
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 1_999_999n })).toBeNull()
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 2_000_000n })?.amountMinor).toBe(1_000_000n)
})

test('DEC-OFR-1: the smallest tenor whose expected deductions repay the total, else 28 weeks', () => {
  // 3,000,000 a month is 692,307.69 a week, of which 22 % are 152,307.69: 1,030,000.00 take 7 weeks.
  const large = sizedOffer({ ...input, threeMonthsSalesMinor: 900_000_000n })
  expect(large).toEqual({ amountMinor: 100_000_000n, tenorWeeks: 8 })
  expect(sizedOffer({ ...input, threeMonthsSalesMinor: 30_000_000n })?.tenorWeeks).toBe(28)
})
