import type { WalletTransaction } from '@daftar/contract/endpoints/money/wallet-shapes'
import type { Language } from '@daftar/rules/geo/languages'
import type { WalletType } from '@daftar/rules/wallet/movements'
import { withdrawalLooks, type WithdrawalStatus } from '@daftar/rules/wallet/withdrawal'
import { m } from './compiled.ts'

/**
 * What moves a wallet is called on screens, at the desk and in files; in the reader's language unless another
 * is named.
 */

type Word = (inputs: object, options?: { locale: Language }) => string

const types: Readonly<Record<WalletType, Word>> = {
  payout: m.wallet_type_payout,
  top_up: m.wallet_type_top_up,
  withdrawal: m.wallet_type_withdrawal,
  card: m.wallet_type_card,
  fee: m.wallet_type_fee,
  refund: m.wallet_type_refund,
  ads: m.wallet_type_ads,
}

const statuses: Readonly<Record<(typeof withdrawalLooks)[WithdrawalStatus]['label'], Word>> = {
  processing: m.wallet_status_processing,
  paid: m.wallet_status_paid,
  failed: m.wallet_status_failed,
}

export function walletTypeText(type: WalletType, locale?: Language): string {
  return types[type]({}, locale && { locale })
}

export function walletStatusText(status: WithdrawalStatus, locale?: Language): string {
  return statuses[withdrawalLooks[status].label]({}, locale && { locale })
}

/**
 * What a movement is of: its payout, the bank it went to, the shop a card paid or the campaign it is for.
 * Null where none is known.
 */
export function walletAboutText({
  payout,
  withdrawal,
  about,
}: Pick<WalletTransaction, 'payout' | 'withdrawal' | 'about'>): string | null {
  return payout?.number ?? (withdrawal?.bank_name || about)
}
