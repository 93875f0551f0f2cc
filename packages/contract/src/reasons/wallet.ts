import type { ReasonTable } from '../error-types.ts'

/** Refusals of a merchant's wallet. */
export const walletReasons = {
  withdrawal_open: [409, 'conflict', 'another withdrawal is under way'],
  wallet_not_enough: [409, 'conflict', 'the wallet does not hold that much'],
  withdrawal_fee_changed: [409, 'conflict', 'the fee of a withdrawal has changed'],
  bank_account_missing: [409, 'conflict', 'there is no confirmed bank account'],
  top_up_spent: [409, 'conflict', 'the wallet does not hold what it was given any more'],
  top_up_other_currency: [409, 'conflict', 'the merchant has no wallet in this currency'],
} as const satisfies ReasonTable
