import { expect, test } from 'vitest'
import { likelyPhoneCountry } from './phone-country.ts'

const nowhere = { timeZone: 'UTC', languages: ['en-US', 'ar'] }

test.each([
  ['AED', { timeZone: 'Asia/Riyadh', languages: ['ar-SA'] }, 'ARE'],
  [null, { timeZone: 'Asia/Kuwait', languages: ['en-US', 'ar-SA'] }, 'KWT'],
  [null, { timeZone: 'Asia/Amman', languages: [] }, 'JOR'],
  [null, { timeZone: 'Europe/London', languages: ['en', 'ar-BH'] }, 'BHR'],
  ['EUR', { timeZone: 'UTC', languages: ['ar-EG'] }, 'EGY'],
  [null, nowhere, null],
  ['', nowhere, null],
] as const)('bought in %s, asked from %o: %s', (currency, whereabouts, country) => {
  expect(likelyPhoneCountry(currency, whereabouts)).toBe(country)
})
