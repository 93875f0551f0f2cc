import { expect, test } from 'vitest'
import { searchPrefixes } from './order-search.ts'

test('an order number is found without its dash, in small letters and with letters taken for digits [DEC-ORD-1]', () => {
  for (const typed of ['K7QD-2M9X', 'k7qd2m9x', ' k7qd 2m9x '])
    expect(searchPrefixes(typed, 'ARE')?.number).toBe('K7QD-2M9X')
  expect(searchPrefixes('k7q', 'ARE')?.number).toBe('K7Q')
  expect(searchPrefixes('loQ', 'ARE')?.number).toBe('10Q')
  expect(searchPrefixes('huda@shopper.example', 'ARE')?.number).toBeNull()
  expect(searchPrefixes('K7QD-2M9X-1', 'ARE')?.number).toBeNull()
})

test('a phone is found however it is dialled, in Arabic digits too [DEC-ORD-1]', () => {
  expect(searchPrefixes('+971 50 123', 'ARE')?.phones).toEqual(['+97150123'])
  expect(searchPrefixes('0097150', 'ARE')?.phones).toEqual(['+97150'])
  expect(searchPrefixes('050 123 4567', 'ARE')?.phones).toEqual(['+971501234567'])
  expect(searchPrefixes('٠٥٠١٢٣', 'SAU')?.phones).toEqual(['+96650123'])
  expect(searchPrefixes('97150', 'ARE')?.phones).toEqual(['+97150', '+97197150'])
  expect(searchPrefixes('N-2605', 'ARE')?.phones).toEqual([])
  expect(searchPrefixes('05', 'ARE')?.phones).toEqual([])
})

test('reference and e-mail are found whatever the case [DEC-ORD-1]', () => {
  expect(searchPrefixes('Huda.M@', 'ARE')).toMatchObject({ reference: 'huda.m@', email: 'huda.m@' })
  expect(searchPrefixes('order 17', 'ARE')).toMatchObject({ reference: 'order 17', email: null })
  expect(searchPrefixes('  ', 'ARE')).toBeNull()
})
