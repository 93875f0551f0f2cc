import { expect, test } from 'vitest'
import { latinAmount, plainAmount } from './amount-text.ts'

const read = (text: string) => plainAmount(latinAmount(text))

test('an amount is read with Arabic digits and signs, blanks and a code around it', () => {
  expect(read('١٢٫٥٠')).toBe('12.50')
  expect(read('١٬٢٠٠٫٥٠')).toBe('1200.50')
  expect(read(' AED 1,200.50\u00a0')).toBe('1200.50')
  expect(read('1,234,567')).toBe('1234567')
})

test('a comma that groups nothing is seen, not dropped: 12,50 never becomes 1250', () => {
  for (const text of ['12,50', '12,5', '1,', '1.234,56', ',5']) expect(read(text)).toBe(text)
})

test('a grouped amount is read key by key', () => {
  let shown = ''
  for (const key of '1,200.5') shown = read(shown + key)
  expect(shown).toBe('1200.5')
})
