import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dialCodes, type PhoneCountry } from '../geo/countries.ts'
import { kuwaitPrefixes } from './kuwait-prefixes.ts'
import {
  defaultPhoneCountry,
  groupPhone,
  isNationalPhone,
  isPhoneShape,
  joinPhone,
  nationalDigits,
  nationalInputText,
  normalisePhone,
  phoneCountries,
  phoneProblem,
  splitPhone,
} from './phone.ts'

const invalid = { code: 'phone_invalid' }

describe('the shape of a phone', () => {
  test('a phone is a plus sign and digits [VAL-11]', () => {
    expect(isPhoneShape('+971501234567')).toBe(true)
    for (const text of ['971501234567', '+97150123456a', '+971 50', '++971', '']) {
      expect(isPhoneShape(text)).toBe(false)
    }
  })

  test('its length is greater than 2, the plus sign counted [VAL-12]', () => {
    expect(isPhoneShape('+9')).toBe(false)
    expect(isPhoneShape('+97')).toBe(true)
  })

  test('its length is at most 16, the plus sign counted [VAL-13]', () => {
    expect(isPhoneShape(`+${'1'.repeat(15)}`)).toBe(true)
    expect(isPhoneShape(`+${'1'.repeat(16)}`)).toBe(false)
  })
})

describe('phones by country', () => {
  const cases: [string, PhoneCountry, string[], string[]][] = [
    ['UAE, 9 digits starting with 5 [VAL-18]', 'ARE', ['501234567'], ['401234567', '50123456', '5012345678']],
    [
      'Saudi Arabia, 9 digits starting with 5 [VAL-19]',
      'SAU',
      ['551234567'],
      ['651234567', '55123456', '5512345678'],
    ],
    ['Bahrain, 8 digits [VAL-20]', 'BHR', ['36001234', '17001234'], ['3600123', '360012345']],
    ['Qatar, 8 digits [VAL-21]', 'QAT', ['33123456', '44123456'], ['3312345', '331234567']],
    [
      'Egypt, 1 then 0, 1, 2 or 5 and 8 digits [VAL-22]',
      'EGY',
      ['1012345678', '1112345678', '1212345678', '1512345678'],
      ['1312345678', '2012345678', '101234567', '10123456789'],
    ],
    [
      'Jordan, 9 digits starting with 7 [VAL-24]',
      'JOR',
      ['791234567'],
      ['691234567', '79123456', '7912345678'],
    ],
  ]
  test.each(cases)('%s', (_, country, right, wrong) => {
    for (const national of right) {
      expect(isNationalPhone(country, national)).toBe(true)
      expect(phoneProblem(joinPhone({ country, national }))).toBeNull()
    }
    for (const national of wrong) expect(phoneProblem(joinPhone({ country, national }))).toEqual(invalid)
  })

  test('each country has its own digits [VAL-18, VAL-19, VAL-20, VAL-21, VAL-22, VAL-24]', () => {
    expect(phoneProblem('+971501234567')).toBeNull()
    expect(phoneProblem('+966501234567')).toBeNull()
    expect(phoneProblem('+97336001234')).toBeNull()
    expect(phoneProblem('+97433123456')).toBeNull()
    expect(phoneProblem('+201012345678')).toBeNull()
    expect(phoneProblem('+962791234567')).toBeNull()
    for (const phone of [
      '+971401234567',
      '+966401234567',
      '+9733600123',
      '+974331234567',
      '+201312345678',
      '+962691234567',
    ]) {
      expect(phoneProblem(phone)).toEqual(invalid)
    }
  })

  test("a Kuwait phone is 8 digits that begin with a carrier's prefix [VAL-23]", () => {
    for (const prefix of kuwaitPrefixes) {
      const national = prefix.padEnd(8, '1')
      expect(phoneProblem(`+965${national}`)).toBeNull()
      expect(phoneProblem(`+965${national.slice(1)}`)).toEqual(invalid)
      expect(phoneProblem(`+965${national}1`)).toEqual(invalid)
    }
    for (const prefix of ['503', '504', '52', '61', '91', '22', '18']) {
      expect(phoneProblem(`+965${prefix.padEnd(8, '1')}`)).toEqual(invalid)
    }
  })

  test('a phone of a country we send nothing to is refused, however right it is', () => {
    expect(phoneProblem('+4915112345678')).toEqual(invalid)
    expect(phoneProblem('+882991234567')).toEqual(invalid)
  })

  test('an empty phone is missing, not wrong', () => {
    expect(phoneProblem(' ')).toEqual({ code: 'required' })
  })
})

