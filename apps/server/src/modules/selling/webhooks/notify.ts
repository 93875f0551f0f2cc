import type { WebhookPayment } from '@daftar/contract/endpoints/selling/public-api-shapes'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { OrderCallback } from '../orders/index.ts'
import { loadPayments, presentWebhookPayment } from '../public-api/index.ts'
import { queueDelivery } from './deliver.ts'
import type { DeliveryRow } from './machine.ts'
import { insertDelivery, insertRepeats } from './delivery-store.ts'
import { holdWebhook, webhooksOfOrder, type HeldWebhook } from './store.ts'

/**
 * Tells the webhooks of an order's store what happened to it: deliveries and their jobs are written in the
 * order's own transaction, so a shop hears of everything that was committed and of nothing that was not.
 */
export function webhookNotifier(clock: Clock): OrderCallback {
  return async (tx, { merchantId, orderId, event, dispute }) => {
    const webhooks = await webhooksOfOrder(tx, merchantId, orderId)
    const [payment] = webhooks.length === 0 ? [] : await loadPayments(tx, merchantId, [orderId])
    if (!payment) return
    const body = { ...presentWebhookPayment(payment), ...(dispute && { dispute }) }
    const told = { merchant_id: merchantId, order_id: orderId, event, body }
    for (const webhook of webhooks) await addDelivery(tx, webhook, told, clock.now())
  }
}

/** Who sends something once more: somebody of staff or of the merchant, by their id. */
export interface Sender {
  by: string
  at: Date
}

/**
 * Sends what was told once more: as a message of its own, or as the very same one. Answers the new delivery's
 * id; null while the first one still waits, and for a webhook that was removed.
 */
export async function repeatDelivery(
  tx: Tx,
  {
    id,
    status,
    ...told
  }: Contents & Pick<DeliveryRow, 'merchant_id' | 'webhook_id' | 'id' | 'status' | 'sent_as'>,
  { as, by, at }: Sender & { as: 'again' | 'duplicate' },
): Promise<string | null> {
  const webhook =
    status === 'waiting' ? undefined : await holdWebhook(tx, [told.merchant_id], told.webhook_id)
  if (!webhook) return null
  return addDelivery(tx, webhook, told, at, {
    replay_of: id,
    replayed_by: by,
    ...(as === 'duplicate' && { sent_as: told.sent_as }),
  })
}

/**
 * Sends a message about no payment at all, to try the way to a shop; it is made once, whether the webhook is
 * paused or not.
 */
export function sendTest(
  tx: Tx,
  { merchant_id, id }: HeldWebhook,
  body: WebhookPayment,
  { by, at }: Sender,
): Promise<string> {
  const told = { merchant_id, order_id: null, event: 'test', body } as const
  return addDelivery(tx, { id, paused_at: null }, told, at, { replayed_by: by })
}

/**
 * Sends many deliveries of a webhook once more, in the order of their ids here, each as a message of its own.
 * They fall due at once, or wait with the others while the webhook is paused.
 */
export async function repeatAll(
  tx: Tx,
  { merchant_id: merchantId, paused_at: pausedAt }: HeldWebhook,
  ids: readonly string[],
  { by, at }: Sender,
): Promise<void> {
  const repeats = ids.map((of) => ({ of, id: newUuid(at) }))
  await insertRepeats(tx, merchantId, repeats, { by, at, nextAt: pausedAt ? null : at })
}

type Contents = Pick<DeliveryRow, 'merchant_id' | 'order_id' | 'event' | 'body'>
type Replay = Partial<Pick<DeliveryRow, 'sent_as' | 'replay_of' | 'replayed_by'>>

/**
 * A delivery and the job that makes it after the commit; should the job be lost, it falls due a minute later.
 * Of a paused webhook it waits with the others.
 */
async function addDelivery(
  tx: Tx,
  { id: webhookId, paused_at: pausedAt }: Pick<HeldWebhook, 'id' | 'paused_at'>,
  { merchant_id, order_id, event, body }: Contents,
  at: Date,
  replay: Replay = {},
): Promise<string> {
  const id = newUuid(at)
  const row = {
    merchant_id,
    id,
    webhook_id: webhookId,
    order_id,
    event,
    body,
    sent_as: id,
    replay_of: null,
    replayed_by: null,
    ...replay,
    next_at: pausedAt ? null : new Date(at.getTime() + 60_000),
    created_at: at,
  }
  await insertDelivery(tx, row)
  if (!pausedAt) await queueDelivery(tx, { ...row, attempts: 0 })
  return id
}
