import type { ReasonTable } from '../error-types.ts'

/** Refusals of orders, of payment links and of the shops’ own API. */
export const ordersReasons = {
  amount_over_rest: [409, 'conflict', 'amount is more than what is left'],
  reference_reused: [409, 'conflict', 'the reference was used with another amount'],
  refund_too_late: [409, 'conflict', 'the time for refunds is over'],
  payment_disputed: [409, 'conflict', 'payment is disputed'],
  export_too_large: [400, 'bad_data', 'too many rows for one file'],
  no_installments: [400, 'bad_data', 'no_installments'],
  order_amount_too_high: [400, 'bad_data', 'order_amount_too_high'],
  order_amount_too_low: [400, 'bad_data', 'order_amount_too_low'],
  try_installments: [400, 'bad_data', 'try_installments'],
  not_available: [400, 'bad_data', 'not_available'],
  payment_closed: [409, 'conflict', 'the payment can no longer be paid'],
  webhooks_full: [409, 'conflict', 'the store has as many webhooks as it may'],
  store_suspended: [403, 'no_permission', 'store suspended'],
} as const satisfies ReasonTable
