import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, type Currency } from '../money/currency.ts'
import { settlementFee, type PayoutCycle } from './settlement-fee.ts'

function feeOf(settlementMinor: bigint, currency: Currency = 'AED', cycle: PayoutCycle = 'weekly') {
  return settlementFee({ settlementMinor, currency, cycle, vatPercent: 5 })
}

test('a settlement under AED 2500 is charged AED 25 [LOAN-30, PO-15]', () => {
  expect(feeOf(249_999n).feeMinor).toBe(2_500n)
  expect(feeOf(2_500n).feeMinor).toBe(2_500n)
})

test('from AED 2500 on it is charged AED 6 [LOAN-31, PO-16, DEC-LOAN-12, DEC-PO-9]', () => {
  expect(feeOf(250_000n).feeMinor).toBe(600n)
  expect(feeOf(99_999_999n).feeMinor).toBe(600n)
})

test('never more than the settlement, and none when there is nothing to settle [DEC-LOAN-12]', () => {
  expect(feeOf(1_700n).feeMinor).toBe(1_700n)
  expect(feeOf(0n)).toEqual({ feeMinor: 0n, feeVatMinor: 0n })
  expect(feeOf(-90_000n).feeMinor).toBe(0n)
})

test('the VAT is inside the fee: 1.19 of 25.00 and 0.29 of 6.00 at 5 percent', () => {
  expect(feeOf(100_000n).feeVatMinor).toBe(119n)
  expect(feeOf(300_000n).feeVatMinor).toBe(29n)
})

test('the table of the other currencies; a currency without a row pays nothing until configured [DEC-PO-9]', () => {
  const table = (['SAR', 'QAR', 'KWD', 'BHD', 'EGP'] as const).map((currency) => {
    const bound = { SAR: 250_000n, QAR: 250_000n, KWD: 200_000n, BHD: 250_000n, EGP: 2_500_000n }[currency]
    return [currency, feeOf(bound - 1n, currency).feeMinor, feeOf(bound, currency).feeMinor]
  })
  expect(table).toEqual([
    ['SAR', 2_500n, 600n],
    ['QAR', 2_500n, 600n],
    ['KWD', 2_000n, 500n],
    ['BHD', 2_500n, 600n],
    ['EGP', 25_000n, 6_000n],
  ])
  expect(feeOf(100_000n, 'USD').feeMinor).toBe(0n)
  const bands = { USD: { fromMinor: 100n, belowMinor: 2n, aboveMinor: 1n } }
  expect(
    settlementFee({ settlementMinor: 100n, currency: 'USD', cycle: 'weekly', vatPercent: 0, bands }).feeMinor,
  ).toBe(1n)
})

test('the flexible cycle adds its own fee to each transfer [PO-13, LOAN-28]', () => {
  expect(feeOf(300_000n, 'AED', 'flexible').feeMinor).toBe(2_100n)
  expect(feeOf(100_000n, 'AED', 'flexible').feeMinor).toBe(4_000n)
  const own = { settlementMinor: 300_000n, currency: 'AED', cycle: 'flexible', vatPercent: 5 } as const
  expect(settlementFee({ ...own, flexibleFeeMinor: { AED: 2_000n } }).feeMinor).toBe(2_600n)
})

test('a fee is between nothing and the settlement in every currency and cycle', () => {
  const amount = fc.bigInt({ min: -1_000_000n, max: 10_000_000n })
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom(...currencies),
      fc.constantFrom('weekly', 'flexible'),
      (settlementMinor, currency, cycle) => {
        const { feeMinor, feeVatMinor } = feeOf(settlementMinor, currency, cycle)
        expect(feeMinor >= 0n && (feeMinor === 0n || feeMinor <= settlementMinor)).toBe(true)
        expect(feeVatMinor >= 0n && feeVatMinor <= feeMinor).toBe(true)
      },
    ),
  )
})
