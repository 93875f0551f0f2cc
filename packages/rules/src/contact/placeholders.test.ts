import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailFromSaved, emailToSave, phoneFromSaved, phoneToSave } from './placeholders.ts'

test('an empty phone is saved as a single space', () => {
  expect(phoneToSave('')).toBe(' ')
  expect(phoneToSave('+971501234567')).toBe('+971501234567')
})

test('an empty e-mail is saved as a@a', () => {
  expect(emailToSave('')).toBe('a@a')
  expect(emailToSave('huda@example.com')).toBe('huda@example.com')
})

test('a phone saved as a single space is empty on load', () => {
  expect(phoneFromSaved(' ')).toBe('')
  expect(phoneFromSaved('+971501234567')).toBe('+971501234567')
})

test('an e-mail saved as a@a is empty on load', () => {
  expect(emailFromSaved('a@a')).toBe('')
  expect(emailFromSaved('huda@example.com')).toBe('huda@example.com')
})

test('what was saved comes back', () => {
  const contact = fc.constantFrom('', '+971501234567', 'huda@example.com')
  fc.assert(
    fc.property(contact, (text) => {
      expect(phoneFromSaved(phoneToSave(text))).toBe(text)
      expect(emailFromSaved(emailToSave(text))).toBe(text)
    }),
  )
})
