import { expect, test } from 'vitest'
import { latinDigits, onlyDigits } from './digits.ts'

test('Arabic and Persian digits become Latin ones', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
})

test('a pasted code keeps its digits only, and no more than it has', () => {
  expect(onlyDigits('Your code: ٤١-37 99', 4)).toBe('4137')
})
