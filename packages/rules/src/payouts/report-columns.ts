/**
 * The columns of the CSV of movements, in their order (DEC-PO-5); programs read them, so both languages share
 * them.
 */
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
