import { expect, test } from 'vitest'
import { waterfallBars } from './waterfall-bars.ts'

test('each bar leads from the sum before it to the sum after it, and the total from zero to the last sum', () => {
  const { bars, totalBar, zero } = waterfallBars([1000, -200, -300], 500)
  expect(zero).toBe(0)
  expect(bars).toEqual([
    { start: 0, length: 100 },
    { start: 80, length: 20 },
    { start: 50, length: 30 },
  ])
  expect(totalBar).toEqual({ start: 0, length: 50 })
})

test('sums below zero stand before the zero line', () => {
  const { bars, totalBar, zero } = waterfallBars([100, -200], -100)
  expect(zero).toBe(50)
  expect(bars[1]).toEqual({ start: 0, length: 100 })
  expect(totalBar).toEqual({ start: 0, length: 50 })
})

test('a step of almost nothing is still seen inside the chart, a step of nothing is not', () => {
  const { bars } = waterfallBars([1_000_000, 1, 0], 1_000_001)
  expect(bars[1]).toEqual({ start: 99.4, length: 0.6 })
  expect(bars[2]?.length).toBe(0)
  expect(waterfallBars([], 0).totalBar).toEqual({ start: 0, length: 0 })
})
