import {
  orderSources,
  orderStatuses,
  type OrderSource,
  type OrderStatus,
} from '@daftar/rules/orders/order-status'
import type { Language } from '@daftar/rules/geo/languages'
import { paymentProductTypes, type PaymentProductType } from '@daftar/rules/shell/value-lists'
import { m } from '@daftar/words'

/** How files name what lists show as badges. */
type Word = (inputs: object, options: { locale: Language }) => string

export const statusWords: Record<OrderStatus, Word> = {
  created: m.orders_status_created,
  authorized: m.orders_status_authorized,
  captured: m.orders_status_captured,
  partially_refunded: m.orders_status_partially_refunded,
  refunded: m.orders_status_refunded,
  cancelled: m.orders_status_cancelled,
  rejected: m.orders_status_rejected,
  expired: m.orders_status_expired,
}
export const productWords: Record<PaymentProductType, Word> = {
  pay_later: m.orders_product_pay_later,
  installments: m.orders_product_installments,
  monthly_billing: m.orders_product_monthly_billing,
  credit_card_installments: m.orders_product_credit_card_installments,
  virtual_card_installments: m.orders_product_virtual_card_installments,
  pay_in_full: m.orders_product_pay_in_full,
  acquiring: m.orders_product_acquiring,
}
export const sourceWords: Record<OrderSource, Word> = {
  web: m.orders_source_web,
  link: m.orders_source_link,
  pos: m.orders_source_pos,
}

/** Each value with its word, for a translation inside SQL. */
export function wordPairs(locale: Language) {
  const pairs = <Value extends string>(values: readonly Value[], words: Record<Value, Word>) =>
    values.map((value): [string, string] => [value, words[value]({}, { locale })])
  return {
    status: pairs(orderStatuses, statusWords),
    product: pairs(paymentProductTypes, productWords),
    source: pairs(orderSources, sourceWords),
  }
}
