import { orderActions } from './actions.ts'
import type { OrderListener } from './parts.ts'

export { orderActions, type OrderActions } from './actions.ts'
export { insertCaptures, type CapturedOrder } from './capture-set.ts'
export type { Capture } from './capture.ts'
export type { NewOrder, OrderDetail } from './create.ts'
export { recordOrderEvent, type NewOrderEvent } from './events.ts'
export {
  theProduct,
  type Acted,
  type OrderAct,
  type OrderActor,
  type OrderEventName,
  type OrderListener,
} from './parts.ts'
export type { Refund } from './refund.ts'
export type { OrderRow } from './store.ts'

export interface OrdersOptions {
  /** Told of every effect, in its transaction; webhooks listen here. */
  tell?: OrderListener
}

/** Orders from their making to the last refund. */
export function buildOrders({ tell = () => Promise.resolve() }: OrdersOptions) {
  return { actions: orderActions(tell) }
}
