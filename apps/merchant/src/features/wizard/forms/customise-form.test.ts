import { expect, test } from 'vitest'
import {
  askedTerms,
  checkCustomise,
  leftAmount,
  leftTenor,
  startCustomise,
  termsOf,
  typedAmount,
  typedTenor,
} from './customise-form.ts'
import { anApplication, anOffer } from '../../../testing/fixtures/capital.ts'

const terms = termsOf(anOffer(), null)!

test('the step begins at 100,000 over 20 weeks, or at what is saved [WIZ-38, WIZ-44]', () => {
  expect(startCustomise(terms, null)).toEqual({ amount: '100000', tenor: '20' })
  expect(startCustomise(terms, anApplication({ amount: '250000.00', tenor: 8 }))).toEqual({
    amount: '250000',
    tenor: '8',
  })
  const small = termsOf(anOffer({ amount: '60000.00' }), null)!
  expect(startCustomise(small, null).amount).toBe('60000')
  const chosen = { amount: '75400', weeks: 16 }
  expect(startCustomise(terms, null, chosen)).toEqual({ amount: '75000', tenor: '16' })
  expect(startCustomise(small, null, chosen).amount).toBe('60000')
})

test('while typing only the maximum clamps; Arabic digits and grouping are understood [WIZ-37]', () => {
  expect(typedAmount('999999999', terms)).toBe('500000')
  expect(typedAmount('120,500', terms)).toBe('120500')
  expect(typedAmount('١٢٠٠٠٠', terms)).toBe('120000')
  expect(typedAmount('5', terms)).toBe('5')
  expect(typedAmount('abc', terms)).toBe('')
  expect(typedTenor('99')).toBe('28')
  expect(typedTenor('3')).toBe('3')
})

test('leaving a field rounds to the nearest step, half up, and never raises to the minimum [DEC-WIZ-7]', () => {
  expect(leftAmount('152499', terms)).toBe('152000')
  expect(leftAmount('152500', terms)).toBe('153000')
  expect(leftAmount('5000', terms)).toBe('5000')
  expect(leftAmount('499999', terms)).toBe('500000')
  expect(leftTenor('10')).toBe('12')
  expect(leftTenor('9')).toBe('8')
  expect(leftTenor('1')).toBe('0')
})

test('values below the minimum are named, so is an empty field [WIZ-39, WIZ-45]', () => {
  expect(checkCustomise({ amount: '5000', tenor: '0' }, terms)).toEqual({
    amount: 'below_minimum',
    tenor: 'below_minimum',
  })
  expect(checkCustomise({ amount: '', tenor: '' }, terms)).toEqual({ amount: 'required', tenor: 'required' })
})

test('a kept draft above the maximum is named, where typing could not have made it [WIZ-40, WIZ-46]', () => {
  expect(checkCustomise({ amount: '600000', tenor: '32' }, terms)).toEqual({
    amount: 'above_maximum',
    tenor: 'above_maximum',
  })
})

test('an estimate is asked for only with both values in range, in the decimals of the currency [WIZ-47]', () => {
  expect(askedTerms({ amount: '120000', tenor: '20' }, terms)).toEqual({ amount: '120000.00', tenor: 20 })
  expect(askedTerms({ amount: '120500', tenor: '20' }, terms)).toBeNull()
  expect(askedTerms({ amount: '120000', tenor: '32' }, terms)).toBeNull()
  const bahrain = termsOf(anOffer({ currency: 'BHD', amount: '50000.000' }), null)!
  expect(askedTerms({ amount: '40000', tenor: '4' }, bahrain)).toEqual({ amount: '40000.000', tenor: 4 })
})

test('limits come from the offer, from the application when the offer is gone, and hold a pay-off [DEC-OFR-4, DEC-LOAN-26]', () => {
  expect(termsOf(null, null)).toBeNull()
  const fromApplication = termsOf(null, anApplication({ amount_limit: '80000.00' }))!
  expect(checkCustomise({ amount: '81000', tenor: '20' }, fromApplication)).toEqual({
    amount: 'above_maximum',
  })
  const payOff = termsOf(
    anOffer({
      tags: ['early_payoff'],
      metadata: { early_payoff_loan_deduction: '41250.00', early_payoff_loan_resulting_amount: null },
    }),
    null,
  )!
  expect(checkCustomise({ amount: '42000', tenor: '20' }, payOff)).toEqual({ amount: 'below_minimum' })
  expect(checkCustomise({ amount: '43000', tenor: '20' }, payOff)).toEqual({})
})
