import { expect, test } from 'vitest'
import { findLayout, headingsKey, holdsDeposits, missingFields, recogniseColumns } from './columns.ts'
import { fieldOf } from './headings.ts'

test('headings are recognised by their English names, whatever the bank adds to them', () => {
  expect(recogniseColumns(['Value Date', 'Narration', 'Debit (AED)', 'Credit (AED)', 'Balance'])).toEqual([
    'date',
    'text',
    'debit',
    'credit',
    'balance',
  ])
  expect(recogniseColumns(['Posting Date', 'Ref. No.', 'Details', 'Amount', 'CR/DR'])).toEqual([
    'date',
    'reference',
    'text',
    'amount',
    'sign',
  ])
})

test('headings are recognised by their Arabic names, with or without marks and joined letters', () => {
  expect(recogniseColumns(['التاريخ', 'البيان', 'مدين', 'دائن', 'الرصيد'])).toEqual([
    'date',
    'text',
    'debit',
    'credit',
    'balance',
  ])
  expect(fieldOf('الإيداعات')).toBe('credit')
  expect(fieldOf('المَبْلَغ')).toBe('amount')
  expect(fieldOf('رقم المرجع')).toBe('reference')
  expect(fieldOf('تاريخ القيد')).toBe('date')
})

test('a heading of several words is what it is mainly: the balance amount is no amount', () => {
  expect(fieldOf('Balance Amount')).toBe('balance')
  expect(fieldOf('Credit Amount')).toBe('credit')
  expect(fieldOf('Transaction Date')).toBe('date')
  expect(fieldOf('Debit/Credit')).toBe('sign')
  expect(fieldOf('Candidate')).toBeNull()
  expect(fieldOf('Branch')).toBeNull()
})

test('the line of headings is found below names, addresses and periods', () => {
  const lines = [
    ['Noor Perfumes Trading LLC'],
    ['Account', 'AE07 0331 2345 6789 0123 456'],
    ['Date', '21/11/2026'],
    [''],
    ['Date', 'Description', 'Withdrawals', 'Deposits', 'Running balance'],
    ['16/11/2026', 'TRANSFER', '', '21,061.17', '90,000.00'],
  ]
  expect(findLayout(lines)).toEqual({
    headingLine: 4,
    columns: ['date', 'text', 'debit', 'credit', 'balance'],
  })
})

test('without a known name nothing is guessed: the line above the first booking is offered for mapping', () => {
  const lines = [
    ['Kontoauszug'],
    ['Tag', 'Zweck', 'Betrag'],
    ['16.11.2026', 'Auszahlung', '21.061,17'],
    ['17.11.2026', 'Miete', '-4.000,00'],
  ]
  const { headingLine, columns } = findLayout(lines)
  expect(headingLine).toBe(1)
  expect(missingFields(columns)).toEqual(['date', 'amount'])
  expect(headingsKey(['Tag ', ' zweck', 'BETRAG (AED)'])).toBe(headingsKey(lines[1]!))
})

test('columns are recognised by their names in English and Arabic, each but texts once', () => {
  expect(
    recogniseColumns(['Value Date', 'Booking date', 'Bank Ref.', 'Narration', 'Debit', 'Credit', 'Balance']),
  ).toEqual(['date', null, 'reference', 'text', 'debit', 'credit', 'balance'])
  expect(recogniseColumns(['التاريخ', 'البيان', 'رقم المرجع', 'مدين', 'دائن', 'الرصيد'])).toEqual([
    'date',
    'text',
    'reference',
    'debit',
    'credit',
    'balance',
  ])
  expect(recogniseColumns(['Reference', 'Customer reference', 'Colour'])).toEqual(['reference', 'text', null])
})

test('what lacks before a line can be read is named', () => {
  expect(missingFields(['text', null])).toEqual(['date', 'amount'])
  expect(missingFields(['date', 'debit'])).toEqual([])
  expect(holdsDeposits(['date', 'debit'])).toBe(false)
  expect(holdsDeposits(['date', 'amount'])).toBe(true)
})

test('a file without names of columns waits for a person', () => {
  const found = findLayout([
    ['a', 'b'],
    ['24/11/2026', '12.00'],
  ])
  expect(found.headingLine).toBe(0)
  expect(missingFields(found.columns)).toEqual(['date', 'amount'])
})
