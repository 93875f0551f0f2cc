import { expect, test } from 'vitest'
import { stackedBars } from './stacked-bars.ts'

test('the highest stack fills its side of the line, the deepest the other', () => {
  const { share, bars } = stackedBars([
    [600, 200, -100],
    [400, 0, -200],
  ])
  expect(share).toBe(80)
  expect(bars).toEqual([
    [75, 25, -50],
    [50, 0, -100],
  ])
})

test('without deductions the whole chart lies above the line, and nothing at all stays flat', () => {
  expect(stackedBars([[5], [10]])).toEqual({ share: 100, bars: [[50], [100]] })
  expect(stackedBars([[0, 0]])).toEqual({ share: 100, bars: [[0, 0]] })
})
