import { expect, test } from 'vitest'
import { accountLabel } from './account-label.ts'
import { helpAddress } from './help-address.ts'

test('NAV-41: the account item shows the e-mail, else the phone', () => {
  expect(accountLabel({ email: 'huda@example.com', phone: '+971501234567' })).toBe('huda@example.com')
  expect(accountLabel({ email: null, phone: '+971501234567' })).toBe('+971501234567')
  expect(accountLabel({ email: ' ', phone: '' })).toBeNull()
})

test('NAV-40: help opens in the current language', () => {
  expect(helpAddress('https://help.example.com', 'ar')).toBe('https://help.example.com/ar')
  expect(helpAddress('https://help.example.com/', 'en')).toBe('https://help.example.com/en')
})
