import { Badge } from '@daftar/ui/badge'
import { deliveryLooks } from '@daftar/rules/orders/shop-connection'
import { badgeTone } from '../look/badge-tone.ts'
import type { Delivery } from './calls.ts'
import { deliveryStatusText } from './words.ts'

export function DeliveryBadge({ status }: Pick<Delivery, 'status'>) {
  return <Badge tone={badgeTone(deliveryLooks[status].tone)}>{deliveryStatusText(status)}</Badge>
}