describe('the phone input', () => {
  test('it offers seven dial codes [VAL-16]', () => {
    expect(phoneCountries).toEqual(['ARE', 'BHR', 'EGY', 'KWT', 'QAT', 'SAU', 'JOR'])
    expect(phoneCountries.map((country) => dialCodes[country])).toEqual([
      '+971',
      '+973',
      '+20',
      '+965',
      '+974',
      '+966',
      '+962',
    ])
  })

  test('it starts with Saudi Arabia [VAL-17]', () => {
    expect(defaultPhoneCountry).toBe('SAU')
  })

  test('it keeps digits only, Arabic ones as Latin ones [VAL-14]', () => {
    expect(nationalInputText('SAU', '5a0-1 2')).toBe('5012')
    expect(nationalInputText('SAU', '٥٠١٢٣٤٥٦٧')).toBe('501234567')
  })

  test('it takes as many digits as the country has [VAL-15]', () => {
    for (const country of phoneCountries) {
      expect(nationalInputText(country, '5'.repeat(20))).toHaveLength(nationalDigits[country])
    }
    expect(nationalDigits).toEqual({ ARE: 9, BHR: 8, EGY: 10, KWT: 8, QAT: 8, SAU: 9, JOR: 9 })
  })

  test('a leading zero is dropped, and the dial code of a pasted number too', () => {
    expect(nationalInputText('SAU', '0501234567')).toBe('501234567')
    expect(nationalInputText('ARE', '+971 (50) 123-4567')).toBe('501234567')
    expect(nationalInputText('ARE', '00971 0501234567')).toBe('501234567')
    expect(nationalInputText('EGY', '+20 10 1234 5678')).toBe('1012345678')
  })

  test('whatever is typed, only as many digits as allowed stay, and they stay as they are [VAL-14, VAL-15]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...phoneCountries), fc.string(), (country, typed) => {
        const text = nationalInputText(country, typed)
        expect(text).toMatch(/^(?:[1-9]\d*)?$/)
        expect(text.length).toBeLessThanOrEqual(nationalDigits[country])
        expect(nationalInputText(country, text)).toBe(text)
      }),
    )
  })
})

describe('whole phones', () => {
  test('separators, Arabic digits and 00 are read as people write them', () => {
    expect(normalisePhone('00966 50-123 (45) 67')).toBe('+966501234567')
    expect(normalisePhone('\u202A+٩٦٦٥٠١٢٣٤٥٦٧\u202C')).toBe('+966501234567')
  })

  test('a phone is read in groups, of whatever country; one of an unknown shape as it is', () => {
    expect(groupPhone('+971501110001')).toBe('+971 50 111 0001')
    expect(groupPhone('+97336110013')).toBe('+973 3611 0013')
    expect(groupPhone('+201012345678')).toBe('+20 101 234 5678')
    expect(groupPhone('+4915112345678')).toBe('+4915112345678')
  })

  test('a phone splits into country and national digits and joins again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...phoneCountries),
        fc.stringMatching(/^\d{4,10}$/),
        (country, national) => {
          expect(splitPhone(joinPhone({ country, national }))).toEqual({ country, national })
        },
      ),
    )
    expect(splitPhone('+4915112345678')).toBeNull()
  })
})
