/**
 * Which kind of entry takes back which: what was ordered is undone when the bank refuses it, what was paid
 * when it comes back. Both carry the same reference.
 */
export const takenBackBy: Readonly<Record<string, string>> = {
  funding_ordered: 'funding_rejected',
  payout_ordered: 'payout_rejected',
  payout_confirmed: 'payout_returned',
  wallet_withdrawal_ordered: 'wallet_withdrawal_rejected',
  wallet_withdrawal_confirmed: 'wallet_withdrawal_returned',
}
