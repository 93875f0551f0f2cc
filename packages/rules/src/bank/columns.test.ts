import { expect, test } from 'vitest'
import { fieldOf, findHeader, headingsKey, likelyHeaderLine, recogniseColumns } from './columns.ts'

test('headings are recognised by their English names, whatever the bank adds to them', () => {
  expect(recogniseColumns(['Value Date', 'Narration', 'Debit (AED)', 'Credit (AED)', 'Balance'])).toEqual({
    date: 0,
    texts: [1],
    credit: 3,
    amount: null,
    sign: null,
    balance: 4,
  })
  expect(recogniseColumns(['Posting Date', 'Ref. No.', 'Details', 'Amount', 'CR/DR'])).toEqual({
    date: 0,
    texts: [1, 2],
    credit: null,
    amount: 3,
    sign: 4,
    balance: null,
  })
})

test('headings are recognised by their Arabic names, with or without marks and joined letters', () => {
  expect(recogniseColumns(['التاريخ', 'البيان', 'مدين', 'دائن', 'الرصيد'])).toEqual({
    date: 0,
    texts: [1],
    credit: 3,
    amount: null,
    sign: null,
    balance: 4,
  })
  expect(fieldOf('الإيداعات')).toBe('credit')
  expect(fieldOf('المَبْلَغ')).toBe('amount')
  expect(fieldOf('رقم المرجع')).toBe('text')
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
  expect(findHeader(lines)?.line).toBe(4)
  expect(findHeader(lines)?.columns.credit).toBe(3)
})

test('without a known name nothing is guessed: the line above the first booking is offered for mapping', () => {
  const lines = [
    ['Kontoauszug'],
    ['Tag', 'Zweck', 'Betrag'],
    ['16.11.2026', 'Auszahlung', '21.061,17'],
    ['17.11.2026', 'Miete', '-4.000,00'],
  ]
  expect(findHeader(lines)).toBeNull()
  expect(likelyHeaderLine(lines)).toBe(1)
  expect(headingsKey(['Tag ', ' zweck', 'BETRAG (AED)'])).toBe(headingsKey(lines[1]!))
})
