import { orderLooks, type OrderStatus } from '@daftar/rules/orders/order-status'
import { Badge } from '@daftar/ui/badge'
import { orderStatusText } from '@daftar/words/order-words'
import { badgeTone } from '@daftar/app-kit/badge-tone'

/** Where an order stands: tone and word (DEC-ORD-2). */
export function OrderBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={badgeTone(orderLooks[status].tone)}>{orderStatusText(status)}</Badge>
}

/** The same in a list, where only what is not yet done, or went another way, stands out. */
export function OrderState({ status }: { status: OrderStatus }) {
  return status === 'captured' ? <>{orderStatusText(status)}</> : <OrderBadge status={status} />
}
