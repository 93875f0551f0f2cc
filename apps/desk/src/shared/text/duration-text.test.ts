import { expect, test } from 'vitest'
import { spanOf } from './duration-text.ts'

const hour = 3_600_000

test('the time left is told in the one unit that says enough', () => {
  expect(spanOf(72 * hour)).toEqual({ unit: 'days', count: 3 })
  // Not two days: nearly a third would be lost.
  expect(spanOf(71.9 * hour)).toEqual({ unit: 'hours', count: 71 })
  expect(spanOf(hour)).toEqual({ unit: 'hours', count: 1 })
  expect(spanOf(59 * 60_000 + 59_999)).toEqual({ unit: 'minutes', count: 59 })
  expect(spanOf(0)).toEqual({ unit: 'minutes', count: 0 })
})
