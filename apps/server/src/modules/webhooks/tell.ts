import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newUuid } from '../../platform/ids.ts'
import type { OrderListener } from '../orders/index.ts'
import { loadPayments, presentTold } from '../public-api/index.ts'
import { queueDelivery } from './deliver.ts'
import { insertDelivery, type DeliveryRow } from './delivery-store.ts'
import { webhooksOfOrder } from './store.ts'

/**
 * Tells the webhooks of an order's store what happened to it: deliveries and their jobs are written in the order's own
 * transaction, so a shop hears of everything that was committed and of nothing that was not.
 */
export function orderTeller(clock: Clock): OrderListener {
  return async (tx, { merchantId, orderId, event }) => {
    const webhooks = await webhooksOfOrder(tx, merchantId, orderId)
    const [payment] = webhooks.length === 0 ? [] : await loadPayments(tx, merchantId, [orderId])
    if (!payment) return
    for (const { id: webhookId } of webhooks)
      await addDelivery(
        tx,
        {
          merchant_id: merchantId,
          webhook_id: webhookId,
          purchase_id: orderId,
          event,
          body: presentTold(payment),
        },
        clock.now(),
      )
  }
}

type Told = Pick<DeliveryRow, 'merchant_id' | 'webhook_id' | 'purchase_id' | 'event' | 'body'>
type Replay = Partial<Pick<DeliveryRow, 'sent_as' | 'replay_of' | 'replayed_by'>>

/** A delivery and the job that makes it after the commit; should the job be lost, it falls due a minute later. */
export async function addDelivery(tx: Tx, told: Told & Replay, at: Date): Promise<string> {
  const id = newUuid(at)
  const nextAt = new Date(at.getTime() + 60_000)
  const row = {
    sent_as: id,
    replay_of: null,
    replayed_by: null,
    ...told,
    id,
    next_at: nextAt,
    created_at: at,
  }
  await insertDelivery(tx, row)
  await queueDelivery(tx, { ...row, attempts: 0 })
  return id
}
