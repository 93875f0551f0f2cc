import type { Reason } from '@daftar/contract'
import type { OrderEvent } from '@daftar/contract/endpoints/order-shapes'
import type { DeliveryEvent } from '@daftar/rules/orders/shop-connection'
import type { Tx } from '../../../platform/database/database.ts'

/** Who did something to an order: one of the merchant's people, a shop's key, the shopper, the product, staff. */
export interface OrderActor {
  kind: OrderEvent['actor_kind']
  id: string
  /** What the timeline shows; empty for the shopper and the product itself. */
  name: string
}

/** What the product does by itself. */
export const theProduct: OrderActor = { kind: 'system', id: '', name: '' }

/** Told in the transaction of the act, once for each effect; a repeated reference tells nothing. */
export type OrderListener = (
  tx: Tx,
  told: { merchantId: string; orderId: string; event: DeliveryEvent },
) => Promise<void>

/** Which order, when, and who does it. */
export interface OrderAct {
  merchantId: string
  orderId: string
  at: Date
  by: OrderActor
}

/** An act took effect, or had taken effect before (a repeated reference), or why not. */
export type Acted<More extends object = object> =
  ({ ok: true; isRepeat: boolean } & More) | { ok: false; reason: Reason }

export function notDone(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason }
}
