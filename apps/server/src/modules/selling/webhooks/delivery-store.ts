import type { WebhookPayment } from '@daftar/contract/endpoints/public-api-shapes'
import type { Tx } from '../../../platform/database/database.ts'
import { changes, type Row, values } from '../../../platform/database/rows.ts'
import type { WebhookRow } from './store.ts'

export type DeliveryRow = Row<
  'webhook_delivery',
  | 'merchant_id'
  | 'id'
  | 'webhook_id'
  | 'order_id'
  | 'event'
  | 'status'
  | 'attempts'
  | 'next_at'
  | 'delivered_at'
  | 'sent_as'
  | 'replay_of'
  | 'replayed_by'
  | 'created_at',
  {
    body: WebhookPayment
  }
>

type New = Omit<DeliveryRow, 'status' | 'attempts' | 'delivered_at'>

export async function insertDelivery(tx: Tx, row: New): Promise<void> {
  await tx`insert into webhook_delivery ${values(tx, 'webhook_delivery', { ...row, body: row.body, status: 'waiting' })}`
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

export type AttemptRow = Row<
  'webhook_attempt',
  'number' | 'at' | 'duration_ms' | 'status_code' | 'error' | 'answer'
>

/** Notes what came of an attempt; a delivery that was given up meanwhile stays so. */
export async function finishAttempt(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
  attempt: AttemptRow,
  outcome: Pick<DeliveryRow, 'status' | 'next_at' | 'delivered_at'>,
): Promise<void> {
  await Promise.all([
    tx`insert into webhook_attempt ${values(tx, 'webhook_attempt', { merchant_id: merchantId, delivery_id: id, ...attempt })}
       on conflict do nothing`,
    tx`update webhook_delivery set ${changes(tx, 'webhook_delivery', outcome)}
        where merchant_id = ${merchantId} and id = ${id} and status = 'waiting' and attempts = ${attempt.number}`,
  ])
}

export type DueDelivery = Pick<DeliveryRow, 'merchant_id' | 'id' | 'webhook_id' | 'attempts'>

/** Gives an attempt back that was broken off from our side: it does not count, and is due at once. */
export async function returnAttempt(
  tx: Tx,
  { merchantId, id, attempts }: { merchantId: string; id: string; attempts: number },
  at: Date,
): Promise<void> {
  await tx`
    update webhook_delivery set attempts = attempts - 1, next_at = ${at}
     where merchant_id = ${merchantId} and id = ${id} and status = 'waiting' and attempts = ${attempts}`
}

/** Takes what fell due, of every merchant, the longest due first; due again at `next`. Needs reach across tenants. */
export async function takeDue(tx: Tx, at: Date, next: Date, most: number): Promise<DueDelivery[]> {
  return tx<DueDelivery[]>`
    with due as materialized (
      select merchant_id, id from webhook_delivery where status = 'waiting' and next_at <= ${at}
       order by next_at limit ${most} for update skip locked
    )
    update webhook_delivery d set next_at = ${next} from due
     where d.merchant_id = due.merchant_id and d.id = due.id
    returning d.merchant_id, d.id, d.webhook_id, d.attempts`
}

/** Who was ever told anything: tenants with a webhook, a removed one too. */
export async function tenantsToNotify(tx: Tx): Promise<string[]> {
  const rows = await tx<Row<'webhook', 'merchant_id'>[]>`select distinct merchant_id from webhook`
  return rows.map((row) => row.merchant_id)
}

/** Deletes what was told before an instant, its attempts with it; what still waits stays. */
export async function forgetDeliveries(
  tx: Tx,
  merchantId: string,
  before: Date,
  most: number,
): Promise<number> {
  const gone = await tx`
    delete from webhook_delivery where merchant_id = ${merchantId} and id in (
      select id from webhook_delivery
       where merchant_id = ${merchantId} and created_at < ${before} and status <> 'waiting'
       order by created_at limit ${most})`
  return gone.count
}
