import { waterfallSteps } from '@daftar/rules/payouts/payout-lines'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween, differenceOf, sumOf } from './changes.ts'

test('what changed is told step by step, the largest first, whatever its direction', () => {
  const before = [
    { step: 'sales', amount: '29500.00' },
    { step: 'refunds', amount: '-640.00' },
    { step: 'payout_fee', amount: '-5.71' },
    { step: 'capital_repayment', amount: '-5940.33' },
  ] as const
  const now = [
    { step: 'sales', amount: '30000.00' },
    { step: 'refunds', amount: '-1640.00' },
    { step: 'payout_fee', amount: '-5.71' },
    { step: 'disputes', amount: '-120.00' },
  ] as const
  expect(changesBetween(now, before, 'AED')).toEqual([
    { step: 'capital_repayment', size: '5940.33', isMore: true },
    { step: 'refunds', size: '1000.00', isMore: false },
    { step: 'sales', size: '500.00', isMore: true },
    { step: 'disputes', size: '120.00', isMore: false },
  ])
})

test('the changes of the steps together are the change of the transfer, in three decimals too', () => {
  const figures = fc.uniqueArray(
    fc.record({
      step: fc.constantFrom(...waterfallSteps),
      minor: fc.integer({ min: -99_999_999, max: 99_999_999 }),
    }),
    { selector: ({ step }) => step },
  )
  const wire = (rows: { step: (typeof waterfallSteps)[number]; minor: number }[]) =>
    rows.map(({ step, minor }) => ({ step, amount: (minor / 1000).toFixed(3) }))
  fc.assert(
    fc.property(figures, figures, (now, before) => {
      const changes = changesBetween(wire(now), wire(before), 'KWD')
      const told = sumOf(
        changes.map(({ size, isMore }) => (isMore ? size : `-${size}`)),
        'KWD',
      )
      const total = (rows: typeof now) =>
        sumOf(
          wire(rows).map(({ amount }) => amount),
          'KWD',
        )
      const { sign, size } = differenceOf(total(now), total(before), 'KWD')
      expect(told).toBe(sign < 0 ? `-${size}` : size)
    }),
  )
})
