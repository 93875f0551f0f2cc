import type { ReasonTable } from '../error-types.ts'

/** Refusals of payouts, and of the bank’s file they are held against. */
export const payoutsReasons = {
  cycle_fixed: [409, 'conflict', 'the payout cycle is fixed while an advance is repaid'],
  payout_too_small: [409, 'conflict', 'not enough to pay out yet'],
  payout_once_a_day: [409, 'conflict', 'a payout was requested today already'],
  payout_unbalanced: [409, 'conflict', 'the payout does not balance'],
  merchant_on_hold: [409, 'conflict', 'the payouts of the merchant are on hold'],
  run_too_early: [409, 'conflict', 'the week is not over yet'],
  seller_tax_number_missing: [
    409,
    'conflict',
    'no tax invoice is issued where the provider has no tax number',
  ],
  line_differs: [409, 'conflict', 'the line is another amount than the transfer'],
} as const satisfies ReasonTable
