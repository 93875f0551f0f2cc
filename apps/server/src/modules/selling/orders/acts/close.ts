import { canClose, canEditReference, statusAfterClose } from '@daftar/rules/orders/order-acts'
import type { Tx } from '../../../../platform/database/database.ts'
import { recordOrderEvent } from '../events.ts'
import { changeOrder, moveOrder, moverOf } from './move.ts'
import { failed, type ActResult, type OrderCommand, type OrderCallback } from '../command.ts'
import { factsOf, lockOrder } from '../store.ts'

/** Gives up what is not captured: the order is cancelled, or ends with the part that was captured of it. */
export async function closeOrder(tx: Tx, notify: OrderCallback, act: OrderCommand): Promise<ActResult> {
  const order = await lockOrder(tx, act.merchantId, act.orderId)
  if (!order) return failed('not_found')
  const facts = factsOf(order)
  if (!canClose(facts)) return failed('wrong_status')
  const status = statusAfterClose(facts)
  const givenUpMinor = order.amount_minor - order.captured_minor
  await Promise.all([
    moveOrder(tx, order, {
      ...{ to: status, actor: moverOf(act.by), actorId: act.by.id, at: act.at },
      set: { closed_at: act.at },
    }),
    recordOrderEvent(tx, {
      ...act,
      kind: status === 'cancelled' ? 'cancelled' : 'closed',
      amountMinor: givenUpMinor,
    }),
  ])
  await notify(tx, { ...act, event: 'close' })
  return { ok: true, isRepeat: false }
}

/** The merchant's own number for the order, for as long as it is worth something. */
export async function changeReference(
  tx: Tx,
  notify: OrderCallback,
  act: OrderCommand & { reference: string },
): Promise<ActResult> {
  const order = await lockOrder(tx, act.merchantId, act.orderId)
  if (!order) return failed('not_found')
  if (!canEditReference(order.status)) return failed('wrong_status')
  if (order.reference === act.reference) return { ok: true, isRepeat: true }
  await Promise.all([
    changeOrder(tx, order, { reference: act.reference }),
    recordOrderEvent(tx, {
      ...act,
      kind: 'reference_changed',
      detail: { from: order.reference, to: act.reference },
    }),
  ])
  await notify(tx, { ...act, event: 'update' })
  return { ok: true, isRepeat: false }
}
