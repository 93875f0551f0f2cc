import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { LastAttempt } from './log-store.ts'

type Key = { merchantId: string; webhookId: string }

export interface Window {
  since: Date
  /** What was told later may still be on its way to be booked. */
  until: Date
}

export interface BookedCounts {
  told: number
  delivered: number
  read_back: number
  not_received: number
  not_read: number
}

/** Payments a webhook was told of as authorised, and which of them its shop asked for since. */
export async function countBooked(tx: ReadTx, key: Key, window: Window): Promise<BookedCounts> {
  const [row] = await tx<BookedCounts[]>`
    select count(*)::int as told, count(*) filter (where taken)::int as delivered,
           count(*) filter (where is_read)::int as read_back,
           count(*) filter (where not is_read and not taken)::int as not_received,
           count(*) filter (where not is_read and taken)::int as not_read
      from (${told(tx, key, window)}) t`
  return row!
}

export interface MissedRow extends Row<
  'order_public',
  'id' | 'number' | 'reference' | 'amount_minor' | 'currency'
> {
  told_at: Date
  taken: boolean
  /** The message that can be sent once more; null while one still waits. */
  delivery_id: string | null
}

/**
 * Those its shop never asked for, the newest first; without those whose message it took, where
 * `onlyNotReceived`.
 */
export function listMissed(
  tx: ReadTx,
  key: Key,
  window: Window,
  { onlyNotReceived, most }: { onlyNotReceived: boolean; most: number },
): Promise<MissedRow[]> {
  return tx<MissedRow[]>`
    select p.id, p.number, p.reference, p.amount_minor, p.currency, t.told_at, t.taken,
           case when t.waits then null else t.delivery_id end as delivery_id
      from (${told(tx, key, window)}) t
      join order_public p on p.merchant_id = ${key.merchantId} and p.id = t.order_id
     where not t.is_read and (not ${onlyNotReceived} or not t.taken)
     order by t.told_at desc, p.id limit ${most}`
}

/**
 * A payment counts as read when its shop asked for it, or acted on it, at any time after it was authorised.
 */
function told(tx: ReadTx, { merchantId, webhookId }: Key, { since, until }: Window) {
  return tx`
    select d.order_id, min(d.created_at) as told_at, bool_or(d.status = 'delivered') as taken,
           bool_or(d.status = 'waiting') as waits, max(d.id) as delivery_id,
           coalesce(min(r.read_at) >= min(d.created_at), false) as is_read
      from webhook_delivery d
      left join webhook_read_back r on r.merchant_id = d.merchant_id and r.order_id = d.order_id
     where d.merchant_id = ${merchantId} and d.webhook_id = ${webhookId} and d.event = 'authorize'
       and d.created_at >= ${since} and d.created_at < ${until}
     group by d.order_id`
}

/** The last attempts at a webhook since an instant. */
export function recentAttempts(
  tx: ReadTx,
  { merchantId, webhookId }: Key,
  since: Date,
  most: number,
): Promise<LastAttempt[]> {
  return tx<LastAttempt[]>`
    select a.at, a.status_code, a.error, a.duration_ms from webhook_delivery d
      join webhook_attempt a on a.merchant_id = d.merchant_id and a.delivery_id = d.id
     where d.merchant_id = ${merchantId} and d.webhook_id = ${webhookId}
       and (d.created_at >= ${since} or d.status = 'waiting') and a.at >= ${since}
     order by a.at desc limit ${most}`
}

/** Where the shoppers of a store were sent back to last; null where no session said so. */
export async function ownAddressOf(tx: ReadTx, { merchantId, webhookId }: Key): Promise<string | null> {
  const [row] = await tx<Row<'checkout_session_public', 'success_url'>[]>`
    select s.success_url from (
        select order_id, success_url, created_at from checkout_session_public
         where merchant_id = ${merchantId} and success_url is not null order by created_at desc limit 200) s
      join order_public p on p.merchant_id = ${merchantId} and p.id = s.order_id
      join webhook w on w.merchant_id = p.merchant_id and w.store_id = p.store_id
     where w.id = ${webhookId} order by s.created_at desc limit 1`
  return row?.success_url ?? null
}
