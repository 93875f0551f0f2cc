import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dateOfParts } from '../calendar/calendar-date.ts'
import {
  birthDateProblem,
  expiryDateProblem,
  hasLicenceMargin,
  isExpiredForSuspension,
  licenceRequirements,
} from './dates.ts'

const today = '2026-11-21'

describe('dates on documents', () => {
  test('an expiry date cannot be in the past; today still counts', () => {
    expect(expiryDateProblem('2026-11-20', today)).toEqual({ code: 'date_in_past' })
    expect(expiryDateProblem(today, today)).toBeNull()
    expect(expiryDateProblem('2027-01-01', today)).toBeNull()
  })

  test('a birth date cannot be in the future; today still counts', () => {
    expect(birthDateProblem('2026-11-22', today)).toEqual({ code: 'date_in_future' })
    expect(birthDateProblem(today, today)).toBeNull()
    expect(birthDateProblem('1980-02-29', today)).toBeNull()
  })

  test('a date must be given and must exist', () => {
    expect(expiryDateProblem('', today)).toEqual({ code: 'required' })
    expect(birthDateProblem('1981-02-29', today)).toEqual({ code: 'date_invalid' })
    expect(expiryDateProblem('01/02/2027', today)).toEqual({ code: 'date_invalid' })
  })

  test('apart from today, every date is wrong either as expiry or as birth date', () => {
    const date = fc
      .tuple(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
      )
      .map((parts) => dateOfParts(...parts)!)
    fc.assert(
      fc.property(date, (text) => {
        fc.pre(text !== today)
        expect(expiryDateProblem(text, today) === null).toBe(birthDateProblem(text, today) !== null)
      }),
    )
  })
})

describe('licence', () => {
  test('the requirements say whose licence it is and that it is good for two weeks', () => {
    expect(licenceRequirements).toEqual(['licence_of_the_merchant', 'licence_valid_two_weeks'])
  })

  test('two weeks from now are 14 days', () => {
    expect(hasLicenceMargin('2026-12-05', today)).toBe(true)
    expect(hasLicenceMargin('2026-12-04', today)).toBe(false)
  })

  test('30 days after its expiry the licence suspends the legal entity', () => {
    expect(isExpiredForSuspension(addDays(today, -29), today)).toBe(false)
    expect(isExpiredForSuspension(addDays(today, -30), today)).toBe(true)
    expect(isExpiredForSuspension(addDays(today, 1), today)).toBe(false)
  })
})
