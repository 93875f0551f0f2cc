import type { Tx } from '../../../../platform/database/database.ts'
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
import type { OrderCommand, OrderCallback } from '../command.ts'
import { refundOrder, type IsDisputed, type Refund } from './refund.ts'

/** Told of a refund that was just made. */
type TellOfRefund = (tx: Tx, refund: Refund) => Promise<void>

export type OrderActions = ReturnType<typeof orderActions>

/**
 * Everything that can happen to an order, whoever asks for it: the back-office, the public API, a payment
 * link, a schedule. Each holds the order's row, lets the rules decide, writes the effect with its line in the
 * timeline, and calls `notify`.
 */
export function orderActions(
  notify: OrderCallback,
  tellOfRefund: TellOfRefund = async () => undefined,
  isDisputed: IsDisputed = async () => false,
) {
  return {
    createOrder: (tx: Tx, given: NewOrder) => createOrder(tx, given),
    authorizeOrder: (tx: Tx, act: Authorization) => authorizeOrder(tx, notify, act),
    rejectOrder: (tx: Tx, act: Rejection) => rejectOrder(tx, notify, act),
    expireOrder: (tx: Tx, act: Expiry) => expireOrder(tx, notify, act),
    captureOrder: (tx: Tx, act: Capture) => captureOrder(tx, notify, act),
    refundOrder: async (tx: Tx, act: Refund) => {
      const done = await refundOrder(tx, { notify, isDisputed }, act)
      if (done.ok && !done.isRepeat) await tellOfRefund(tx, act)
      return done
    },
    closeOrder: (tx: Tx, act: OrderCommand) => closeOrder(tx, notify, act),
    changeReference: (tx: Tx, act: OrderCommand & { reference: string }) => changeReference(tx, notify, act),
  }
}
