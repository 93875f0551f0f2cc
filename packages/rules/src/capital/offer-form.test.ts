import { expect, test } from 'vitest'
import { indicativeMaximum, largestAdvance, offerFormProblems } from './offer-form.ts'

test('OFR-06, OFR-07: an offer must be chosen; the monthly revenue may be left out', () => {
  const form = { merchantId: 'mer_1', monthlyRevenueMinor: null }
  expect(offerFormProblems({ ...form, offerId: null })).toEqual({ offerId: 'required' })
  expect(offerFormProblems({ ...form, offerId: '' })).toEqual({ offerId: 'required' })
  expect(offerFormProblems({ ...form, offerId: 'ofr_1' })).toEqual({})
})

test('DEC-OFR-8: the indicative maximum is 150 % of a month, down to the thousand, and never above 1,000,000', () => {
  expect(indicativeMaximum(10_000_000n, 'AED')).toBe(15_000_000n)
  expect(indicativeMaximum(4_567_899n, 'AED')).toBe(6_800_000n)
  expect(indicativeMaximum(66_666_666n, 'AED')).toBe(99_900_000n)
  expect(indicativeMaximum(900_000_000n, 'AED')).toBe(100_000_000n)
  expect(indicativeMaximum(12_345_678n, 'BHD')).toBe(18_000_000n)
  expect(indicativeMaximum(0n, 'AED')).toBe(0n)
})

test('OFR-21: the largest advance is 1,000,000 in every currency', () => {
  expect(largestAdvance('AED')).toBe(100_000_000n)
  expect(largestAdvance('KWD')).toBe(1_000_000_000n)
})
