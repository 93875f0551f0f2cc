import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskContact, maskEmail, maskPhone } from './mask.ts'

test('a masked e-mail shows its first letter and its domain', () => {
  expect(maskEmail('huda@example.com')).toBe('h•••••@example.com')
  expect(maskContact('email', 'h@example.com')).toBe('h•••••@example.com')
})

test('a masked phone shows its last two digits', () => {
  expect(maskPhone('+971501234567')).toBe('•••••67')
  expect(maskContact('phone', '+97336001289')).toBe('•••••89')
})

test('a mask tells neither the length nor anything of a broken value', () => {
  expect(maskEmail('someone')).toBe('•••••')
  expect(maskEmail('@example.com')).toBe('•••••')
  expect(maskPhone('')).toBe('•••••')
})

test('nothing of the name but its first letter is left', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{2,30}$/), (name) => {
      expect(maskEmail(`${name}@example.com`)).toBe(maskEmail(`${name[0]}@example.com`))
    }),
  )
})
