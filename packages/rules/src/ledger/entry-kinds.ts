/**
 * Everything that is booked, as the journal calls it, in the order a reader looks for it. The ledger takes no other kind, and
 * the console has a word in both languages for each.
 */
export const entryKinds = [
  'funding_ordered',
  'funding_confirmed',
  'funding_rejected',
  'payout_closed',
  'deduction',
  'debit_collected',
  'debit_received',
  'debit_returned',
  'debit_sent_back',
  'transfer_received',
  'received_for_merchant',
  'written_off',
  'loss_recovered',
  'payout_ordered',
  'payout_confirmed',
  'payout_rejected',
  'payout_returned',
  'payout_to_wallet',
  'wallet_topped_up',
  'wallet_top_up_undone',
  'wallet_withdrawn',
  'wallet_fee_charged',
  'wallet_withdrawal_ordered',
  'wallet_withdrawal_confirmed',
  'wallet_withdrawal_rejected',
  'wallet_withdrawal_refunded',
  'wallet_withdrawal_returned',
  'ads_reserved',
  'ads_spent',
  'ads_returned',
] as const
export type EntryKind = (typeof entryKinds)[number]
