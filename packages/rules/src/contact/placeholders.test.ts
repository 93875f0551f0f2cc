import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailFromSaved, emailToSave, phoneFromSaved, phoneToSave } from './placeholders.ts'

test('VAL-25: an empty phone is saved as a single space', () => {
  expect(phoneToSave('')).toBe(' ')
  expect(phoneToSave('+971501234567')).toBe('+971501234567')
})

test('VAL-26: an empty e-mail is saved as a@a', () => {
  expect(emailToSave('')).toBe('a@a')
  expect(emailToSave('huda@example.com')).toBe('huda@example.com')
})

test('VAL-27: a phone saved as a single space is empty on load', () => {
  expect(phoneFromSaved(' ')).toBe('')
  expect(phoneFromSaved('+971501234567')).toBe('+971501234567')
})

test('VAL-28: an e-mail saved as a@a is empty on load', () => {
  expect(emailFromSaved('a@a')).toBe('')
  expect(emailFromSaved('huda@example.com')).toBe('huda@example.com')
})

test('VAL-25, VAL-26, VAL-27, VAL-28: what was saved comes back', () => {
  const contact = fc.constantFrom('', '+971501234567', 'huda@example.com')
  fc.assert(
    fc.property(contact, (text) => {
      expect(phoneFromSaved(phoneToSave(text))).toBe(text)
      expect(emailFromSaved(emailToSave(text))).toBe(text)
    }),
  )
})
