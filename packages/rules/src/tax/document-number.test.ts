import { expect, test } from 'vitest'
import { taxDocumentNumber } from './document-number.ts'

test('a paper is numbered by its kind, the year of its issue and its place', () => {
  expect(taxDocumentNumber('payout_invoice', '2026-12-31', 123)).toBe('INV-2026-000123')
  expect(taxDocumentNumber('fee_invoice', '2027-01-01', 1)).toBe('FEE-2027-000001')
  expect(taxDocumentNumber('credit_note', '2026-06-01', 1_000_000)).toBe('CRN-2026-1000000')
})
