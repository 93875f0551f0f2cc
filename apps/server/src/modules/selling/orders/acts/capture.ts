import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { capturableMinor, statusAfterCapture } from '@daftar/rules/orders/order-acts'
import type { OrderStatus } from '@daftar/rules/orders/order-status'
import { commissionOfCapture } from '@daftar/rules/settlement/commission'
import type { Tx } from '../../../../platform/database/database.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { commissionTerm } from './commission-term.ts'
import { recordOrderEvent } from '../events.ts'
import { moveOrder, moverOf } from './move.ts'
import {
  failed,
  type ActResult,
  type MovementName,
  type OrderCallback,
  type OrderCommand,
} from '../command.ts'
import { factsOf, findMovement, insertCapture, lockOrder, referenceOf, type OrderRow } from '../store.ts'

export interface Capture extends OrderCommand, MovementName {
  /** Above zero, or all that is left. */
  amountMinor: bigint | 'rest'
  taxMinor?: bigint
  shippingMinor?: bigint
  discountMinor?: bigint
  items?: readonly object[]
}

/**
 * Takes what the shopper owes, in full or in part, and the commission on it by the one rule there is. A full
 * sum closes the order. The same reference again changes nothing, with another amount it is refused.
 */
export async function captureOrder(
  tx: Tx,
  notify: OrderCallback,
  act: Capture,
): Promise<ActResult<{ captureId: string; amountMinor: bigint }>> {
  if (act.amountMinor !== 'rest' && act.amountMinor <= 0n) return failed('invalid_input')
  const order = await lockOrder(tx, act.merchantId, act.orderId)
  if (!order) return failed('not_found')
  const made = await findMovement(tx, 'capture', order, act)
  if (made) {
    const isSame = act.amountMinor === 'rest' || made.amount_minor === act.amountMinor
    if (!isSame) return failed('reference_reused')
    return { ok: true, isRepeat: true, captureId: made.id, amountMinor: made.amount_minor }
  }
  const restMinor = capturableMinor(factsOf(order))
  if (restMinor === 0n) return failed('wrong_status')
  const amountMinor = act.amountMinor === 'rest' ? restMinor : act.amountMinor
  if (amountMinor > restMinor) return failed('amount_over_rest')

  const captureId = newUuid(act.at)
  const status = statusAfterCapture(factsOf(order), amountMinor)
  await writeCapture(tx, order, act, { captureId, amountMinor, status })
  await notify(tx, { ...act, event: 'capture' })
  if (status === 'captured') await notify(tx, { ...act, event: 'close' })
  return { ok: true, isRepeat: false, captureId, amountMinor }
}

async function writeCapture(
  tx: Tx,
  order: OrderRow,
  act: Capture,
  { captureId, amountMinor, status }: { captureId: string; amountMinor: bigint; status: OrderStatus },
): Promise<void> {
  const reference = referenceOf(act, captureId)
  const term = await commissionTerm(tx, {
    merchantId: order.merchant_id,
    storeId: order.store_id,
    product: order.product,
    on: dateInZone(act.at.getTime(), zoneOfCurrency(order.currency)),
  })
  await Promise.all([
    insertCapture(tx, order, {
      id: captureId,
      reference,
      amountMinor,
      commission: commissionOfCapture(term, { amountMinor, capturedMinor: order.captured_minor }),
      ratePercentHundredths: term.ratePercentHundredths,
      at: act.at,
      taxMinor: act.taxMinor ?? 0n,
      shippingMinor: act.shippingMinor ?? 0n,
      discountMinor: act.discountMinor ?? 0n,
      items: act.items ?? [],
    }),
    moveOrder(tx, order, {
      ...{ to: status, actor: moverOf(act.by), actorId: act.by.id, at: act.at },
      set: {
        captured_minor: order.captured_minor + amountMinor,
        captured_at: order.captured_at ?? act.at,
        ...(status === 'captured' && { closed_at: act.at }),
      },
    }),
    recordOrderEvent(tx, { ...act, kind: 'captured', amountMinor, detail: { reference } }),
  ])
}
