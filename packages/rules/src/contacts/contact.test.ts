import { expect, test } from 'vitest'
import { contactProblems, contactStatus, purposeOfLetter } from './contact.ts'

const facts = { purpose: 'finance', name: 'Huda Nasser', email: 'huda@noor.example', phone: '' }

test('a contact has a purpose, a name and an e-mail; a phone may be missing [DEC-OTH-4]', () => {
  expect(contactProblems(facts)).toEqual({})
  expect(contactProblems({ purpose: 'boss', name: ' ', email: 'x', phone: '+9711' })).toEqual({
    ...{ purpose: 'choose_option', name: 'required', email: 'email_invalid', phone: 'phone_invalid' },
  })
  expect(contactProblems({ ...facts, email: '' })).toEqual({ email: 'required' })
})

test('payouts and reports are for finance, shop messages for technical, orders and disputes for operations', () => {
  expect(purposeOfLetter('payout_sent')).toBe('finance')
  expect(purposeOfLetter('payouts_file')).toBe('finance')
  expect(purposeOfLetter('shop_failing')).toBe('technical')
  expect(purposeOfLetter('orders_to_capture')).toBe('operations')
  expect(purposeOfLetter('dispute_opened')).toBe('operations')
  for (const kind of ['sign_in_code', 'contract_ready', 'advance_funded', 'staff_books_differ'] as const)
    expect(purposeOfLetter(kind)).toBeNull()
})

test('whoever has left stays away, also when they had said yes', () => {
  expect(contactStatus({ isConfirmed: false, hasLeft: false })).toBe('waiting')
  expect(contactStatus({ isConfirmed: true, hasLeft: false })).toBe('confirmed')
  expect(contactStatus({ isConfirmed: true, hasLeft: true })).toBe('left')
})
