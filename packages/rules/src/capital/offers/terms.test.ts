import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, majorToMinor } from '../../money/currency.ts'
import { advanceTerms, defaultFeeFactorHundredths, defaultRepaymentRatePercent } from './terms.ts'

const usual = {
  amountMinor: 10_000_000n,
  tenorWeeks: 20,
  feeFactorHundredths: defaultFeeFactorHundredths,
  currency: 'AED',
  repaymentRatePercent: defaultRepaymentRatePercent,
  vatPercent: 5,
} as const

test('the repayment rate is 22 percent unless an offer says otherwise [CAP-12]', () => {
  expect(advanceTerms(usual).repaymentRatePercent).toBe(22)
})

test('100,000 over 20 weeks costs 7.5 percent and repays at least 5,375 a week [LOAN-27, DEC-LOAN-2, DEC-LOAN-4]', () => {
  expect(advanceTerms(usual)).toMatchObject({
    feePercent: 7.5,
    feeMinor: 750_000n,
    feeVatMinor: 35_714n,
    totalMinor: 10_750_000n,
    weeklyPrincipalMinor: 500_000n,
    weeklyFeeMinor: 37_500n,
    minimumRepaymentMinor: 537_500n,
  })
})

test('over 28 weeks it is 3,946.43 a week, and 3,946.39 in the last [LOAN-27, DEC-LOAN-4]', () => {
  const terms = advanceTerms({ ...usual, tenorWeeks: 28 })
  expect(terms).toMatchObject({
    feePercent: 10.5,
    weeklyPrincipalMinor: 357_143n,
    weeklyFeeMinor: 37_500n,
    minimumRepaymentMinor: 394_643n,
  })
  expect(terms.totalMinor - 27n * terms.minimumRepaymentMinor).toBe(394_639n)
})

test('four weeks cost 1.5 percent [DEC-LOAN-2]', () => {
  expect(advanceTerms({ ...usual, tenorWeeks: 4 }).feePercent).toBe(1.5)
})

test('terms add up in every currency: O = A + F, and T minimums cover O', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 10n, max: 1_000n }),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom(...currencies),
      fc.bigInt({ min: 1n, max: 1_000n }),
      fc.constantFrom(0, 5, 10, 14, 15),
      (thousands, fours, currency, feeFactorHundredths, vatPercent) => {
        const tenorWeeks = fours * 4
        const amountMinor = majorToMinor(thousands * 1_000n, currency)
        const terms = advanceTerms({
          ...usual,
          amountMinor,
          tenorWeeks,
          currency,
          feeFactorHundredths,
          vatPercent,
        })
        const weeks = BigInt(tenorWeeks)
        expect(terms.totalMinor).toBe(terms.amountMinor + terms.feeMinor)
        expect(terms.minimumRepaymentMinor).toBe(terms.weeklyPrincipalMinor + terms.weeklyFeeMinor)
        const lastWeek = terms.totalMinor - (weeks - 1n) * terms.minimumRepaymentMinor
        expect(lastWeek > 0n && lastWeek <= terms.minimumRepaymentMinor).toBe(true)
        expect(terms.feeVatMinor >= 0n && terms.feeVatMinor <= terms.feeMinor).toBe(true)
      },
    ),
  )
})

test('the VAT is inside the fee, rounded half up, so what is owed does not depend on it [DEC-LOAN-3]', () => {
  const at = (vatPercent: number) => {
    const { feeMinor, feeVatMinor, totalMinor } = advanceTerms({ ...usual, vatPercent })
    return [feeMinor, feeVatMinor, totalMinor]
  }
  expect(at(5)).toEqual([750_000n, 35_714n, 10_750_000n])
  expect(at(15)).toEqual([750_000n, 97_826n, 10_750_000n])
  expect(at(0)).toEqual([750_000n, 0n, 10_750_000n])
})

test('numbers that no offer can have are refused', () => {
  expect(() => advanceTerms({ ...usual, amountMinor: 0n })).toThrow(RangeError)
  expect(() => advanceTerms({ ...usual, tenorWeeks: 6 })).toThrow(RangeError)
  expect(() => advanceTerms({ ...usual, tenorWeeks: 0 })).toThrow(RangeError)
})
