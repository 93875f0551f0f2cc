import { expect, test } from 'vitest'
import {
  amountLimits,
  checkAmount,
  clampAmount,
  leastAdvance,
  roundAmount,
  smallestAmount,
} from './amount.ts'
import { minorPerMajor } from '../../money/currency.ts'
import { areTagsAllowed, offerLabel, repaysByDirectDebit } from './offer.ts'

const dirhams = { currency: 'AED', leastMinor: 1_000_000n } as const
const preapproved = amountLimits({ ...dirhams, amountMinor: 15_000_000n, tags: [] })
const fullRevenue = amountLimits({ ...dirhams, amountMinor: 15_000_000n, tags: ['full_revenue_flow'] })

test('an amount is at least 10,000 and a multiple of 1,000 [WIZ-34, WIZ-36, WIZ-39]', () => {
  expect(checkAmount(999_900n, preapproved)).toBe('below_minimum')
  expect(checkAmount(1_000_000n, preapproved)).toBeNull()
  expect(checkAmount(1_000_001n, preapproved)).toBe('off_step')
  expect(checkAmount(1_100_000n, preapproved)).toBeNull()
  expect(checkAmount(1_050_000n, preapproved)).toBe('off_step')
})

test('at most 1,000,000, and for a pre-approved offer at most its amount [WIZ-35, WIZ-40, DEC-OFR-4]', () => {
  expect(checkAmount(100_000_000n, fullRevenue)).toBeNull()
  expect(checkAmount(100_100_000n, fullRevenue)).toBe('above_maximum')
  expect(checkAmount(15_000_000n, preapproved)).toBeNull()
  expect(checkAmount(15_100_000n, preapproved)).toBe('above_maximum')
  expect(amountLimits({ ...dirhams, amountMinor: 900_000_000n, tags: [] }).maxMinor).toBe(100_000_000n)
})

test('the input opens with 100,000, or with the limit when that is lower [WIZ-38]', () => {
  expect(preapproved.defaultMinor).toBe(10_000_000n)
  expect(amountLimits({ ...dirhams, amountMinor: 2_550_000n, tags: [] }).defaultMinor).toBe(2_500_000n)
})

test('limits are major units of every currency, the least of an advance has its own in each [WIZ-34]', () => {
  const least = (['AED', 'SAR', 'QAR', 'BHD', 'KWD', 'EGP'] as const).map((currency) => [
    currency,
    leastAdvance(currency) / minorPerMajor(currency),
  ])
  expect(Object.fromEntries(least)).toEqual({
    AED: 10_000n,
    SAR: 10_000n,
    QAR: 10_000n,
    BHD: 1_000n,
    KWD: 1_000n,
    EGP: 100_000n,
  })
  const kuwait = { amountMinor: 10n ** 12n, currency: 'KWD', tags: [] } as const
  expect(amountLimits({ ...kuwait, leastMinor: leastAdvance('KWD') })).toEqual({
    minMinor: 1_000_000n,
    maxMinor: 1_000_000_000n,
    stepMinor: 1_000_000n,
    defaultMinor: 100_000_000n,
  })
  // Configured off the step, and as nothing at all.
  expect(amountLimits({ ...kuwait, leastMinor: 2_500_000n }).minMinor).toBe(3_000_000n)
  expect(amountLimits({ ...kuwait, leastMinor: 0n }).minMinor).toBe(1_000_000n)
})

test('typing clamps to the maximum and never raises to the minimum [WIZ-37, DEC-WIZ-7]', () => {
  expect(clampAmount(99_999_999_999n, preapproved)).toBe(15_000_000n)
  expect(clampAmount(5n, preapproved)).toBe(5n)
})

test('leaving the input rounds to the nearest 1,000, half up [DEC-WIZ-7]', () => {
  expect(roundAmount(1_049_999n, preapproved)).toBe(1_000_000n)
  expect(roundAmount(1_050_000n, preapproved)).toBe(1_100_000n)
  expect(roundAmount(940_000n, preapproved)).toBe(900_000n)
})

test('an early pay-off needs X + 1,000, rounded up to 1,000 [DEC-LOAN-26]', () => {
  expect(smallestAmount(dirhams, 4_912_345n)).toBe(5_100_000n)
  expect(smallestAmount(dirhams, 100n)).toBe(1_000_000n)
  const limits = amountLimits({
    ...dirhams,
    amountMinor: 5_000_000n,
    tags: ['early_payoff'],
    payOffMinor: 4_912_345n,
  })
  expect(limits.minMinor > limits.maxMinor).toBe(true)
})

test('a full-revenue offer is labelled frf, every other one preapprove [OFR-04, OFR-05]', () => {
  expect(offerLabel(['full_revenue_flow', 'kyb_application'])).toBe('frf')
  expect(offerLabel(['early_payoff'])).toBe('preapprove')
  expect(offerLabel([])).toBe('preapprove')
})

test('early pay-off and full revenue exclude each other; full revenue repays by debit [DEC-OFR-3, DEC-LOAN-31]', () => {
  expect(areTagsAllowed(['early_payoff', 'full_revenue_flow'])).toBe(false)
  expect(areTagsAllowed(['early_payoff', 'kyb_application'])).toBe(true)
  expect(repaysByDirectDebit(['full_revenue_flow'])).toBe(true)
  expect(repaysByDirectDebit([])).toBe(false)
  expect(repaysByDirectDebit([], true)).toBe(true)
  expect(repaysByDirectDebit(['full_revenue_flow'], false)).toBe(false)
})
