/** What is booked, as the journal calls it; the filter offers these, and each has a word. */
export const entryKinds = [
  'funding_ordered',
  'funding_confirmed',
  'funding_rejected',
  'payout_closed',
  'deduction',
  'transfer_received',
  'received_for_merchant',
  'written_off',
  'loss_recovered',
  'payout_ordered',
  'payout_confirmed',
  'payout_rejected',
  'payout_returned',
] as const
export type EntryKind = (typeof entryKinds)[number]
