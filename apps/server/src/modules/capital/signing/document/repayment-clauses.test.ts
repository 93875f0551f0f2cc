import { m } from '@daftar/words'
import { isValidElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import type { ContractContents } from './contents.ts'
import { contractDocument } from './contract.ts'

const contents: ContractContents = {
  number: 'DFT-00000001',
  madeOn: '2026-11-23',
  provider: { en: 'Daftar', ar: 'دفتر' },
  supportEmail: 'support@test.example',
  borrower: {
    name: 'Test Merchant LLC',
    licenceNumber: 'CN-100',
    address: '1 Test Street, Dubai',
    phone: '+971501234567',
    email: 'signatory@test.example',
    guarantor: 'Noor Al Hashimi',
    iban: 'AE07 0331 2345 6789 0123 456',
  },
  terms: {
    amount: '50000.00',
    currency: 'AED',
    fee_percent: 7.5,
    fee_amount: '3750.00',
    fee_vat_amount: '178.57',
    total_amount: '53750.00',
    minimum_repayment_amount: '2687.50',
    repayment_rate: 22,
    tenor: 20,
    start_date: '2026-11-23',
    first_repayment_date: '2026-11-30',
    end_date: '2027-04-12',
  },
  isRepaidByDebit: false,
}
const bySales = textOf(contractDocument(contents, null))
const byDebit = textOf(contractDocument({ ...contents, isRepaidByDebit: true }, null))

test('in Arabic too a direct debit’s contract names account, amount, days and what a failure does [DEC-LOAN-31, DEC-LOAN-32]', () => {
  const said = [
    m.pdf_debit_1({ iban: 'AE07 0331 2345 6789 0123 456' }, { locale: 'ar' }),
    m.pdf_debit_2({ minimum: 'AED\u00a02,687.50', total: 'AED\u00a053,750.00' }, { locale: 'ar' }),
    m.pdf_debit_4({ retry_days: 3 }, { locale: 'ar' }),
    m.pdf_debit_5({ rate: '22%' }, { locale: 'ar' }),
    m.pdf_warning_debit_2({}, { locale: 'ar' }),
  ].map(plain)
  expect(said.filter((clause) => !byDebit.includes(clause))).toEqual([])
  expect(said.filter((clause) => bySales.includes(clause))).toEqual([])
})

test('a contract says one way of repaying only, in either language [DEC-LOAN-31]', () => {
  const ofSales = (['en', 'ar'] as const).flatMap((locale) => [
    m.pdf_repaid_1({ rate: '22%', total: 'AED\u00a053,750.00' }, { locale }),
    m.pdf_minimum_2({ rate: '22%' }, { locale }),
    m.pdf_terms_rate({}, { locale }),
  ])
  expect(ofSales.map(plain).filter((clause) => !bySales.includes(clause))).toEqual([])
  expect(ofSales.map(plain).filter((clause) => byDebit.includes(clause))).toEqual([])
})

/** Every text of a document, in its order. */
function textOf(node: unknown): string {
  if (typeof node === 'string') return plain(node)
  if (Array.isArray(node)) return node.map(textOf).join('\n')
  return isValidElement(node) ? textOf((node as ReactElement<{ children?: unknown }>).props.children) : ''
}

/** Without the marks that are left out of a contract. */
function plain(written: string): string {
  return written.replace(/[\u064b-\u0652\u0670\u2066-\u2069]/g, '')
}
