import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../calendar/calendar-date.ts'
import { checkLicence, detailsOf, legalInfoOf, type LicenceDetails } from './licence.ts'

const today: CalendarDate = '2026-11-24'

const complete: LicenceDetails = {
  licenceFile: 'fil_licence1',
  crNumber: 'CN-1234567',
  issueDate: '2024-03-01',
  expiryDate: '2027-02-28',
  activities: 'Retail of perfumes',
  companyName: 'Noor Perfumes Trading LLC',
  companyAddress: 'Shop 4, Marina Walk, Dubai',
  companyEmail: '',
  companyPhone: '',
}

const wrong = (change: Partial<LicenceDetails>) => checkLicence({ ...complete, ...change }, today)

describe('the details of a licence', () => {
  test('complete details pass, without e-mail and phone of the company [KYB-49]', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({ companyEmail: ' Info@Noor.example ', companyPhone: '+971501234567' })).toEqual({})
    expect(wrong({ companyEmail: 'noor', companyPhone: '+97112' })).toEqual({
      companyEmail: 'email_invalid',
      companyPhone: 'phone_invalid',
    })
  })

  test.each([
    ['licence number', 'KYB-53', 'crNumber'],
    ['issue date', 'KYB-54', 'issueDate'],
    ['expiry date', 'KYB-55', 'expiryDate'],
    ['activities', 'KYB-57', 'activities'],
    ['company name', 'KYB-58', 'companyName'],
    ['company address', 'KYB-59', 'companyAddress'],
    ['licence file', 'KYB-60', 'licenceFile'],
  ] as const)('without the %s they are refused [%s]', (_, __, field) => {
    expect(wrong({ [field]: '' })).toEqual({ [field]: 'required' })
  })

  test('a licence number has at most 15 characters, activities 500 [KYB-53, DEC-KYB-16]', () => {
    expect(wrong({ crNumber: '1'.repeat(15), activities: 'a'.repeat(500) })).toEqual({})
    expect(wrong({ crNumber: '1'.repeat(16), activities: 'a'.repeat(501) })).toEqual({
      crNumber: 'too_long',
      activities: 'too_long',
    })
  })

  test('a licence does not end before it was issued [KYB-56]', () => {
    expect(wrong({ issueDate: '2024-03-01', expiryDate: '2024-02-29' })).toEqual({
      expiryDate: 'date_before_issue',
    })
  })

  test('a licence is good for two weeks more, and was issued already [KYB-52, DEC-KYB-13]', () => {
    expect(wrong({ expiryDate: '2026-12-08' })).toEqual({})
    expect(wrong({ expiryDate: '2026-12-07' })).toEqual({ expiryDate: 'licence_expires_soon' })
    expect(wrong({ issueDate: today })).toEqual({})
    expect(wrong({ issueDate: '2026-11-25' })).toEqual({ issueDate: 'date_in_future' })
  })

  test('a day that is none is refused', () => {
    expect(wrong({ issueDate: '2026-02-30', expiryDate: 'soon' })).toEqual({
      issueDate: 'invalid',
      expiryDate: 'invalid',
    })
  })
})

test('what is sent has its dates in the metadata and its handle decoded, and reads back the same [KYB-141]', () => {
  const sent = legalInfoOf({ ...complete, crNumber: ' CN-1234567 ', licenceFile: 'files%2Ffil_licence1' })
  expect(sent).toMatchObject({
    cr_number: 'CN-1234567',
    cr_file_url: 'files/fil_licence1',
    license_metadata: {
      activities: 'Retail of perfumes',
      issue_date: '2024-03-01',
      expiry_date: '2027-02-28',
    },
  })
  expect(legalInfoOf({ ...complete, licenceFile: '100%' }).cr_file_url).toBe('100%')
  expect(detailsOf(legalInfoOf(complete))).toEqual(complete)
})
