import type { LineKind } from './payout-lines.ts'

/** The columns of the CSV of movements, in their order (DEC-PO-5); programs read them, so both languages share them. */
export const reportColumns = [
  'payout number',
  'payout date',
  'merchant',
  'store',
  'transaction date',
  'transaction type',
  'order number',
  'order reference',
  'product type',
  'currency',
  'gross amount',
  'commission percent',
  'commission',
  'fixed fee',
  'VAT',
  'net amount',
  'bank reference',
] as const
export type ReportColumn = (typeof reportColumns)[number]

/** What stands under `transaction type`: the six of DEC-PO-5, and a name for each other kind a payout can hold. */
export const reportTypes = {
  sale: 'sale',
  refund: 'refund',
  dispute: 'dispute',
  adjustment: 'adjustment',
  capital_repayment: 'capital repayment',
  payout_fee: 'transfer fee',
  carried_in: 'carried in',
  returned_payout: 'returned payout',
  reserve_hold: 'reserve hold',
  reserve_release: 'reserve release',
} as const satisfies Record<LineKind, string>
