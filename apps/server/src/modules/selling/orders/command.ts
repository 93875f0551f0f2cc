import type { WebhookDispute } from '@daftar/contract/endpoints/selling/public-api-shapes'
import type { Reason } from '@daftar/contract'
import type { OrderEvent } from '@daftar/contract/endpoints/selling/orders-shapes'
import type { DeliveryEvent } from '@daftar/rules/orders/shop-connection'
import type { Tx } from '../../../platform/database/database.ts'

/**
 * Who did something to an order: one of the merchant's people, a shop's key, the shopper, the product, staff.
 */
export interface OrderActor {
  kind: OrderEvent['actor_kind']
  id: string
  /** What the timeline shows; empty for the shopper and the product itself. */
  name: string
}

/** What the product does by itself. */
export const theProduct: OrderActor = { kind: 'system', id: '', name: '' }

/** Called in the transaction of the act, once for each effect; never for a repeated reference. */
export type OrderCallback = (
  tx: Tx,
  told: { merchantId: string; orderId: string; event: DeliveryEvent; dispute?: WebhookDispute },
) => Promise<void>

/** Which order, when, and who does it. */
export interface OrderCommand {
  merchantId: string
  orderId: string
  at: Date
  by: OrderActor
}

/** How a capture or a refund is told from another one of its order. */
export interface MovementName {
  /** The idempotency key of the movement: unique in its order. One is made when it is left out. */
  reference?: string | undefined
  /**
   * Of a call without a reference, begins the one that is made: the same call again within a minute is a
   * repetition, later it is another one.
   */
  likeness?: string | undefined
}

/** An act took effect, or had taken effect before (a repeated reference), or why not. */
export type ActResult<More extends object = object> =
  ({ ok: true; isRepeat: boolean } & More) | { ok: false; reason: Reason }

export function failed(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason }
}
