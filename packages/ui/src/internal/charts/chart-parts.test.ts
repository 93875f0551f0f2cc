import { expect, test } from 'vitest'
import { placedParts, reachOf } from './chart-parts.ts'
import { chartScale } from './chart-scale.ts'

test('gains stand on the zero line one on the other, deductions hang from it', () => {
  const values = { sales: 15_000, later: 15_000, fees: -5_000, none: 0 }
  const scale = chartScale(reachOf(values))
  expect([scale.low, scale.high]).toEqual([-10_000, 30_000])
  expect(placedParts(values, ['sales', 'later', 'fees', 'none'], scale)).toEqual([
    { key: 'sales', from: 25, size: 37.5, isOuter: false },
    { key: 'later', from: 62.5, size: 37.5, isOuter: true },
    { key: 'fees', from: 12.5, size: 12.5, isOuter: true },
  ])
})
