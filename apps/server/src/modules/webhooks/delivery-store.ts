import type { ToldPayment } from '@daftar/contract/endpoints/public-api-shapes'
import type { Tx } from '../../platform/database/database.ts'
import type { OrderEventName } from '../orders/index.ts'
import type { WebhookRow } from './store.ts'

export interface DeliveryRow {
  merchant_id: string
  id: string
  webhook_id: string
  purchase_id: string
  event: OrderEventName
  body: ToldPayment
  status: 'waiting' | 'delivered' | 'failed'
  attempts: number
  next_at: Date | null
  delivered_at: Date | null
  sent_as: string
  replay_of: string | null
  replayed_by: string | null
  created_at: Date
}

type New = Omit<DeliveryRow, 'status' | 'attempts' | 'delivered_at'>

export async function insertDelivery(tx: Tx, row: New): Promise<void> {
  await tx`insert into webhook_delivery ${tx({ ...row, body: tx.json(row.body as never), status: 'waiting' } as never)}`
}

/** What an attempt needs. */
export type Claimed = Pick<DeliveryRow, 'id' | 'webhook_id' | 'event' | 'body' | 'sent_as' | 'attempts'> &
  Pick<WebhookRow, 'url' | 'header_title' | 'header_value_sealed' | 'secret_sealed'>

/**
 * Takes one attempt at a delivery; undefined when it was made by somebody else, or nothing is left to do. Until
 * `heldUntil` nobody else tries, unless this process dies.
 */
export async function claimDelivery(
  tx: Tx,
  { merchantId, id, attempts }: { merchantId: string; id: string; attempts: number },
  heldUntil: Date,
): Promise<Claimed | undefined> {
  const [row] = await tx<Claimed[]>`
    update webhook_delivery d set attempts = d.attempts + 1, next_at = ${heldUntil}
      from webhook w
     where d.merchant_id = ${merchantId} and d.id = ${id} and d.status = 'waiting' and d.attempts = ${attempts}
       and w.merchant_id = d.merchant_id and w.id = d.webhook_id and w.deleted_at is null
    returning d.id, d.webhook_id, d.event, d.body, d.sent_as, d.attempts, w.url, w.header_title,
              w.header_value_sealed, w.secret_sealed`
  return row
}

export interface AttemptRow {
  number: number
  at: Date
  duration_ms: number
  status_code: number | null
  error: string | null
  answer: string
}

/** Notes what came of an attempt; a delivery that was given up meanwhile stays so. */
export async function finishAttempt(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
  attempt: AttemptRow,
  outcome: Pick<DeliveryRow, 'status' | 'next_at' | 'delivered_at'>,
): Promise<void> {
  await Promise.all([
    tx`insert into webhook_attempt ${tx({ merchant_id: merchantId, delivery_id: id, ...attempt } as never)}
       on conflict do nothing`,
    tx`update webhook_delivery set ${tx(outcome as never)}
        where merchant_id = ${merchantId} and id = ${id} and status = 'waiting' and attempts = ${attempt.number}`,
  ])
}

export type DueDelivery = Pick<DeliveryRow, 'merchant_id' | 'id' | 'webhook_id' | 'attempts'>

/** What fell due, of every merchant. Needs reach across tenants. */
export function dueDeliveries(tx: Tx, at: Date, limit: number): Promise<DueDelivery[]> {
  return tx<DueDelivery[]>`
    select merchant_id, id, webhook_id, attempts from webhook_delivery
     where status = 'waiting' and next_at <= ${at} order by next_at limit ${limit}`
}
