import type { Tone as RulesTone } from '@daftar/rules/capital/status-look'
import type { AgeBand } from '@daftar/rules/orders/order-acts'
import { orderLooks, type OrderSource, type OrderStatus } from '@daftar/rules/orders/order-status'
import type { PaymentProductType } from '@daftar/rules/shell/value-lists'
import { Badge } from '@daftar/ui/badge'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import type { OrderSort } from '../filters.ts'

const statuses: Record<OrderStatus, () => string> = {
  created: m.orders_status_created,
  authorized: m.orders_status_authorized,
  captured: m.orders_status_captured,
  partially_refunded: m.orders_status_partially_refunded,
  refunded: m.orders_status_refunded,
  cancelled: m.orders_status_cancelled,
  rejected: m.orders_status_rejected,
  expired: m.orders_status_expired,
}

const products: Record<PaymentProductType, () => string> = {
  pay_later: m.orders_product_pay_later,
  installments: m.orders_product_installments,
  monthly_billing: m.orders_product_monthly_billing,
  credit_card_installments: m.orders_product_credit_card_installments,
  virtual_card_installments: m.orders_product_virtual_card_installments,
  pay_in_full: m.orders_product_pay_in_full,
  acquiring: m.orders_product_acquiring,
}

const sources: Record<OrderSource, () => string> = {
  web: m.orders_source_web,
  link: m.orders_source_link,
  pos: m.orders_source_pos,
}

const sorts: Record<OrderSort, () => string> = {
  created_at_desc: m.orders_sort_created_at_desc,
  created_at_asc: m.orders_sort_created_at_asc,
  amount_desc: m.orders_sort_amount_desc,
  amount_asc: m.orders_sort_amount_asc,
}

const tones: Record<RulesTone, Tone> = {
  default: 'neutral',
  positive: 'positive',
  negative: 'negative',
  warning: 'warning',
  accent: 'info',
}

export const statusText = (status: OrderStatus) => statuses[orderLooks[status].label]()
export const productText = (product: PaymentProductType) => products[product]()
export const sourceText = (source: OrderSource) => sources[source]()
export const sortText = (sort: OrderSort) => sorts[sort]()

/** DEC-ORD-2. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[orderLooks[status].tone]}>{statusText(status)}</Badge>
}

/** The days of a band in words, by the days at which the product warns. */
export function bandText(band: AgeBand, [first = 7, second = 14, third = 19]: readonly number[]): string {
  switch (band) {
    case 'fresh':
      return m.orders_waiting_fresh({ days: first })
    case 'week':
      return m.orders_waiting_between({ from: first, to: second - 1 })
    case 'fortnight':
      return m.orders_waiting_between({ from: second, to: third - 1 })
    case 'late':
      return m.orders_waiting_late({ days: third })
  }
}
