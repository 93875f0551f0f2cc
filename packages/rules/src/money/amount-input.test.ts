import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, minorDigits } from './currency.ts'
import { amountInputText } from './amount-input.ts'

describe('amount input', () => {
  test('it takes 3 decimals for BHD and KWD and not a fourth [VAL-54]', () => {
    for (const currency of ['BHD', 'KWD'] as const) {
      expect(amountInputText('12.345', currency)).toBe('12.345')
      expect(amountInputText('12.3456', currency, '12.345')).toBe('12.345')
    }
  })

  test('it takes 2 decimals for every other currency and not a third [VAL-55]', () => {
    for (const currency of currencies.filter((code) => code !== 'BHD' && code !== 'KWD')) {
      expect(amountInputText('12.34', currency)).toBe('12.34')
      expect(amountInputText('12.345', currency, '12.34')).toBe('12.34')
    }
  })

  test('Arabic digits and the Arabic decimal mark are read', () => {
    expect(amountInputText('١٢٣٫٤٥', 'AED')).toBe('123.45')
    expect(amountInputText('٢٠٬٤٥٠', 'SAR')).toBe('20450')
  })

  test('a sign, a letter or a second dot does nothing', () => {
    for (const typed of ['-12', '12-', '12e3', '1.2.3', '12%', '0x1f']) {
      expect(amountInputText(typed, 'AED', '12')).toBe('12')
    }
  })

  test('a pasted amount with its code and grouping is read', () => {
    expect(amountInputText('AED 20,450.00', 'AED')).toBe('20450.00')
    expect(amountInputText('1,234,567', 'AED')).toBe('1234567')
  })

  test('a pasted amount is never read as another one than it says', () => {
    for (const typed of ['1,50', '1.234,56', '12,34,567', '20,45', 'USD 20', '1\u066C5']) {
      expect(amountInputText(typed, 'AED', '7')).toBe('7')
    }
  })

  test('a leading dot gets its zero, leading zeros go', () => {
    expect(amountInputText('.5', 'AED')).toBe('0.5')
    expect(amountInputText('007', 'AED')).toBe('7')
    expect(amountInputText('0', 'AED')).toBe('0')
    expect(amountInputText('', 'AED', '12')).toBe('')
  })

  test('whatever is typed, the field holds an amount of the currency or nothing [VAL-54, VAL-55]', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...currencies), (typed, currency) => {
        const text = amountInputText(typed, currency)
        expect(text).toMatch(new RegExp(`^(?:\\d{1,12}(?:\\.\\d{0,${minorDigits(currency)}})?)?$`))
        expect(amountInputText(text, currency)).toBe(text)
      }),
    )
  })
})
