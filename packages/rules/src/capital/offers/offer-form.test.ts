import { expect, test } from 'vitest'
import { shareOfRevenue, largestAdvance, offerFormProblems } from './offer-form.ts'

test('an offer must be chosen; the monthly revenue may be left out [OFR-06, OFR-07]', () => {
  const form = { merchantId: 'mer_1', monthlyRevenueMinor: null }
  expect(offerFormProblems({ ...form, offerId: null })).toEqual({ offerId: 'required' })
  expect(offerFormProblems({ ...form, offerId: '' })).toEqual({ offerId: 'required' })
  expect(offerFormProblems({ ...form, offerId: 'ofr_1' })).toEqual({})
})

test('the indicative maximum is 150 % of a month, down to the thousand, and never above 1,000,000 [CAP-16, DEC-OFR-8]', () => {
  expect(shareOfRevenue(10_000_000n, 'AED')).toBe(15_000_000n)
  expect(shareOfRevenue(4_567_899n, 'AED')).toBe(6_800_000n)
  expect(shareOfRevenue(66_666_666n, 'AED')).toBe(99_900_000n)
  expect(shareOfRevenue(900_000_000n, 'AED')).toBe(100_000_000n)
  expect(shareOfRevenue(12_345_678n, 'BHD')).toBe(18_000_000n)
  expect(shareOfRevenue(0n, 'AED')).toBe(0n)
  // Divided month by month first, the minor unit that is lost would cost a step of 1,000.
  expect(shareOfRevenue(200_000_000n, 'AED', 3n)).toBe(100_000_000n)
  expect(shareOfRevenue(199_999_999n, 'AED', 3n)).toBe(99_900_000n)
})

test('the largest advance is 1,000,000 in every currency [OFR-21]', () => {
  expect(largestAdvance('AED')).toBe(100_000_000n)
  expect(largestAdvance('KWD')).toBe(1_000_000_000n)
})
