import { describe, expect, test } from 'vitest'
import {
  currencyNamedIn,
  findAccountColumns,
  missingFields,
  readAccountLines,
  recogniseAccountColumns,
} from './account-lines.ts'

function read(rows: string[][], currency: 'AED' | 'BHD' = 'AED') {
  return readAccountLines(rows, findAccountColumns(rows), currency)
}

describe('the provider’s own statement', () => {
  test('columns are recognised by their names in English and Arabic, each but texts once', () => {
    expect(
      recogniseAccountColumns([
        'Value Date',
        'Booking date',
        'Bank Ref.',
        'Narration',
        'Debit',
        'Credit',
        'Balance',
      ]),
    ).toEqual(['date', null, 'reference', 'text', 'debit', 'credit', 'balance'])
    expect(recogniseAccountColumns(['التاريخ', 'البيان', 'رقم المرجع', 'مدين', 'دائن', 'الرصيد'])).toEqual([
      'date',
      'text',
      'reference',
      'debit',
      'credit',
      'balance',
    ])
    expect(recogniseAccountColumns(['Reference', 'Customer reference', 'Colour'])).toEqual([
      'reference',
      'text',
      null,
    ])
  })

  test('what lacks before a line can be read is named', () => {
    expect(missingFields(['text', null])).toEqual(['date', 'amount'])
    expect(missingFields(['date', 'debit'])).toEqual([])
  })

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

  test('a file without names of columns waits for a person', () => {
    const found = findAccountColumns([
      ['a', 'b'],
      ['24/11/2026', '12.00'],
    ])
    expect(found.headingLine).toBe(0)
    expect(missingFields(found.columns)).toEqual(['date', 'amount'])
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
})
