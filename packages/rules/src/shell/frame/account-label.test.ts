import { expect, test } from 'vitest'
import { accountLabel } from './account-label.ts'

test('the account item shows the e-mail, else the phone [NAV-41]', () => {
  expect(accountLabel({ email: 'huda@example.com', phone: '+971501234567' })).toBe('huda@example.com')
  expect(accountLabel({ email: null, phone: '+971501234567' })).toBe('+971501234567')
  expect(accountLabel({ email: ' ', phone: '' })).toBeNull()
})
