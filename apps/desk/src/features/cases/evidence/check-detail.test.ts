import { moneyText } from '@daftar/words/formats/number'
import { expect, test } from 'vitest'
import { daysOf, expiryOf, readableDetail } from './check-detail.ts'

test('the facts of a check read as everywhere: dates, amounts and IBANs', () => {
  expect(readableDetail('2026-05-20 – 2026-11-19')).toBe('20/05/26 – 19/11/26')
  expect(readableDetail('AED 120450.00')).toBe(moneyText('120450.00', 'AED'))
  expect(readableDetail('AE070331234567890123456 · AE460090000000123456789')).toBe(
    'AE07 0331 2345 6789 0123 456 · AE46 0090 0000 0012 3456 789',
  )
  expect(readableDetail('Noor Perfumes LLC · نور للعطور')).toBe('Noor Perfumes LLC · نور للعطور')
})

test('a licence tells its last day and the days until then', () => {
  expect(expiryOf('2027-01-01 (41)')).toEqual({ date: '2027-01-01', days: 41 })
  expect(expiryOf('2026-11-01 (-20)')).toEqual({ date: '2026-11-01', days: -20 })
  expect(expiryOf('AED 0.00')).toBeNull()
})

test('the days from the first to the last entry are handed to each language as days', () => {
  expect(daysOf('2026-05-20 – 2026-11-19')).toEqual({ first: '2026-05-20', last: '2026-11-19' })
  expect(daysOf('2027-01-01 (41)')).toBeNull()
})
