import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../money/currency.ts'
import { toDecimal } from '../money/money.ts'
import { decimalMarkOf, readBankAmount } from './amounts.ts'

test('amounts are read with thousands marks, brackets, signs, codes and words of either language', () => {
  const cases: [string, bigint | null][] = [
    ['21,061.17', 2_106_117n],
    ['AED 21,061.17', 2_106_117n],
    ['21061.17 CR', 2_106_117n],
    ['21,061.17 DR', -2_106_117n],
    ['(21,061.17)', -2_106_117n],
    ['-21,061.17', -2_106_117n],
    ['21,061.17-', -2_106_117n],
    ['\u221221,061.17', -2_106_117n],
    ['٢١٬٠٦١٫١٧', 2_106_117n],
    ['21,061.17 د.إ', 2_106_117n],
    ['21,061.17 دائن', 2_106_117n],
    ['21,061.17 مدين', -2_106_117n],
    ["21'061.17", 2_106_117n],
    ['21 061.17', 2_106_117n],
    ['1500.0000', 150_000n],
    ['6', 600n],
    ['.50', 50n],
    ['1.234', null],
    ['12,34.00', null],
    ['', null],
    ['n/a', null],
    ['16/11/2026', null],
  ]
  for (const [text, minor] of cases) expect(readBankAmount(text, 'AED', '.'), text).toBe(minor)
  expect(readBankAmount('1.234', 'KWD', '.')).toBe(1_234n)
  expect(readBankAmount('21.061,17', 'AED', ',')).toBe(2_106_117n)
})

test('the decimal mark is what the amounts of the file prove', () => {
  expect(decimalMarkOf(['1.234', '21.061,17'])).toBe(',')
  expect(decimalMarkOf(['1,234', '21,061.17'])).toBe('.')
  expect(decimalMarkOf(['1,50'])).toBe(',')
  expect(decimalMarkOf(['1,234'])).toBe('.')
  expect(decimalMarkOf(['1.234.567'])).toBe(',')
})

test('whatever amount a bank writes comes back to the last minor unit, in every currency', () => {
  const amounts = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n })
  const looks = fc.constantFrom('plain', 'grouped', 'brackets', 'words', 'arabic')
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...currencies),
      looks,
      fc.boolean(),
      (amountMinor, currency, look, swaps) => {
        const decimal = toDecimal({ amountMinor: amountMinor < 0n ? -amountMinor : amountMinor, currency })
        const isOut = amountMinor < 0n
        const [whole = '', fraction = ''] = decimal.split('.')
        const thousands = look === 'plain' ? '' : swaps ? '.' : ','
        const mark = swaps ? ',' : '.'
        const figures = `${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${mark}${fraction}`
        const written = {
          plain: `${isOut ? '-' : ''}${figures}`,
          grouped: `${currency} ${isOut ? '\u2212' : ''}${figures}`,
          brackets: isOut ? `(${figures})` : figures,
          words: `${figures} ${isOut ? 'DR' : 'CR'}`,
          arabic: `${isOut ? '-' : ''}${figures.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))}`,
        }[look]
        expect(readBankAmount(written, currency, mark), written).toBe(amountMinor)
      },
    ),
  )
})
