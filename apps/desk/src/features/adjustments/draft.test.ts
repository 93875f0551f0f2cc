import { expect, test } from 'vitest'
import { draftProblems, emptyDraft, signedAmount, type AdjustmentDraft } from './draft.ts'

const merchant = {
  id: 'mer_bahri',
  name: 'Bahri Coffee',
  name_ar: 'قهوة بحري',
  country: 'BHR',
  currency: 'BHD',
} as const
const whole: AdjustmentDraft = {
  merchant,
  direction: 'take',
  amount: '12.345',
  reason: 'fee_correction',
  note: 'Charged twice in week 46',
}

test('a proposal names merchant, amount, reason and what happened', () => {
  expect(draftProblems(emptyDraft)).toEqual({
    merchant: 'required',
    amount: 'required',
    reason: 'choose_option',
    note: 'required',
  })
  expect(draftProblems(whole)).toEqual({})
})

test('the amount is one of the merchant’s currency, above zero', () => {
  expect(draftProblems({ ...whole, amount: '0' })).toEqual({ amount: 'below_minimum' })
  expect(draftProblems({ ...whole, amount: '1.2345' })).toEqual({ amount: 'invalid' })
  expect(draftProblems({ ...whole, merchant: { ...merchant, currency: 'AED' } })).toEqual({
    amount: 'invalid',
  })
})

test('what is taken travels with a minus', () => {
  expect(signedAmount(whole)).toBe('-12.345')
  expect(signedAmount({ ...whole, direction: 'give' })).toBe('12.345')
})
