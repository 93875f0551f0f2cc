import { expect, test } from 'vitest'
import { toLatinDigits } from './digits.ts'

test('Arabic and Persian digits become Latin ones, the rest stays', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 012 أب')).toBe('0123456789 0123456789 012 أب')
})
