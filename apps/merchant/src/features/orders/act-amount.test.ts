import { expect, test } from 'vitest'
import { amountProblem, wholeAmount } from './act-amount.ts'

test('an amount is above zero, at most the rest, in decimals of its currency [DEC-ORD-5, VAL-54, VAL-55]', () => {
  const dirhams = { amount: '200.00', currency: 'AED' } as const
  expect(amountProblem('120.5', dirhams)).toBeNull()
  expect(amountProblem('200', dirhams)).toBeNull()
  expect(amountProblem('200.01', dirhams)).toBe('above_maximum')
  expect(amountProblem('0.00', dirhams)).toBe('below_minimum')
  expect(amountProblem('1.005', dirhams)).toBe('invalid')
  expect(amountProblem('1.005', { amount: '200.000', currency: 'BHD' })).toBeNull()
  for (const typed of ['', '-1', '1e2', 'all']) expect(amountProblem(typed, dirhams)).toBe('invalid')
})

test('the button says the amount with all its decimals', () => {
  expect(wholeAmount('120', 'AED')).toBe('120.00')
  expect(wholeAmount('120', 'KWD')).toBe('120.000')
  expect(wholeAmount('x', 'AED')).toBeNull()
})
