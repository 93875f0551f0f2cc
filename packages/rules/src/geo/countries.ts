import type { Currency } from '../money/currency.ts'
import type { Language } from './languages.ts'

/** FMT-04, FMT-08. */
export const countryCodes = ['SAU', 'ARE', 'BHR', 'KWT', 'EGY', 'QAT'] as const
export type CountryCode = (typeof countryCodes)[number]

/** FMT-10: Jordan is offered for phones and is no country of the product otherwise. */
export type PhoneCountry = CountryCode | 'JOR'

export type Country = Readonly<{ code: CountryCode; currency: Currency; language: Language }>

/** FMT-05, DEC-FMT-1; languages FMT-06, FMT-07. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  SAU: { code: 'SAU', currency: 'SAR', language: 'ar' },
  ARE: { code: 'ARE', currency: 'AED', language: 'en' },
  BHR: { code: 'BHR', currency: 'BHD', language: 'en' },
  KWT: { code: 'KWT', currency: 'KWD', language: 'en' },
  EGY: { code: 'EGY', currency: 'EGP', language: 'ar' },
  QAT: { code: 'QAT', currency: 'QAR', language: 'ar' },
}

/** FMT-09. No code begins with another one, so a phone has at most one country. */
export const dialCodes: Readonly<Record<PhoneCountry, string>> = {
  ARE: '+971',
  BHR: '+973',
  EGY: '+20',
  KWT: '+965',
  QAT: '+974',
  SAU: '+966',
  JOR: '+962',
}

/** The codes of two letters by which browsers and the names of languages know them (ISO 3166-1 alpha-2). */
export const regionCodes: Readonly<Record<PhoneCountry, string>> = {
  ARE: 'AE',
  BHR: 'BH',
  EGY: 'EG',
  JOR: 'JO',
  KWT: 'KW',
  QAT: 'QA',
  SAU: 'SA',
}

export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(countries, code)
}

/** FMT-05. */
export function currencyOfCountry(code: CountryCode): Currency {
  return countries[code].currency
}

/** The country whose money it is; null for a currency of none of ours. */
export function countryOfCurrency(currency: string): CountryCode | null {
  return countryCodes.find((code) => countries[code].currency === currency) ?? null
}

/** FMT-06, FMT-07: Arabic for Saudi Arabia, Egypt and Qatar, English for every other country. */
export function defaultLanguageOfCountry(code: string): Language {
  return isCountryCode(code) ? countries[code].language : 'en'
}
