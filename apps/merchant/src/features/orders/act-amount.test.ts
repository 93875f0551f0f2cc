import { expect, test } from 'vitest'
import { amountProblem, isZero, restAfter, wholeAmount } from './act-amount.ts'

test('DEC-ORD-5, VAL-54, VAL-55: an amount is above zero, at most the rest, in decimals of its currency', () => {
  expect(amountProblem('120.5', '200.00', 'AED')).toBeNull()
  expect(amountProblem('200', '200.00', 'AED')).toBeNull()
  expect(amountProblem('200.01', '200.00', 'AED')).toBe('over')
  expect(amountProblem('0.00', '200.00', 'AED')).toBe('zero')
  expect(amountProblem('1.005', '200.00', 'AED')).toBe('wrong')
  expect(amountProblem('1.005', '200.000', 'BHD')).toBeNull()
  for (const typed of ['', '-1', '1e2', 'all']) expect(amountProblem(typed, '200.00', 'AED')).toBe('wrong')
})

test('the button and the rest say the amount with all its decimals', () => {
  expect(wholeAmount('120', 'AED')).toBe('120.00')
  expect(wholeAmount('120', 'KWD')).toBe('120.000')
  expect(wholeAmount('x', 'AED')).toBeNull()
  expect(restAfter('120', '200.00', 'AED')).toBe('80.00')
  expect(restAfter('200', '200.00', 'AED')).toBe('0.00')
  expect(isZero('0.000')).toBe(true)
  expect(isZero('0.001')).toBe(false)
})
