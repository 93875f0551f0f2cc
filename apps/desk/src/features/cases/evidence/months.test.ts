import { expect, test } from 'vitest'
import { wholeMonths } from './months.ts'

test('a statement covers the whole months between its entries', () => {
  expect(wholeMonths('2026-05-04', '2026-11-19')).toBe(6)
  expect(wholeMonths('2026-05-04', '2026-11-03')).toBe(5)
  expect(wholeMonths('2026-05-04', '2026-11-04')).toBe(6)
  expect(wholeMonths('2026-05-04', '2026-05-20')).toBe(0)
})
