import type { ordersReasons } from '@daftar/contract/reasons/orders'
import { m } from '../compiled.ts'

export const ordersReasonTexts: Record<keyof typeof ordersReasons, () => string> = {
  amount_over_rest: m.error_amount_over_rest,
  reference_reused: m.error_reference_reused,
  refund_too_late: m.error_refund_too_late,
  payment_disputed: m.error_payment_disputed,
  export_too_large: m.error_export_too_large,
  no_installments: m.error_no_installments,
  order_amount_too_high: m.error_order_amount_too_high,
  order_amount_too_low: m.error_order_amount_too_low,
  try_installments: m.error_try_installments,
  not_available: m.error_not_available,
  payment_closed: m.error_payment_closed,
  webhooks_full: m.error_webhooks_full,
  store_suspended: m.error_store_suspended,
}
