import { expect, test } from 'vitest'
import { draftProblems, emptyDraft, payOffMinorOf, readDiscount, type OfferDraft } from './draft.ts'
import type { OfferFacts } from './queries.ts'

const merchant = { id: 'mer_noor', name: 'Noor', name_ar: 'نور', country: 'ARE', currency: 'AED' } as const
const facts: OfferFacts = {
  currency: 'AED',
  least_amount: '10000.00',
  stores: [{ id: 'sto_1', name: 'One', name_ar: 'واحد', sized: null }],
  risk: null,
  average_week: null,
  advance_open: true,
  pay_off: {
    loan_id: 'lon_1',
    repaid_percent: 61,
    outstanding: '16600.00',
    unpaid_fee: '1000.00',
    smallest_amount: '18000.00',
  },
}
const whole: OfferDraft = { ...emptyDraft, merchant, storeId: 'sto_1', amount: '50000', tenor: 20 }

test('an offer names merchant, store, amount and duration', () => {
  expect(draftProblems(emptyDraft, undefined)).toEqual({
    merchant: 'required',
    storeId: 'choose_option',
    amount: 'required',
    tenor: 'choose_option',
  })
  expect(draftProblems(whole, facts)).toEqual({})
})

test('the amount is from 10,000 to 1,000,000 in steps of 1,000 [DEC-OFR-4]', () => {
  const of = (amount: string) => draftProblems({ ...whole, amount }, facts).amount
  expect([of('9000'), of('1000000'), of('1001000'), of('10500'), of('much')]).toEqual([
    'below_minimum',
    undefined,
    'above_maximum',
    'off_step',
    'invalid',
  ])
})

test('until a merchant is chosen the amount of an offer is in AED, then in its merchant’s currency [CAP-10]', () => {
  const of = (draft: OfferDraft) => draftProblems({ ...draft, amount: '10000.125' }, undefined).amount
  // Two decimals in AED, three in KWD: there it is an amount, off the step of 1,000.
  expect(of(emptyDraft)).toBe('invalid')
  expect(of({ ...emptyDraft, merchant: { ...merchant, country: 'KWT', currency: 'KWD' } })).toBe('off_step')
})

test('an early pay-off is more than what it repays, which a discount on the unpaid fee makes less [DEC-LOAN-26]', () => {
  const payOff: OfferDraft = { ...whole, tags: ['early_payoff'] }
  expect(payOffMinorOf(payOff, facts)).toBe(1_660_000n)
  expect(draftProblems({ ...payOff, amount: '17000' }, facts).amount).toBe('below_minimum')
  expect(draftProblems({ ...payOff, amount: '18000' }, facts)).toEqual({})
  expect(payOffMinorOf({ ...payOff, discount: '50' }, facts)).toBe(1_610_000n)
  expect(draftProblems({ ...payOff, amount: '17000', discount: '60' }, facts)).toEqual({})
  expect(payOffMinorOf(whole, facts)).toBeUndefined()
})

test('early pay-off and full revenue do not go together; a discount is a share [DEC-OFR-3]', () => {
  expect(draftProblems({ ...whole, tags: ['early_payoff', 'full_revenue_flow'] }, facts).tags).toBe('invalid')
  const discount = (text: string) => readDiscount({ tags: ['early_payoff'], discount: text })
  expect([discount(''), discount('12,5'), discount('100'), discount('101'), discount('x')]).toEqual([
    0,
    12.5,
    100,
    null,
    null,
  ])
})
