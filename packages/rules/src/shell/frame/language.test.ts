import { describe, expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

describe('the language of the first page', () => {
  test('the stored choice wins', () => {
    expect(chooseLanguage({ stored: 'en', browser: ['ar-SA'], country: 'SAU' })).toBe('en')
    expect(chooseLanguage({ stored: 'ar', browser: ['en'], country: 'ARE' })).toBe('ar')
  })

  test('then the browser, when it speaks one of the two', () => {
    expect(chooseLanguage({ stored: null, browser: ['ar-AE', 'en'], country: 'ARE' })).toBe('ar')
    expect(chooseLanguage({ stored: 'fr', browser: ['ur', 'en-GB'], country: 'SAU' })).toBe('en')
  })

  test('then the default of the country, Arabic for Saudi Arabia, Egypt and Qatar', () => {
    for (const country of ['SAU', 'EGY', 'QAT']) {
      expect(chooseLanguage({ stored: null, browser: ['fr'], country })).toBe('ar')
    }
  })

  test('and English for every other country and when none is known', () => {
    for (const country of ['ARE', 'BHR', 'KWT', null]) {
      expect(chooseLanguage({ stored: null, browser: [], country })).toBe('en')
    }
  })
})
