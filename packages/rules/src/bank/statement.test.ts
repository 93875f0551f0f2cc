import { expect, test } from 'vitest'
import { findLayout } from './columns.ts'
import { depositsOf } from './match.ts'
import { currencyNamedIn, readStatement } from './statement.ts'

function read(rows: string[][], currency: 'AED' | 'BHD' = 'AED') {
  return readStatement(rows, findLayout(rows), currency)
}

test('names and periods above the headings are passed over, and what is no movement is counted', () => {
  const statement = read([
    ['Daftar Payments', '', '', '', ''],
    ['Account', 'AE07 0331', '', '', ''],
    ['Date', 'Reference', 'Description', 'Debit', 'Credit'],
    ['24/11/2026', 'FT26-01', 'TRF DFT-1  NOOR', '12,500.00', ''],
    ['24/11/2026', 'FT26-02', 'RETURN DFT-0', '', '980.50'],
    ['Total', '', '', '12,500.00', '980.50'],
  ])
  expect(statement).toEqual({
    lines: [
      {
        row: 4,
        bookedOn: '2026-11-24',
        amountMinor: -1_250_000n,
        text: 'TRF DFT-1 NOOR',
        reference: 'FT26-01',
      },
      { row: 5, bookedOn: '2026-11-24', amountMinor: 98_050n, text: 'RETURN DFT-0', reference: 'FT26-02' },
    ],
    from: '2026-11-24',
    until: '2026-11-24',
    skipped: 1,
  })
})

test.each([
  ['a minus', ['Date', 'Amount'], ['2026-11-24', '-12.500'], -12_500n],
  ['brackets', ['Date', 'Amount'], ['2026-11-24', '(12.500)'], -12_500n],
  ['a mark beside it', ['Date', 'Amount', 'Type'], ['2026-11-24', '12.500', 'DR'], -12_500n],
  ['its own mark', ['Date', 'Amount'], ['2026-11-24', '12.500 CR'], 12_500n],
  ['nothing at all', ['Date', 'Amount'], ['2026-11-24', '12.500'], 12_500n],
  [
    'a minus in the column of what left',
    ['Date', 'Debit', 'Credit'],
    ['2026-11-24', '-12.500', ''],
    -12_500n,
  ],
])('which way the money went is told by %s', (_, headings, row, amountMinor) => {
  expect(read([headings, row], 'BHD').lines.map((line) => line.amountMinor)).toEqual([amountMinor])
})

test('where nothing says it, the balance does', () => {
  const rows = [
    ['Date', 'Amount', 'Balance'],
    ['2026-11-24', '100.00', '1000.00'],
    ['2026-11-24', '250.00', '750.00'],
    ['2026-11-25', '50.00', '800.00'],
  ]
  expect(read(rows).lines.map((line) => line.amountMinor)).toEqual([10_000n, -25_000n, 5_000n])
})

test('the currency is what the file alone names', () => {
  const rows = [
    ['Account currency: SAR', ''],
    ['Date', 'Amount'],
    ['2026-11-24', 'AED 5'],
  ]
  expect(currencyNamedIn(rows, 1)).toBe('SAR')
  expect(currencyNamedIn([['SAR', 'AED']], 0)).toBeNull()
  expect(currencyNamedIn([['Date', 'Amount']], 0)).toBeNull()
})

test('a file with its newest line first tells each movement as it was, also two alike', () => {
  const rows = [
    ['Date', 'Amount', 'Balance'],
    ['2026-11-26', '40.00', '860.00'],
    ['2026-11-25', '50.00', '900.00'],
    ['2026-11-25', '50.00', '850.00'],
    ['2026-11-24', '200.00', '800.00'],
  ]
  expect(read(rows).lines.map((line) => line.amountMinor)).toEqual([-4_000n, 5_000n, 5_000n, 20_000n])
  const signed = rows.map(([date = '', amount = '', balance = ''], at) => [
    date,
    at === 1 ? '-40.00' : amount,
    balance,
  ])
  expect(read(signed).lines.map((line) => line.amountMinor)).toEqual([-4_000n, 5_000n, 5_000n, 20_000n])
})

test('two columns that say which way the money went are believed before a third', () => {
  const rows = [
    ['Date', 'Amount', 'Debit', 'Credit'],
    ['2026-11-24', '10.00', '10.00', ''],
    ['2026-11-25', '4.00', '', '4.00'],
    ['2026-11-26', '3.00', '', '-3.00'],
  ]
  expect(read(rows).lines.map((line) => line.amountMinor)).toEqual([-1_000n, 400n, -300n])
})

test('only what came in is a deposit, with its line, day and text', () => {
  const statement = read([
    ['Bank of the Gulf'],
    ['Date', 'Reference', 'Description', 'Debit', 'Credit'],
    ['15/11/2026', '', 'Rent', '4,000.00', ''],
    ['16/11/2026', 'FT26320ABC', 'Inward transfer', '', '21,061.17'],
    ['', '', 'Total', '4,000.00', '21,061.17'],
  ])
  expect(depositsOf(statement)).toEqual([
    { line: 4, date: '2026-11-16', text: 'FT26320ABC · Inward transfer', amountMinor: 2_106_117n },
  ])
  expect(statement).toMatchObject({ from: '2026-11-15', until: '2026-11-16', skipped: 1 })
})

test('one amount column is told apart by its sign, by a column of its own, or by what the balance does', () => {
  const amounts = (lines: string[][]) => depositsOf(read(lines)).map(({ amountMinor }) => amountMinor)
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
