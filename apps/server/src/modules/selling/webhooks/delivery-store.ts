import type { Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { changeInStatus, moveStatus } from '../../../platform/status/move.ts'
import { deliveryMachine, type DeliveryRow } from './machine.ts'
import type { WebhookRow } from './store.ts'

type New = Omit<DeliveryRow, 'status' | 'attempts' | 'retries_from' | 'delivered_at'>

export async function insertDelivery(tx: Tx, row: New): Promise<void> {
  await tx`insert into webhook_delivery ${values(tx, 'webhook_delivery', { ...row, body: row.body, status: 'waiting' })}`
}

/** Copies deliveries as new ones, in the order they are named in. */
export async function insertRepeats(
  tx: Tx,
  merchantId: string,
  repeats: readonly { of: string; id: string }[],
  { by, at, nextAt }: { by: string; at: Date; nextAt: Date | null },
): Promise<void> {
  await tx`
    insert into webhook_delivery (merchant_id, id, webhook_id, order_id, event, body, status, next_at, sent_as, replay_of,
                                  replayed_by, created_at)
    select d.merchant_id, n.id, d.webhook_id, d.order_id, d.event, d.body, 'waiting', ${nextAt}, n.id, d.id, ${by}, ${at}
      from jsonb_to_recordset(${tx.json([...repeats])}) as n (of text, id text)
      join webhook_delivery d on d.merchant_id = ${merchantId} and d.id = n.of
     order by n.id`
}

/** What an attempt needs. */
export type Claimed = Pick<
  DeliveryRow,
  | 'merchant_id'
  | 'id'
  | 'webhook_id'
  | 'order_id'
  | 'event'
  | 'body'
  | 'sent_as'
  | 'attempts'
  | 'retries_from'
> &
  Pick<
    WebhookRow,
    | 'url'
    | 'header_title'
    | 'header_value_sealed'
    | 'secret_sealed'
    | 'previous_secret_sealed'
    | 'previous_secret_until'
  >

export interface Claim {
  merchantId: string
  id: string
  /** Attempts made before this one. */
  attempts: number
  /** The webhook is paused, and this one tries whether it takes messages again. */
  isProbe: boolean
}

/**
 * Takes one attempt at a delivery; undefined when it was made by somebody else, or nothing is left to do, or
 * it is not its turn: messages of one payment leave one after the other, and those of a paused webhook wait.
 * Until `heldUntil` nobody else tries, unless this process dies.
 */
export async function claimDelivery(
  tx: Tx,
  { merchantId, id, attempts, isProbe }: Claim,
  heldUntil: Date,
): Promise<Claimed | undefined> {
  const [row] = await tx<Claimed[]>`
    update webhook_delivery d set attempts = d.attempts + 1, next_at = ${heldUntil}
      from webhook w
     where d.merchant_id = ${merchantId} and d.id = ${id} and d.status = 'waiting' and d.attempts = ${attempts}
       and w.merchant_id = d.merchant_id and w.id = d.webhook_id and w.deleted_at is null
       and (w.paused_at is null or ${isProbe} or d.event = 'test') and ${isNext(tx)}
    returning d.merchant_id, d.id, d.webhook_id, d.order_id, d.event, d.body, d.sent_as, d.attempts, d.retries_from,
              w.url, w.header_title, w.header_value_sealed, w.secret_sealed, w.previous_secret_sealed,
              w.previous_secret_until`
  return row
}

/** Nothing of the same payment that was made before `d` waits for the same webhook. */
function isNext(tx: Tx) {
  return tx`not exists (
    select from webhook_delivery e
     where e.merchant_id = d.merchant_id and e.webhook_id = d.webhook_id and e.order_id = d.order_id
       and e.status = 'waiting' and e.position < d.position)`
}

export type AttemptRow = Row<
  'webhook_attempt',
  'number' | 'at' | 'duration_ms' | 'status_code' | 'error' | 'answer'
>

/** Notes what came of an attempt; a delivery that was given up meanwhile stays so. */
export async function finishAttempt(
  tx: Tx,
  { merchant_id, id }: Pick<DeliveryRow, 'merchant_id' | 'id'>,
  attempt: AttemptRow,
  { status: to, ...set }: Pick<DeliveryRow, 'status' | 'next_at' | 'delivered_at'>,
): Promise<void> {
  const row = { merchant_id, id, status: 'waiting' } as const
  const only = tx`and attempts = ${attempt.number}`
  const by = { actor: 'system', actorId: '', at: attempt.at } as const
  await Promise.all([
    tx`insert into webhook_attempt ${values(tx, 'webhook_attempt', { merchant_id, delivery_id: id, ...attempt })}
       on conflict do nothing`,
    to === 'waiting'
      ? changeInStatus(tx, deliveryMachine, row, set, only)
      : moveStatus(tx, deliveryMachine, row, { to, set, only, ...by }),
  ])
}

export type DueDelivery = Pick<DeliveryRow, 'merchant_id' | 'id' | 'webhook_id' | 'attempts'>

/** What waited for this message: the next one of the same payment, if it is not its turn later. */
export async function nextOfOrder(
  tx: Tx,
  { merchant_id, webhook_id, order_id }: Pick<DeliveryRow, 'merchant_id' | 'webhook_id' | 'order_id'>,
): Promise<DueDelivery | undefined> {
  const [row] = await tx<DueDelivery[]>`
    select merchant_id, id, webhook_id, attempts from webhook_delivery
     where merchant_id = ${merchant_id} and webhook_id = ${webhook_id} and order_id = ${order_id} and status = 'waiting'
     order by position limit 1`
  return row
}

/** Gives an attempt back that was broken off from our side: it does not count, and is due at once. */
export async function returnAttempt(
  tx: Tx,
  { merchant_id, id, attempts }: Pick<DeliveryRow, 'merchant_id' | 'id' | 'attempts'>,
  at: Date,
): Promise<void> {
  await tx`
    update webhook_delivery set attempts = attempts - 1, next_at = ${at}
     where merchant_id = ${merchant_id} and id = ${id} and status = 'waiting' and attempts = ${attempts}`
}

/**
 * Takes what fell due and whose turn it is, of every merchant, the longest due first; due again at `next`.
 * Needs reach across tenants.
 */
export async function takeDue(tx: Tx, at: Date, next: Date, most: number): Promise<DueDelivery[]> {
  const taken = await tx<(DueDelivery & Row<'webhook_delivery', 'position'>)[]>`
    with due as materialized (
      select d.merchant_id, d.id from webhook_delivery d
        join webhook w on w.merchant_id = d.merchant_id and w.id = d.webhook_id
       where d.status = 'waiting' and d.next_at <= ${at} and (w.paused_at is null or d.event = 'test') and ${isNext(tx)}
       order by d.next_at, d.position limit ${most} for update of d skip locked
    )
    update webhook_delivery d set next_at = ${next} from due
     where d.merchant_id = due.merchant_id and d.id = due.id
    returning d.merchant_id, d.id, d.webhook_id, d.attempts, d.position`
  return taken.toSorted((one, other) => (one.position < other.position ? -1 : 1))
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
