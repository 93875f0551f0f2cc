import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOfDayNumber } from '../calendar/calendar-date.ts'
import { currencies } from '../money/currency.ts'
import { toDecimal } from '../money/money.ts'
import { decimalMarkOf, readBankAmount } from './amounts.ts'
import { findHeader } from './columns.ts'
import { dateOrderOf, readBankDate } from './dates.ts'
import { delimiterOf, readStatement } from './parse.ts'

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

test('dates are read in figures and names of both languages, and a time after them is left out', () => {
  for (const text of [
    '16/11/2026',
    '16-11-26',
    '16.11.2026 10:22',
    '2026-11-16T08:00:00',
    '20261116',
    '16 Nov 2026',
    '16-NOV-26',
    'November 16, 2026',
    '١٦/١١/٢٠٢٦',
    '16 نوفمبر 2026',
  ])
    expect(readBankDate(text, 'dmy'), text).toBe('2026-11-16')
  expect(readBankDate('11/16/2026', 'mdy')).toBe('2026-11-16')
  expect(readBankDate('26/11/16', 'ymd')).toBe('2026-11-16')
  for (const text of ['31/02/2026', 'Total', '', '12.50', '1,200.00', '16/11/202'])
    expect(readBankDate(text, 'dmy'), text).toBeNull()
})

test('the order of day and month is decided by the file: by a day above 12, else by lines that lie close in time', () => {
  expect(dateOrderOf(['05/11/2026', '11/16/2026'])).toBe('mdy')
  expect(dateOrderOf(['05/11/2026', '16/11/2026'])).toBe('dmy')
  expect(dateOrderOf(['11/02/2026', '11/05/2026', '11/09/2026', '12/01/2026'])).toBe('mdy')
  expect(dateOrderOf(['02/11/2026', '05/11/2026', '09/11/2026', '01/12/2026'])).toBe('dmy')
  expect(dateOrderOf(['02/11/2026', '05/11/2026'])).toBe('dmy')
  expect(dateOrderOf(['11/02/2026', '11/05/2026'])).toBe('mdy')
  expect(dateOrderOf(['26/11/16', '26/11/30'])).toBe('ymd')
  expect(dateOrderOf(['05/11/2026'])).toBe('dmy')
})

test('a statement of some weeks in any order of its dates gives back every date', () => {
  const start = fc.integer({ min: 18_000, max: 25_000 })
  const steps = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 30, maxLength: 60 })
  fc.assert(
    fc.property(
      start,
      steps,
      fc.constantFrom('dmy', 'mdy', 'ymd'),
      fc.boolean(),
      (first, gaps, order, isNewestFirst) => {
        let day = first
        const dates = gaps.map((gap) => dateOfDayNumber((day += gap)))
        if (isNewestFirst) dates.reverse()
        const written = dates.map((date) => {
          const [year, month, dayOfMonth] = date.split('-')
          return { dmy: `${dayOfMonth}/${month}/${year}`, mdy: `${month}/${dayOfMonth}/${year}`, ymd: date }[
            order
          ]
        })
        fc.pre(new Set(dates).size > 25)
        const read = dateOrderOf(written)
        expect(written.map((text) => readBankDate(text, read))).toEqual(dates)
      },
    ),
  )
})

test('the delimiter is the one that cuts the lines alike, quoted cells and loose first lines aside', () => {
  expect(delimiterOf('Account; 123\nDate;Text;Amount\n16/11/26;"a; b";1.234,50\n17/11/26;c;2,00')).toBe(';')
  expect(delimiterOf('Date\tText\tAmount\n16/11/26\ta, b\t1,234.50\n')).toBe('\t')
  expect(delimiterOf('Date,Text,Amount\n16/11/26,"Noor, LLC; Dubai","1,234.50"\n')).toBe(',')
  expect(delimiterOf('Date|Text|Amount\n16/11/26|a, b|1,234.50\n17/11/26|c|2.00\n')).toBe('|')
  expect(delimiterOf('one column')).toBe(',')
})

const read = (lines: string[][]) => {
  const header = findHeader(lines)
  if (!header) throw new Error('no headings')
  return readStatement(lines, header, 'AED')
}

test('only what came in is a deposit, with its line, day and text', () => {
  const statement = read([
    ['Bank of the Gulf'],
    ['Date', 'Reference', 'Description', 'Debit', 'Credit'],
    ['15/11/2026', '', 'Rent', '4,000.00', ''],
    ['16/11/2026', 'FT26320ABC', 'Inward transfer', '', '21,061.17'],
    ['', '', 'Total', '4,000.00', '21,061.17'],
  ])
  expect(statement).toEqual({
    entries: [{ line: 4, date: '2026-11-16', text: 'FT26320ABC · Inward transfer', amountMinor: 2_106_117n }],
    from: '2026-11-15',
    until: '2026-11-16',
    skipped: 1,
  })
})

test('one amount column is told apart by its sign, by a column of its own, or by what the balance does', () => {
  const amounts = (lines: string[][]) => read(lines).entries.map(({ amountMinor }) => amountMinor)
  expect(
    amounts([
      ['Date', 'Amount'],
      ['16/11/2026', '10.00'],
      ['17/11/2026', '-4.00'],
    ]),
  ).toEqual([1_000n])
  expect(
    amounts([
      ['Date', 'Amount', 'Dr/Cr'],
      ['16/11/2026', '10.00', 'CR'],
      ['17/11/2026', '4.00', 'DR'],
    ]),
  ).toEqual([1_000n])
  const rising = [
    ['16/11/2026', '10.00', '110.00'],
    ['17/11/2026', '4.00', '106.00'],
    ['18/11/2026', '7.00', '113.00'],
  ]
  expect(amounts([['Date', 'Amount', 'Balance'], ...rising])).toEqual([1_000n, 700n])
  expect(amounts([['Date', 'Amount', 'Balance'], ...rising.toReversed()])).toEqual([700n, 1_000n])
})
