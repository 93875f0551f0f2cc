import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { DueDelivery } from './delivery-store.ts'

type Key = { merchantId: string; webhookId: string }

export interface StandingRow extends Row<
  'webhook',
  'merchant_id' | 'id' | 'url' | 'failures' | 'failing_since' | 'warned_at' | 'paused_at' | 'probes'
> {
  is_test: boolean
}

/** Counts an attempt that failed; undefined for a webhook that was removed. */
export async function countFailure(
  tx: Tx,
  { merchantId, webhookId }: Key,
  at: Date,
): Promise<StandingRow | undefined> {
  const [row] = await tx<StandingRow[]>`
    update webhook w set failures = w.failures + 1, failing_since = coalesce(w.failing_since, ${at})
      from merchant_public m
     where w.merchant_id = ${merchantId} and w.id = ${webhookId} and w.deleted_at is null and m.merchant_id = w.merchant_id
    returning w.merchant_id, w.id, w.url, w.failures, w.failing_since, w.warned_at, w.paused_at, w.probes,
              m.sandbox_of is not null as is_test`
  return row
}

/** Forgets what failed before an attempt that was taken; answers the webhook if it was paused until then. */
export async function countSuccess(
  tx: Tx,
  { merchantId, webhookId }: Key,
): Promise<Pick<StandingRow, 'merchant_id' | 'url' | 'is_test'> | undefined> {
  const [row] = await tx<(Pick<StandingRow, 'merchant_id' | 'url' | 'is_test'> & { was_paused: boolean })[]>`
    with was as materialized (
      select w.merchant_id, w.id, w.paused_at is not null as was_paused, m.sandbox_of is not null as is_test
        from webhook w join merchant_public m on m.merchant_id = w.merchant_id
       where w.merchant_id = ${merchantId} and w.id = ${webhookId} and w.deleted_at is null
         and (w.failures > 0 or w.paused_at is not null) for update of w
    )
    update webhook w set failures = 0, failing_since = null, warned_at = null, paused_at = null, probes = 0, probe_at = null
      from was where w.merchant_id = was.merchant_id and w.id = was.id
    returning w.merchant_id, w.url, was.is_test, was.was_paused`
  return row?.was_paused ? row : undefined
}

export async function markWarned(tx: Tx, { merchantId, webhookId }: Key, at: Date): Promise<void> {
  await tx`update webhook set warned_at = ${at} where merchant_id = ${merchantId} and id = ${webhookId}`
}

/** From now on its messages wait. */
export async function markPaused(
  tx: Tx,
  { merchantId, webhookId }: Key,
  { at, probeAt }: { at: Date; probeAt: Date },
): Promise<void> {
  await tx`
    update webhook set paused_at = ${at}, warned_at = coalesce(warned_at, ${at}), probes = 0, probe_at = ${probeAt}
     where merchant_id = ${merchantId} and id = ${webhookId}`
  await tx`
    update webhook_delivery set next_at = null
     where merchant_id = ${merchantId} and webhook_id = ${webhookId} and status = 'waiting' and event <> 'test'`
}

export async function setProbe(
  tx: Tx,
  { merchantId, webhookId }: Key,
  { probes, probeAt }: { probes: number; probeAt: Date },
): Promise<void> {
  await tx`
    update webhook set probes = ${probes}, probe_at = ${probeAt}
     where merchant_id = ${merchantId} and id = ${webhookId} and paused_at is not null`
}

/** What waited falls due, each in its turn and with all its attempts before it. */
export async function releaseWaiting(tx: Tx, { merchantId, webhookId }: Key, at: Date): Promise<void> {
  await tx`
    update webhook_delivery set next_at = ${at}, retries_from = attempts
     where merchant_id = ${merchantId} and webhook_id = ${webhookId} and status = 'waiting'`
}

/** Resumes one by hand; false when it is not paused. */
export async function resumeWebhook(tx: Tx, { merchantId, webhookId }: Key): Promise<boolean> {
  const resumed = await tx`
    update webhook set failures = 0, failing_since = null, warned_at = null, paused_at = null, probes = 0, probe_at = null
     where merchant_id = ${merchantId} and id = ${webhookId} and deleted_at is null and paused_at is not null`
  return resumed.count === 1
}

export type Probe = Row<'webhook', 'merchant_id' | 'id'> & {
  /** Its oldest message; null when nothing waits. */
  delivery_id: DueDelivery['id'] | null
  attempts: number | null
}

/**
 * Takes the paused webhooks that are to be tried, with what they are tried with; again at `next`. Needs reach
 * across tenants.
 */
export function takeProbes(tx: Tx, at: Date, next: Date, most: number): Promise<Probe[]> {
  return tx<Probe[]>`
    with due as materialized (
      select merchant_id, id from webhook
       where paused_at is not null and deleted_at is null and probe_at <= ${at}
       order by probe_at limit ${most} for update skip locked
    ), taken as (
      update webhook w set probe_at = ${next} from due
       where w.merchant_id = due.merchant_id and w.id = due.id
      returning w.merchant_id, w.id
    )
    select t.merchant_id, t.id, d.id as delivery_id, d.attempts
      from taken t left join lateral (
        select id, attempts from webhook_delivery
         where merchant_id = t.merchant_id and webhook_id = t.id and status = 'waiting' and event <> 'test'
         order by position limit 1) d on true`
}
