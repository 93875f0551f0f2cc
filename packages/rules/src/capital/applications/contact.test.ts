import { expect, test } from 'vitest'
import { checkContact } from './contact.ts'

test('whoever signs has a name of at most 120 characters and an e-mail [KYB-36, KYB-39, APPL-50, DEC-WIZ-5]', () => {
  expect(checkContact({ name: 'Noor Al Hashimi', email: ' Owner@Noor.example ' })).toEqual({})
  expect(checkContact({ name: ' ', email: ' ' })).toEqual({ name: 'required', email: 'required' })
  expect(checkContact({ name: 'N'.repeat(121), email: 'owner@noor' })).toEqual({
    name: 'too_long',
    email: 'email_invalid',
  })
})
