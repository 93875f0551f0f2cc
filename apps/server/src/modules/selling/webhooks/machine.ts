import type { WebhookPayment } from '@daftar/contract/endpoints/selling/public-api-shapes'
import { deliveryTransitions } from '@daftar/rules/orders/shop-connection'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

export type DeliveryRow = Row<
  'webhook_delivery',
  | 'merchant_id'
  | 'id'
  | 'webhook_id'
  | 'order_id'
  | 'event'
  | 'status'
  | 'attempts'
  | 'retries_from'
  | 'next_at'
  | 'delivered_at'
  | 'sent_as'
  | 'replay_of'
  | 'replayed_by'
  | 'created_at',
  {
    body: WebhookPayment
  }
>

/** Its attempts are its history. */
export const deliveryMachine = defineMachine<DeliveryRow>({
  table: 'webhook_delivery',
  transitions: deliveryTransitions,
})
