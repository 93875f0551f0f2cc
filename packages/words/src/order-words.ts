import type { Language } from '@daftar/rules/geo/languages'
import { orderLooks, type OrderSource, type OrderStatus } from '@daftar/rules/orders/order-status'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import { m } from './compiled.ts'

/**
 * What an order is called on screens, at the desk and in files; in the reader's language unless another is
 * named.
 */

type Word = (inputs: object, options?: { locale: Language }) => string

const statuses: Readonly<Record<OrderStatus, Word>> = {
  created: m.orders_status_created,
  authorized: m.orders_status_authorized,
  captured: m.orders_status_captured,
  partially_refunded: m.orders_status_partially_refunded,
  refunded: m.orders_status_refunded,
  cancelled: m.orders_status_cancelled,
  rejected: m.orders_status_rejected,
  expired: m.orders_status_expired,
}

const products: Readonly<Record<PaymentProductType, Word>> = {
  pay_later: m.orders_product_pay_later,
  installments: m.orders_product_installments,
  monthly_billing: m.orders_product_monthly_billing,
  credit_card_installments: m.orders_product_credit_card_installments,
  virtual_card_installments: m.orders_product_virtual_card_installments,
  pay_in_full: m.orders_product_pay_in_full,
  acquiring: m.orders_product_acquiring,
}

const sources: Readonly<Record<OrderSource, Word>> = {
  web: m.orders_source_web,
  link: m.orders_source_link,
  pos: m.orders_source_pos,
}

/** DEC-ORD-2. */
export function orderStatusText(status: OrderStatus, locale?: Language): string {
  return statuses[orderLooks[status].label]({}, locale && { locale })
}

/** How the shopper pays. */
export function productText(product: PaymentProductType, locale?: Language): string {
  return products[product]({}, locale && { locale })
}

/** Where it came from (DEC-ORD-1). */
export function orderSourceText(source: OrderSource, locale?: Language): string {
  return sources[source]({}, locale && { locale })
}
