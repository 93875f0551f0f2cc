import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailProblem, isEmail, normaliseEmail } from './email.ts'

describe('e-mail', () => {
  test('an address is trimmed and lowercased [VAL-01, VAL-02]', () => {
    expect(normaliseEmail('  Huda@Example.COM \n')).toBe('huda@example.com')
  })

  test('direction marks that copying from Arabic text brings along are dropped', () => {
    expect(normaliseEmail('\u200Fhuda@example.com\u202C')).toBe('huda@example.com')
  })

  test.each([
    'huda@example.com',
    'huda.al-ali+daftar@mail.example.co.uk',
    "o'brien@example.ae",
    '1@2.ae',
    'a@xn--mgberp4a5d4ar.com',
  ])('%s is accepted [VAL-03]', (email) => {
    expect(emailProblem(email)).toBeNull()
  })

  test.each([
    'huda',
    'huda@',
    '@example.com',
    'huda@example',
    'a@a',
    'huda@@example.com',
    'huda@example..com',
    'huda@-example.com',
    'huda@example-.com',
    'huda@exa mple.com',
    'huda@example.com,ali@example.com',
    'huda@example.com\nbcc: x@example.com',
    'هدى@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
  ])('%s is not a valid address [VAL-03]', (email) => {
    expect(emailProblem(email)).toEqual({ code: 'email_invalid' })
  })

  test('an empty address is missing, not wrong', () => {
    expect(emailProblem('  ')).toEqual({ code: 'required' })
  })

  test('normalising twice changes nothing more [VAL-01, VAL-02]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text))
      }),
    )
  })

  test('ordinary addresses of any shape are accepted [VAL-03]', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,20}$/)
    fc.assert(
      fc.property(word, word, word, (name, host, top) => {
        expect(isEmail(`${name}@${host}.${top}`)).toBe(true)
      }),
    )
  })
})
