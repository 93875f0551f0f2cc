import type { ChargeStatus } from '../cards/charge.ts'
import type { PayoutStatus } from '../payouts/payout-status.ts'
import type { StatusLook } from '../status/status-look.ts'
import { walletEntries, walletTypes, type WalletEntry, type WalletType } from '../wallet/movements.ts'
import type { WithdrawalStatus } from '../wallet/withdrawal.ts'

/**
 * Where a transaction of the money tab comes from, which its history is filtered by (MON-05, DEC-MON-1).
 * Words: `money_kind_<name>`.
 */
export const transactionKinds = ['payout', 'wallet', 'card'] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** What a transaction is; a payout is one transaction, wherever it went. Words: `wallet_type_<name>`. */
export const transactionTypes = walletTypes
export type TransactionType = WalletType

/**
 * What the wallet has of its own: a payout into it is told once, as the payout, and what a card took of it as
 * that of the card.
 */
export const ownWalletEntries = (Object.keys(walletEntries) as WalletEntry[]).filter(
  (entry) => entry !== 'payout_to_wallet' && !entry.startsWith('card_'),
)

/** What became of a transaction, whatever it is. Words: `money_status_<name>`. */
export const transactionStatuses = ['waiting', 'on_its_way', 'done', 'failed', 'moved_on'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

export const transactionLooks = {
  waiting: { label: 'waiting', tone: 'warning' },
  on_its_way: { label: 'on_its_way', tone: 'warning' },
  done: { label: 'done', tone: 'positive' },
  failed: { label: 'failed', tone: 'negative' },
  moved_on: { label: 'moved_on', tone: 'default' },
} as const satisfies Record<TransactionStatus, StatusLook & { label: TransactionStatus }>

/** What a payout is to who reads a list of all money; its sum is in the next one where it `moved_on`. */
export const statusOfPayout = {
  pending: 'waiting',
  held: 'waiting',
  in_transit: 'on_its_way',
  paid: 'done',
  failed: 'failed',
  rolled_over: 'moved_on',
  carried: 'moved_on',
} as const satisfies Record<PayoutStatus, TransactionStatus>

/** The same of a charge of a card: a shop takes what is held for it. */
export const statusOfCharge = {
  authorized: 'waiting',
  declined: 'failed',
  captured: 'done',
  released: 'done',
  refunded: 'done',
} as const satisfies Record<ChargeStatus, TransactionStatus>

/** The same of a withdrawal; whatever else moves a wallet is done as it is booked. */
export const statusOfWithdrawal = {
  processing: 'on_its_way',
  paid: 'done',
  failed: 'failed',
} as const satisfies Record<WithdrawalStatus, TransactionStatus>
