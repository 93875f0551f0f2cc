import type { OrderEvent } from '@daftar/contract/endpoints/selling/orders-shapes'
import { orderTransitions } from '@daftar/rules/orders/order-status'
import type { DeliveryEvent } from '@daftar/rules/orders/shop-connection'
import type { Actor } from '@daftar/rules/status/actors'
import { canMove } from '@daftar/rules/status/transitions'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { Tx } from '../../../../platform/database/database.ts'
import { recordOrderEvent } from '../events.ts'
import { moveOrder, moverOf, type OrderChange } from './move.ts'
import { failed, type ActResult, type OrderCommand, type OrderCallback } from '../command.ts'
import { lockOrder } from '../store.ts'

export interface Authorization extends OrderCommand {
  /** The plan the shopper chose, where it differs from the order's. */
  product?: PaymentProductType
  instalments?: number
  /** The phone that was confirmed by a code, where the shop gave none. */
  shopperPhone?: string
}

/** The shopper has agreed and the policy has approved: the shop may capture. */
export function authorizeOrder(tx: Tx, notify: OrderCallback, act: Authorization): Promise<ActResult> {
  return leaveCreated(tx, notify, act, {
    to: 'authorized',
    actor: 'shopper',
    event: 'authorize',
    change: {
      authorized_at: act.at,
      ...(act.product && { product: act.product }),
      ...(act.instalments !== undefined && { instalments: act.instalments }),
      ...(act.shopperPhone !== undefined && { shopper_phone: act.shopperPhone }),
    },
  })
}

export interface Rejection extends OrderCommand {
  /** A code of the policy, for the timeline. */
  reason?: string
}

/** The policy has declined the shopper. */
export function rejectOrder(tx: Tx, notify: OrderCallback, act: Rejection): Promise<ActResult> {
  const detail: Record<string, string> = act.reason === undefined ? {} : { reason: act.reason }
  return leaveCreated(tx, notify, act, { to: 'rejected', actor: 'system', event: 'reject', detail })
}

export interface Expiry extends OrderCommand {
  /** What the timeline says: its time was over, or its link was taken back. */
  kind?: 'expired' | 'link_cancelled'
}

/** Nobody paid in time, or the shopper or the merchant gave it up. */
export function expireOrder(tx: Tx, notify: OrderCallback, act: Expiry): Promise<ActResult> {
  return leaveCreated(tx, notify, act, {
    to: 'expired',
    actor: moverOf(act.by),
    event: 'expire',
    kind: act.kind ?? 'expired',
  })
}

interface Leaving {
  to: 'authorized' | 'rejected' | 'expired'
  /** Who the rules let make the move: the shopper agrees, the policy rejects. */
  actor: Actor
  event: DeliveryEvent
  kind?: OrderEvent['kind']
  change?: OrderChange
  detail?: Record<string, string>
}

/** A decision that was made before, made again, changes nothing. */
async function leaveCreated(
  tx: Tx,
  notify: OrderCallback,
  act: OrderCommand,
  leaving: Leaving,
): Promise<ActResult> {
  const { to, actor, event, kind = to, change: set = {}, detail = {} } = leaving
  const order = await lockOrder(tx, act.merchantId, act.orderId)
  if (!order) return failed('not_found')
  if (order.status === to) return { ok: true, isRepeat: true }
  if (!canMove(orderTransitions, order.status, to, actor)) return failed('wrong_status')
  await Promise.all([
    moveOrder(tx, order, { to, actor, actorId: act.by.id, at: act.at, set }),
    recordOrderEvent(tx, { ...act, kind, amountMinor: order.amount_minor, detail }),
  ])
  await notify(tx, { ...act, event })
  return { ok: true, isRepeat: false }
}
