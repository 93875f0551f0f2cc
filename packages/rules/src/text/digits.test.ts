import { expect, test } from 'vitest'
import { digitsOf, toLatinDigits } from './digits.ts'

test('Arabic and Persian digits become Latin ones, the rest stays', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 012 أب')).toBe('0123456789 0123456789 012 أب')
})

test('only digits are left', () => {
  expect(digitsOf('+٩٧١ (50) 1-2')).toBe('9715012')
})
