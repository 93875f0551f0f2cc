import { expect, test } from 'vitest'
import { grossAndRest, stepsToShow } from './figures.ts'

const waterfall = [
  { step: 'sales', amount: '1200.000' },
  { step: 'refunds', amount: '-100.250' },
  { step: 'disputes', amount: '0.000' },
  { step: 'payout_fee', amount: '-0.571' },
] as const

test('a result is told by its sales and everything else, which come to the transfer', () => {
  expect(grossAndRest([...waterfall], 'BHD')).toEqual({ sales: '1200.000', rest: '-100.821' })
})

test('steps of nothing are not drawn', () => {
  expect(stepsToShow([...waterfall]).map(({ step }) => step)).toEqual(['sales', 'refunds', 'payout_fee'])
})
