import { expect, test } from 'vitest'
import { sumsByCurrency } from './sums.ts'

test('lines are summed by currency, never across', () => {
  expect(
    sumsByCurrency([
      { amount: '-12.50', currency: 'AED' },
      { amount: '-1.250', currency: 'BHD' },
      { amount: '0.50', currency: 'AED' },
    ]),
  ).toEqual([
    { currency: 'AED', amount: '13.00' },
    { currency: 'BHD', amount: '1.250' },
  ])
})
