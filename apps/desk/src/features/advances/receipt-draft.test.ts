import { expect, test } from 'vitest'
import { isMoreThanLeft, receiptProblems } from './receipt-draft.ts'

const fine = { amount: '100.00', receivedOn: '2026-11-20', bankReference: 'IN-1' }

test('a receipt needs an amount, a day and the bank’s reference [DEC-LOAN-29]', () => {
  expect(receiptProblems(fine, 'AED')).toEqual({})
  expect(receiptProblems({ amount: '', receivedOn: '', bankReference: '' }, 'AED')).toEqual({
    amount: 'required',
    receivedOn: 'required',
    bankReference: 'required',
  })
  expect(receiptProblems({ ...fine, amount: '0' }, 'AED')).toEqual({ amount: 'below_minimum' })
})

test('what is more than is left is said before it is recorded [DEC-LOAN-35]', () => {
  expect(isMoreThanLeft(fine, '100.00', 'AED')).toBe(false)
  expect(isMoreThanLeft(fine, '99.99', 'AED')).toBe(true)
})
