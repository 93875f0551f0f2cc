import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, currencyOf, isCurrency, majorToMinor, minorDigits } from './currency.ts'
import { money, parseAmount, subtractMoney, toDecimal } from './money.ts'
import { parsePercent, percentHundredths, percentNumber } from './percent.ts'

test('the fourteen currencies and no other [CAP-11]', () => {
  expect([...currencies].sort().join(' ')).toBe('AED BHD CNH EGP EUR GBP INR KRW KWD OMR QAR SAR TRY USD')
  expect(isCurrency('AED')).toBe(true)
  expect(isCurrency('JPY')).toBe(false)
})

test('an amount is in AED as long as nothing says which currency it is in [CAP-10]', () => {
  expect([currencyOf(), currencyOf(undefined, null, ''), currencyOf('JPY')]).toEqual(['AED', 'AED', 'AED'])
  expect([currencyOf('SAR'), currencyOf(null, 'KWD', 'SAR')]).toEqual(['SAR', 'KWD'])
})

test('three decimals for BHD and KWD, two for every other currency [VAL-54, VAL-55]', () => {
  const three = currencies.filter((currency) => minorDigits(currency) === 3)
  expect(three).toEqual(['BHD', 'KWD'])
  expect(parseAmount('1.005', 'KWD')).toEqual(money(1_005n, 'KWD'))
  expect(parseAmount('1.005', 'BHD')).toEqual(money(1_005n, 'BHD'))
  expect(parseAmount('1.005', 'OMR')).toBeNull()
  expect(parseAmount('1.0055', 'KWD')).toBeNull()
  expect(majorToMinor(2n, 'KWD')).toBe(2_000n)
})

test('an amount is read exactly from text or number, with Latin or Arabic digits', () => {
  expect(parseAmount('20450', 'AED')).toEqual(money(2_045_000n, 'AED'))
  expect(parseAmount(20450.5, 'AED')).toEqual(money(2_045_050n, 'AED'))
  expect(parseAmount(' 20450.5 ', 'AED')).toEqual(money(2_045_050n, 'AED'))
  expect(parseAmount('٢٠٤٥٠٫٧٥', 'AED')).toEqual(money(2_045_075n, 'AED'))
  expect(parseAmount('۱۲۳', 'AED')).toEqual(money(12_300n, 'AED'))
  expect(parseAmount('-0.00', 'AED')).toEqual(money(0n, 'AED'))
})

test('what is not an exact amount is refused', () => {
  const bad = [
    '',
    '.',
    '1.',
    '.5',
    '1e3',
    '+1',
    '--1',
    '1,000',
    '1 000',
    '0x10',
    'NaN',
    '1.234',
    '1234567890123456',
    'ten',
  ]
  for (const text of bad) expect(parseAmount(text, 'AED'), text).toBeNull()
  for (const number of [NaN, Infinity, 1e21, 1e-7, 0.1 + 0.2]) expect(parseAmount(number, 'AED')).toBeNull()
})

test('an amount written as a decimal string reads back as itself, in every currency', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n - 10n ** 17n, max: 10n ** 17n - 1n }),
      fc.constantFrom(...currencies),
      (amountMinor, currency) => {
        const text = toDecimal(money(amountMinor, currency))
        expect(text).toMatch(minorDigits(currency) === 3 ? /^-?\d+\.\d{3}$/ : /^-?\d+\.\d{2}$/)
        expect(parseAmount(text, currency)).toEqual(money(amountMinor, currency))
      },
    ),
  )
})

test('decimal strings keep their zeros', () => {
  expect(toDecimal(money(2_045_000n, 'AED'))).toBe('20450.00')
  expect(toDecimal(money(-500n, 'BHD'))).toBe('-0.500')
  expect(toDecimal(money(5n, 'KWD'))).toBe('0.005')
})

test('amounts of two currencies are never one number', () => {
  expect(subtractMoney(money(1n, 'AED'), money(2n, 'AED'))).toEqual(money(-1n, 'AED'))
  expect(() => subtractMoney(money(1n, 'AED'), money(1n, 'SAR'))).toThrow(RangeError)
})

test('a percent is an exact decimal with at most two places', () => {
  expect(parsePercent(22)).toBe(2_200n)
  expect(parsePercent('7.5')).toBe(750n)
  expect(parsePercent('35.83')).toBe(3_583n)
  for (const bad of ['-1', '1.234', '1e2', '', NaN]) expect(parsePercent(bad)).toBeNull()
  expect(() => percentHundredths('x')).toThrow(RangeError)
  expect(percentNumber(3_583n)).toBe(35.83)
})
