import { expect, test } from 'vitest'
import { normaliseContact } from './login-contact.ts'

test('the contact is sent in its plain form [VAL-01, VAL-02]', () => {
  expect(normaliseContact('email', ' Huda@Example.com')).toBe('huda@example.com')
  expect(normaliseContact('phone', '00971 50 123 4567')).toBe('+971501234567')
})
