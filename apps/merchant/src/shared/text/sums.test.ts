import { expect, test } from 'vitest'
import { isZero, restAfter, sumsOf } from './sums.ts'

test('amounts are summed for each currency, as two currencies are never one number', () => {
  const parts = [
    { amount: '10.00', currency: 'AED' },
    { amount: '1.500', currency: 'BHD' },
    { amount: '0.05', currency: 'AED' },
  ] as const
  expect(sumsOf(parts)).toEqual([
    { amount: '10.05', currency: 'AED' },
    { amount: '1.500', currency: 'BHD' },
  ])
  expect(sumsOf([])).toEqual([])
})

test('what is left of an amount has all its decimals and is never below zero', () => {
  const whole = { amount: '200.00', currency: 'AED' } as const
  expect(restAfter('120', whole)).toBe('80.00')
  expect(restAfter('200', whole)).toBe('0.00')
  expect(restAfter('201', whole)).toBe('0.00')
  expect(restAfter('', whole)).toBe('200.00')
})

test('zero is zero in any decimals', () => {
  expect(isZero('0.000')).toBe(true)
  expect(isZero('0.001')).toBe(false)
})
