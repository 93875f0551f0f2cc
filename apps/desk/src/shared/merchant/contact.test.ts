import { expect, test } from 'vitest'
import { contactProblem, readContact } from './contact.ts'

test('one field takes an e-mail address or a phone with its country code', () => {
  expect(readContact(' Underwriter@Desk.Example ')).toEqual({
    factor: 'email',
    text: 'underwriter@desk.example',
  })
  expect(readContact('+971 50 123 4567')).toEqual({ factor: 'phone', text: '+971501234567' })
  expect(readContact('00971501234567')).toEqual({ factor: 'phone', text: '+971501234567' })
  expect(readContact('٠٠٩٧١٥٠١٢٣٤٥٦٧')).toEqual({ factor: 'phone', text: '+971501234567' })
  expect(readContact('7up@desk.example').factor).toBe('email')
})

test('what cannot be written to is told before anything is sent', () => {
  expect(contactProblem(readContact(''))).toBe('required')
  expect(contactProblem(readContact('underwriter'))).toBe('email_invalid')
  expect(contactProblem(readContact('0501234567'))).toBe('phone_invalid')
  expect(contactProblem(readContact('underwriter@desk.example'))).toBeNull()
})
