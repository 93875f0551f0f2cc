import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { OrderCallback } from '../orders/index.ts'
import { loadPayments, presentWebhookPayment } from '../public-api/index.ts'
import { queueDelivery } from './deliver.ts'
import { insertDelivery, type DeliveryRow } from './delivery-store.ts'
import { holdWebhook, webhooksOfOrder } from './store.ts'

/**
 * Tells the webhooks of an order's store what happened to it: deliveries and their jobs are written in the order's own
 * transaction, so a shop hears of everything that was committed and of nothing that was not.
 */
export function webhookNotifier(clock: Clock): OrderCallback {
  return async (tx, { merchantId, orderId, event }) => {
    const webhooks = await webhooksOfOrder(tx, merchantId, orderId)
    const [payment] = webhooks.length === 0 ? [] : await loadPayments(tx, merchantId, [orderId])
    if (!payment) return
    const told = { merchant_id: merchantId, order_id: orderId, event, body: presentWebhookPayment(payment) }
    for (const { id } of webhooks) await addDelivery(tx, { ...told, webhook_id: id }, clock.now())
  }
}

/**
 * Sends what was told once more: as a message of its own, or as the very same one. Answers the new delivery's id; null while
 * the first one still waits, and for a webhook that was removed.
 */
export async function repeatDelivery(
  tx: Tx,
  { id, status, ...told }: DeliveryContents & Pick<DeliveryRow, 'id' | 'status' | 'sent_as'>,
  { as, staffId, at }: { as: 'again' | 'duplicate'; staffId: string; at: Date },
): Promise<string | null> {
  if (status === 'waiting' || !(await holdWebhook(tx, told.merchant_id, told.webhook_id))) return null
  const { merchant_id, webhook_id, order_id, event, body, sent_as } = told
  return addDelivery(tx, { merchant_id, webhook_id, order_id, event, body }, at, {
    replay_of: id,
    replayed_by: staffId,
    ...(as === 'duplicate' && { sent_as }),
  })
}

type DeliveryContents = Pick<DeliveryRow, 'merchant_id' | 'webhook_id' | 'order_id' | 'event' | 'body'>
type Replay = Partial<Pick<DeliveryRow, 'sent_as' | 'replay_of' | 'replayed_by'>>

/** A delivery and the job that makes it after the commit; should the job be lost, it falls due a minute later. */
async function addDelivery(tx: Tx, told: DeliveryContents, at: Date, replay: Replay = {}): Promise<string> {
  const id = newUuid(at)
  const nextAt = new Date(at.getTime() + 60_000)
  const asNew = { sent_as: id, replay_of: null, replayed_by: null }
  const row = { ...asNew, ...replay, ...told, id, next_at: nextAt, created_at: at }
  await insertDelivery(tx, row)
  await queueDelivery(tx, { ...row, attempts: 0 })
  return id
}
