import type { EntryKind } from '../ledger/entry-kinds.ts'

/** What moves a wallet, as its owner filters by it (DEC-WAL-1). Words: `wallet_type_<name>`. */
export const walletTypes = ['payout', 'top_up', 'withdrawal', 'card', 'fee', 'refund', 'ads'] as const
export type WalletType = (typeof walletTypes)[number]

/**
 * Every entry of the journal that moves what is available in a wallet, and what it is to its owner. A new
 * movement (of a card, of an advance) is a kind of entry and a row here; screen, file, filters and checks
 * follow.
 */
export const walletEntries = {
  payout_to_wallet: 'payout',
  wallet_topped_up: 'top_up',
  wallet_top_up_undone: 'top_up',
  wallet_withdrawn: 'withdrawal',
  wallet_fee_charged: 'fee',
  wallet_withdrawal_refunded: 'refund',
  wallet_withdrawal_returned: 'refund',
  ads_reserved: 'ads',
  ads_returned: 'ads',
  card_authorized: 'card',
  card_captured: 'card',
  card_released: 'refund',
  card_refunded: 'refund',
} as const satisfies Partial<Record<EntryKind, WalletType>>
export type WalletEntry = keyof typeof walletEntries

/** The entries of some types; of all where none are named. */
export function entriesOfTypes(types: readonly WalletType[] = []): WalletEntry[] {
  const entries = Object.keys(walletEntries) as WalletEntry[]
  return types.length === 0 ? entries : entries.filter((entry) => types.includes(walletEntries[entry]))
}
