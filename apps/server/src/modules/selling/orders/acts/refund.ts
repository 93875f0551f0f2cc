import {
  isRefundable,
  refundableMinor,
  statusAfterRefund,
  unrefundedMinor,
  type RefundReason,
} from '@daftar/rules/orders/order-acts'
import { commissionGivenBack } from '@daftar/rules/settlement/commission'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { recordOrderEvent } from '../events.ts'
import { moveOrder, moverOf } from './move.ts'
import {
  failed,
  type ActResult,
  type MovementName,
  type OrderCallback,
  type OrderCommand,
} from '../command.ts'
import {
  commissionTaken,
  factsOf,
  findMovement,
  insertRefund,
  lockOrder,
  referenceOf,
  type OrderRow,
} from '../store.ts'

export interface Refund extends OrderCommand, MovementName {
  /** Above zero. */
  amountMinor: bigint
  reason?: RefundReason | null
  comment?: string
  items?: readonly object[]
  /** What a dispute comes to: made while the order is disputed, and however long the decision took. */
  isOfDispute?: boolean
}

/** Whether somebody disputes an order now: until that is decided nothing else goes back of it. */
export type IsDisputed = (tx: ReadTx, order: Pick<OrderRow, 'merchant_id' | 'id'>) => Promise<boolean>

/**
 * Gives back of a closed order up to what was captured, for 180 days (DEC-ORD-4, DEC-ORD-5), and its
 * commission pro rata. The same reference again changes nothing, with another amount it is refused. Of a
 * disputed order only what the dispute comes to.
 */
export async function refundOrder(
  tx: Tx,
  { notify, isDisputed }: { notify: OrderCallback; isDisputed: IsDisputed },
  act: Refund,
): Promise<ActResult<{ refundId: string }>> {
  if (act.amountMinor <= 0n) return failed('invalid_input')
  const order = await lockOrder(tx, act.merchantId, act.orderId)
  if (!order) return failed('not_found')
  const made = await findMovement(tx, 'refund', order, act)
  if (made && made.amount_minor !== act.amountMinor) return failed('reference_reused')
  if (made) return { ok: true, isRepeat: true, refundId: made.id }

  const { isOfDispute = false } = act
  if (!isOfDispute && (await isDisputed(tx, order))) return failed('payment_disputed')
  const facts = factsOf(order)
  const restMinor = isOfDispute ? unrefundedMinor(facts) : refundableMinor(facts, act.at.getTime())
  if (restMinor === 0n) return failed(isRefundable(order.status) ? 'refund_too_late' : 'wrong_status')
  if (act.amountMinor > restMinor) return failed('amount_over_rest')

  const refundId = newUuid(act.at)
  await writeRefund(tx, order, act, refundId)
  await notify(tx, { ...act, event: 'refund' })
  return { ok: true, isRepeat: false, refundId }
}

async function writeRefund(tx: Tx, order: OrderRow, act: Refund, id: string): Promise<void> {
  const { amountMinor, reason = null, comment = '', items = [] } = act
  const reference = referenceOf(act, id)
  const commission = commissionGivenBack({
    capturedMinor: order.captured_minor,
    commission: await commissionTaken(tx, order),
    refundedMinor: order.refunded_minor,
    refundMinor: amountMinor,
  })
  const detail = { reference, ...(reason && { reason }), ...(comment && { comment }) }
  await Promise.all([
    insertRefund(tx, order, { id, reference, amountMinor, commission, at: act.at, reason, comment, items }),
    moveOrder(tx, order, {
      to: statusAfterRefund(factsOf(order), amountMinor),
      ...{ actor: moverOf(act.by), actorId: act.by.id, at: act.at },
      set: { refunded_minor: order.refunded_minor + amountMinor },
    }),
    recordOrderEvent(tx, { ...act, kind: 'refunded', amountMinor, detail }),
  ])
}
