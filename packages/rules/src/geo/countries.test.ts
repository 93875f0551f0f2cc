import { describe, expect, test } from 'vitest'
import { currencies } from '../money/currency.ts'
import {
  countries,
  countryCodes,
  countryOfCurrency,
  currencyOfCountry,
  defaultLanguageOfCountry,
  dialCodes,
  isCountryCode,
} from './countries.ts'
import { directions, languageOfTag, languages } from './languages.ts'

describe('countries', () => {
  test('the product has 14 currencies [FMT-03]', () => {
    expect([...currencies].toSorted()).toEqual(
      'AED BHD CNH EGP EUR GBP INR KRW KWD OMR QAR SAR TRY USD'.split(' '),
    )
  })

  test('the countries are Saudi Arabia, UAE, Bahrain, Kuwait, Egypt and Qatar [FMT-04, FMT-08]', () => {
    expect(countryCodes).toEqual(['SAU', 'ARE', 'BHR', 'KWT', 'EGY', 'QAT'])
    expect(Object.keys(countries)).toEqual([...countryCodes])
  })

  test('each country has its currency [FMT-05]', () => {
    expect(countryCodes.map(currencyOfCountry)).toEqual(['SAR', 'AED', 'BHD', 'KWD', 'EGP', 'QAR'])
    expect(countryCodes.map((code) => countryOfCurrency(currencyOfCountry(code)))).toEqual(countryCodes)
    expect(countryOfCurrency('EUR')).toBe(null)
  })

  test('the default language is Arabic in Saudi Arabia, Egypt and Qatar [FMT-06]', () => {
    expect(['SAU', 'EGY', 'QAT'].map(defaultLanguageOfCountry)).toEqual(['ar', 'ar', 'ar'])
  })

  test('it is English in every other country [FMT-07]', () => {
    expect(['ARE', 'BHR', 'KWT', 'JOR', 'DEU', ''].map(defaultLanguageOfCountry)).toEqual(Array(6).fill('en'))
  })

  test('dial codes [FMT-09]', () => {
    expect(dialCodes).toEqual({
      ARE: '+971',
      BHR: '+973',
      EGY: '+20',
      KWT: '+965',
      QAT: '+974',
      SAU: '+966',
      JOR: '+962',
    })
  })

  test('Jordan has a dial code and is no country of the product [FMT-10]', () => {
    expect(dialCodes.JOR).toBe('+962')
    expect(isCountryCode('JOR')).toBe(false)
  })
})

describe('languages', () => {
  test('English and Arabic [FMT-01]', () => {
    expect(languages).toEqual(['en', 'ar'])
    expect(languageOfTag('fr')).toBeNull()
  })

  test('Arabic runs from right to left [FMT-02]', () => {
    expect(directions).toEqual({ en: 'ltr', ar: 'rtl' })
  })

  test('a tag names its language whatever region and case it has', () => {
    expect(languageOfTag('ar-SA')).toBe('ar')
    expect(languageOfTag('EN_gb')).toBe('en')
    expect(languageOfTag('arc')).toBeNull()
    expect(languageOfTag('')).toBeNull()
  })
})
