import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumMinor } from '../money/money.ts'
import { payoutChanges } from './payout-changes.ts'
import { waterfallSteps } from '../settlement/payout-lines.ts'

test('what changed is told step by step, the largest first, whatever its direction', () => {
  const before = { sales: 2_950_000n, refunds: -64_000n, payout_fee: -571n, capital_repayment: -594_033n }
  const now = { sales: 3_000_000n, refunds: -164_000n, payout_fee: -571n, disputes: -12_000n }
  expect(payoutChanges(now, before)).toEqual([
    { step: 'capital_repayment', differenceMinor: 594_033n },
    { step: 'refunds', differenceMinor: -100_000n },
    { step: 'sales', differenceMinor: 50_000n },
    { step: 'disputes', differenceMinor: -12_000n },
  ])
  expect(payoutChanges(now, now)).toEqual([])
})

test('the changes of the steps together are the change of the transfer', () => {
  const amounts = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
  const waterfall = fc
    .tuple(...waterfallSteps.map((step) => fc.tuple(fc.constant(step), amounts, fc.boolean())))
    .map((steps) =>
      Object.fromEntries(steps.flatMap(([step, amount, isThere]) => (isThere ? [[step, amount]] : []))),
    )
  fc.assert(
    fc.property(waterfall, waterfall, (now, before) => {
      const changes = payoutChanges(now, before)
      const told = changes.reduce((sum, { differenceMinor }) => sum + differenceMinor, 0n)
      expect(told).toBe(sumMinor(Object.values(now)) - sumMinor(Object.values(before)))
      expect(new Set(changes.map(({ step }) => step)).size).toBe(changes.length)
    }),
  )
})
