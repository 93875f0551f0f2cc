import { expect, test } from 'vitest'
import { sumOf } from './amounts.ts'

test('amounts are summed exactly', () => {
  expect(sumOf(['0.10', '0.20', '-0.05'], 'AED')).toBe('0.25')
  expect(sumOf([], 'KWD')).toBe('0.000')
})
