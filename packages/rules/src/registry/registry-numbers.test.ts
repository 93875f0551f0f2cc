import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commercialRegistrationProblem } from './commercial-registration.ts'
import { freelanceLicenceProblem } from './freelance-licence.ts'
import { nationalIdProblem } from './national-id.ts'
import { unifiedNumberProblem } from './unified-number.ts'
import { vatProblem } from './vat.ts'

const tenShort = { code: 'too_short', length: 10 }
const tenLong = { code: 'too_long', length: 10 }

describe('VAT number', () => {
  test('it has 15 digits', () => {
    expect(vatProblem('123456789012345', 'BHR')).toBeNull()
    for (const text of ['12345678901234', '1234567890123456', '12345678901234A']) {
      expect(vatProblem(text, 'BHR')).toEqual({ code: 'vat_invalid' })
    }
  })

  test('in Saudi Arabia it begins and ends with 3, in the UAE it begins with 100', () => {
    expect(vatProblem('312345678901233', 'SAU')).toBeNull()
    expect(vatProblem('312345678901234', 'SAU')).toEqual({ code: 'vat_invalid' })
    expect(vatProblem('212345678901233', 'SAU')).toEqual({ code: 'vat_invalid' })
    expect(vatProblem('100234567890123', 'ARE')).toBeNull()
    expect(vatProblem('312345678901233', 'ARE')).toEqual({ code: 'vat_invalid' })
  })

  test('spaces, hyphens and Arabic digits do not make it wrong', () => {
    expect(vatProblem('100-2345-6789 0123', 'ARE')).toBeNull()
    expect(vatProblem('٣١٢٣٤٥٦٧٨٩٠١٢٣٣', 'SAU')).toBeNull()
  })

  test('it may be empty', () => {
    expect(vatProblem('', 'SAU')).toBeNull()
    expect(vatProblem('  ', 'ARE')).toBeNull()
  })
})

describe('Saudi commercial registration number', () => {
  test('it is required', () => {
    expect(commercialRegistrationProblem(' ')).toEqual({ code: 'required' })
  })

  test('a unified number in its place asks for a CR number', () => {
    expect(commercialRegistrationProblem('7001234567')).toEqual({ code: 'cr_number_wanted' })
    expect(commercialRegistrationProblem('1010123456')).toBeNull()
  })

  test('fewer than 10 digits name the minimum length', () => {
    expect(commercialRegistrationProblem('101012345')).toEqual(tenShort)
    expect(commercialRegistrationProblem('10101234567')).toEqual(tenLong)
    expect(commercialRegistrationProblem('10101234AB')).toEqual({ code: 'digits_only' })
  })
})

describe('unified number', () => {
  test('it is required', () => {
    expect(unifiedNumberProblem('')).toEqual({ code: 'required' })
  })

  test('it is ten digits beginning with 7', () => {
    expect(unifiedNumberProblem('7001234567')).toBeNull()
    expect(unifiedNumberProblem('1001234567')).toEqual({ code: 'unified_number_invalid' })
    expect(unifiedNumberProblem('700123456A')).toEqual({ code: 'unified_number_invalid' })
  })

  test('fewer than 10 characters name the minimum length', () => {
    expect(unifiedNumberProblem('700123456')).toEqual(tenShort)
    expect(unifiedNumberProblem('70012345678')).toEqual(tenLong)
  })

  test('no number is both a unified number and a CR number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (number) => {
        const isUnified = unifiedNumberProblem(number) === null
        expect(commercialRegistrationProblem(number) === null).toBe(!isUnified)
      }),
    )
  })
})

describe('freelance licence', () => {
  test('it is required', () => {
    expect(freelanceLicenceProblem('')).toEqual({ code: 'required' })
  })

  test('it starts with FL', () => {
    expect(freelanceLicenceProblem('FL-12345678')).toBeNull()
    expect(freelanceLicenceProblem('fl12345678')).toBeNull()
    expect(freelanceLicenceProblem('1234567890')).toEqual({ code: 'freelance_licence_prefix' })
  })

  test('fewer than 10 characters name the minimum length', () => {
    expect(freelanceLicenceProblem('FL1234567')).toEqual(tenShort)
    expect(freelanceLicenceProblem('FL12345678')).toBeNull()
  })
})

describe('Saudi national ID', () => {
  test('it is required', () => {
    expect(nationalIdProblem('')).toEqual({ code: 'required' })
  })

  test('it holds digits only', () => {
    expect(nationalIdProblem('10A2345678')).toEqual({ code: 'digits_only' })
  })

  test('it starts with 1 or 2', () => {
    expect(nationalIdProblem('1012345678')).toBeNull()
    expect(nationalIdProblem('2012345678')).toBeNull()
    expect(nationalIdProblem('3012345678')).toEqual({ code: 'national_id_prefix' })
  })

  test('fewer than 10 digits name the minimum length', () => {
    expect(nationalIdProblem('101234567')).toEqual(tenShort)
    expect(nationalIdProblem('10123456789')).toEqual(tenLong)
  })
})
