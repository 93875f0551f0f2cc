import type { Tx } from '../../../platform/database/database.ts'
import { captureOrder, type Capture } from './capture.ts'
import { changeReference, closeOrder } from './close.ts'
import { createOrder, type NewOrder } from './create.ts'
import {
  authorizeOrder,
  expireOrder,
  rejectOrder,
  type Authorization,
  type Expiry,
  type Rejection,
} from './decide.ts'
import type { OrderAct, OrderListener } from './parts.ts'
import { refundOrder, type Refund } from './refund.ts'

export type OrderActions = ReturnType<typeof orderActions>

/**
 * Everything that can happen to an order, whoever asks for it: the back-office, the public API, a payment link, a schedule.
 * Each holds the order's row, lets the rules decide, writes the effect with its line in the timeline, and tells `tell`.
 */
export function orderActions(tell: OrderListener) {
  return {
    createOrder: (tx: Tx, given: NewOrder) => createOrder(tx, given),
    authorizeOrder: (tx: Tx, act: Authorization) => authorizeOrder(tx, tell, act),
    rejectOrder: (tx: Tx, act: Rejection) => rejectOrder(tx, tell, act),
    expireOrder: (tx: Tx, act: Expiry) => expireOrder(tx, tell, act),
    captureOrder: (tx: Tx, act: Capture) => captureOrder(tx, tell, act),
    refundOrder: (tx: Tx, act: Refund) => refundOrder(tx, tell, act),
    closeOrder: (tx: Tx, act: OrderAct) => closeOrder(tx, tell, act),
    changeReference: (tx: Tx, act: OrderAct & { reference: string }) => changeReference(tx, tell, act),
  }
}
