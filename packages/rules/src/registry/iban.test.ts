import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ibanServerProblem, isValidIban } from './iban-check.ts'
import { groupIban, ibanProblem, maskIban, normaliseIban } from './iban.ts'

/** Published examples of the countries' registries. */
const examples = [
  'AE070331234567890123456',
  'BH67BMAG00001299123456',
  'EG380019000500000000263180002',
  'JO94CBJO0010000000000131000302',
  'KW81CBKU0000000000001234560101',
  'QA58DOHB00001234567890ABCDEFG',
  'SA0380000000608010167519',
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'OM810180000001299123456',
  'PK36SCBL0000001123456702',
  'TR330006100519786457841326',
]

describe('IBAN', () => {
  test('it is required', () => {
    expect(ibanProblem('  ')).toEqual({ code: 'required' })
  })

  test('fewer than 15 characters name the minimum length', () => {
    expect(ibanProblem('AE070331234567')).toEqual({ code: 'too_short', length: 15 })
    expect(ibanProblem('AE0703312345678')).toBeNull()
    expect(ibanProblem('A'.repeat(35))).toEqual({ code: 'too_long', length: 34 })
  })

  test('it is stored without spaces in capitals', () => {
    expect(normaliseIban(' ae07 0331-2345 6789 0123 456\u200F')).toBe('AE070331234567890123456')
  })

  test.each(examples)('%s is valid', (iban) => {
    expect(isValidIban(iban)).toBe(true)
    expect(ibanServerProblem(groupIban(iban))).toBeNull()
  })

  test('the browser leaves the check digits to the server', () => {
    const wrong = 'AE080331234567890123456'
    expect(ibanProblem(wrong)).toBeNull()
    expect(ibanServerProblem(wrong)).toEqual({ code: 'iban_invalid' })
  })

  test('the length of the country and the form are held', () => {
    expect(isValidIban('AE07033123456789012345')).toBe(false)
    expect(isValidIban('1E070331234567890123456')).toBe(false)
    expect(isValidIban('AEAA0331234567890123456')).toBe(false)
    expect(isValidIban('EE070331234567890123456')).toBe(false)
    expect(isValidIban('AE77033A234567890123456')).toBe(false)
    expect(isValidIban('US64SVBKUS6S3300958879')).toBe(false)
  })

  test('one wrong digit or two neighbours changed over are always noticed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.integer({ min: 2, max: 21 }),
        fc.integer({ min: 1, max: 9 }),
        (iban, at, by) => {
          const digit = iban[at] ?? ''
          const next = iban[at + 1] ?? ''
          fc.pre(/\d/.test(digit) && /\d/.test(next))
          const wrongDigit = iban.slice(0, at) + ((Number(digit) + by) % 10) + iban.slice(at + 1)
          expect(isValidIban(wrongDigit)).toBe(false)
          const swapped = iban.slice(0, at) + next + digit + iban.slice(at + 2)
          expect(isValidIban(swapped)).toBe(swapped === iban)
        },
      ),
    )
  })

  test('of the 100 pairs of check digits exactly one is valid', () => {
    const body = '0331234567890123456'
    const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
    expect(pairs.filter((pair) => isValidIban(`AE${pair}${body}`))).toEqual(['07'])
  })

  test('it reads in groups of four, and masked only the last four', () => {
    expect(groupIban('AE070331234567890123456')).toBe('AE07 0331 2345 6789 0123 456')
    expect(maskIban('AE07 0331 2345 6789 0123 456')).toBe('•••• •••• •••• •••• ••• 3456')
  })
})
