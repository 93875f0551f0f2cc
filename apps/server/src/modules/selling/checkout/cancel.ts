import type { Tx } from '../../../platform/database/database.ts'
import { moverOf, type OrderActor } from '../orders/index.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { actOf, isOpen } from './session.ts'
import { moveSession, type OpenOrder } from './store.ts'

export interface Cancellation {
  at: Date
  by: OrderActor
  /** What the order's timeline says where the merchant took a payment link back. */
  kind?: 'link_cancelled'
}

/** Takes an open session back, its order with it; false when it was paid, declined or over before. */
export async function cancel(
  tx: Tx,
  { orders }: Pick<CheckoutDependencies, 'orders'>,
  row: OpenOrder,
  { at, by, ...given }: Cancellation,
): Promise<boolean> {
  const move = { to: 'cancelled', actor: moverOf(by), actorId: by.id, at } as const
  if (!isOpen(row, at) || !(await moveSession(tx, row, move))) return false
  return (await orders.expireOrder(tx, { ...actOf(row, at), by, ...given })).ok
}
