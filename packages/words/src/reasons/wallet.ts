import type { walletReasons } from '@daftar/contract/reasons/wallet'
import { m } from '../compiled.ts'

export const walletReasonTexts: Record<keyof typeof walletReasons, () => string> = {
  withdrawal_open: m.error_withdrawal_open,
  wallet_not_enough: m.error_wallet_not_enough,
  top_up_spent: m.error_top_up_spent,
  withdrawal_fee_changed: m.error_withdrawal_fee_changed,
  bank_account_missing: m.error_bank_account_missing,
  top_up_other_currency: m.error_top_up_other_currency,
}
