import { expect, test } from 'vitest'
import { barHeights, leastBar } from './bar-heights.ts'

test('the tallest week fills the chart and the others stand in proportion', () => {
  expect(barHeights([50, 100, 25])).toEqual([50, 100, 25])
})

test('a week in which nothing was taken still shows', () => {
  expect(barHeights([0, 200])).toEqual([leastBar, 100])
  expect(barHeights([-10, 200])).toEqual([leastBar, 100])
})

test('a chart of nothing but zeros stays low, and one of no weeks is empty', () => {
  expect(barHeights([0, 0])).toEqual([leastBar, leastBar])
  expect(barHeights([])).toEqual([])
})
