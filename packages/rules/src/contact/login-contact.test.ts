import { expect, test } from 'vitest'
import { loginContactProblem, normaliseContact } from './login-contact.ts'

test('VAL-04: the sign-in form needs an e-mail or a phone', () => {
  expect(loginContactProblem({})).toEqual({ code: 'contact_required' })
  expect(loginContactProblem({ email: ' ', phone: '' })).toEqual({ code: 'contact_required' })
  expect(loginContactProblem({ email: 'huda@example.com' })).toBeNull()
  expect(loginContactProblem({ phone: '+971501234567' })).toBeNull()
})

test('VAL-05: a phone in the sign-in form follows the shared phone rule', () => {
  expect(loginContactProblem({ phone: '+971401234567' })).toEqual({ code: 'phone_invalid' })
})

test('VAL-03: an e-mail in the sign-in form must be valid', () => {
  expect(loginContactProblem({ email: 'huda@example' })).toEqual({ code: 'email_invalid' })
})

test('VAL-01, VAL-02: the contact is sent in its plain form', () => {
  expect(normaliseContact('email', ' Huda@Example.com')).toBe('huda@example.com')
  expect(normaliseContact('phone', '00971 50 123 4567')).toBe('+971501234567')
})
