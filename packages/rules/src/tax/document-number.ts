import type { CalendarDate } from '../calendar/calendar-date.ts'

/**
 * Papers that carry a number of their own series: the month's invoice of a merchant, that of an advance's
 * fee, a credit note to it.
 */
export const taxDocumentKinds = ['payout_invoice', 'fee_invoice', 'credit_note'] as const
export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

const prefixes: Readonly<Record<TaxDocumentKind, string>> = {
  payout_invoice: 'INV',
  fee_invoice: 'FEE',
  credit_note: 'CRN',
}

/**
 * `INV-2026-000123`: the place of a paper in the series of its seller, kind and year. The year is of the day
 * it is issued on; places begin at 1. From a million on the number grows by a digit.
 */
export function taxDocumentNumber(kind: TaxDocumentKind, issuedOn: CalendarDate, place: number): string {
  return `${prefixes[kind]}-${issuedOn.slice(0, 4)}-${String(place).padStart(6, '0')}`
}
