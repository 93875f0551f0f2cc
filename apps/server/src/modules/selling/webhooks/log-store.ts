import { searchPrefixes } from '@daftar/rules/orders/order-search'
import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { beginningWith } from '../../../platform/database/like.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import { tenantOf } from '../api-keys/index.ts'
import type { DeliveryRow } from './machine.ts'
import type { AttemptRow } from './delivery-store.ts'
import type { WebhookReach } from './reach.ts'

export interface ListedDelivery extends DeliveryRow, Row<'webhook', 'url'> {
  is_webhook_removed: boolean
  order_number: Column<'order_public', 'number'> | null
}

export interface DeliveryFilter {
  mode?: KeyMode | undefined
  webhook?: string | undefined
  status?: string | undefined
  event?: string | undefined
  /** Id of a payment, or the beginning of an order's number or reference. */
  search?: string | undefined
}

/** What was sent, the newest first. */
export function listDeliveries(
  tx: ReadTx,
  reach: WebhookReach,
  { mode, webhook, status, event, search }: DeliveryFilter,
  { before, size }: { before: PagePosition | null; size: number },
): Promise<ListedDelivery[]> {
  const merchantIds = mode ? [tenantOf(reach.live, mode)] : reach.merchantIds
  return tx<ListedDelivery[]>`
    ${deliveries(tx, { ...reach, merchantIds })}
       ${webhook === undefined ? tx`` : tx`and d.webhook_id = ${webhook}`}
       and (${status ?? null}::text is null or d.status = ${status ?? null})
       and (${event ?? null}::text is null or d.event = ${event ?? null})
       ${search ? ofOrders(tx, merchantIds, search) : tx``}
       ${olderThan(tx, tx`d.created_at`, tx`d.id`, before)}
     order by d.created_at desc, d.id desc limit ${size + 1}`
}

/** Deliveries of the orders that are searched for, each way by its own index. */
function ofOrders(tx: ReadTx, merchantIds: readonly string[], search: string) {
  const prefixes = searchPrefixes(search, '')
  const [number, reference] = [beginning(prefixes?.number ?? null), beginning(prefixes?.reference ?? null)]
  const orders = tx`select merchant_id, id from order_public where merchant_id = any (${[...merchantIds]})`
  return tx`
       and (d.merchant_id, d.order_id) in (
         ${orders} and id = ${search}
         union all ${orders} and number like ${number}
         union all ${orders} and reference_key like ${reference})`
}

/** As a pattern; null finds nothing. */
function beginning(text: string | null): string | null {
  return text && beginningWith(text)
}

export async function findDelivery(
  tx: ReadTx,
  reach: WebhookReach,
  id: string,
): Promise<ListedDelivery | undefined> {
  const [row] = await tx<ListedDelivery[]>`${deliveries(tx, reach)} and d.id = ${id}`
  return row
}

function deliveries(tx: ReadTx, { merchantIds, storeIds }: WebhookReach) {
  return tx`
    select d.*, w.url, w.deleted_at is not null as is_webhook_removed, p.number as order_number
      from webhook_delivery d
      join webhook w on w.merchant_id = d.merchant_id and w.id = d.webhook_id
      left join order_public p on p.merchant_id = d.merchant_id and p.id = d.order_id
     where d.merchant_id = any (${[...merchantIds]}) ${ofStores(tx, storeIds)}`
}

/** Webhooks of these stores alone, where somebody is limited to them. */
function ofStores(tx: ReadTx, storeIds: readonly string[] | null) {
  return storeIds === null ? tx`` : tx`and w.store_id = any (${[...storeIds]})`
}

export function attemptsOf(tx: ReadTx, merchantId: string, id: string): Promise<AttemptRow[]> {
  return tx<AttemptRow[]>`
    select number, at, duration_ms, status_code, error, answer from webhook_attempt
     where merchant_id = ${merchantId} and delivery_id = ${id} order by number`
}

export type LastAttempt = Pick<AttemptRow, 'at' | 'status_code' | 'error' | 'duration_ms'>

export interface StandingWebhook
  extends
    Row<
      'webhook',
      | 'merchant_id'
      | 'id'
      | 'url'
      | 'header_title'
      | 'created_at'
      | 'failing_since'
      | 'warned_at'
      | 'paused_at'
      | 'probe_at'
      | 'previous_secret_until'
    >,
    Row<'store_public', 'name' | 'name_ar'> {
  store_code: Column<'store_public', 'code'>
  waiting: number
  /** The last attempt of all; of a paused one it is a probe. */
  last_attempt: (Omit<LastAttempt, 'at'> & { at: string }) | null
}

/** How webhooks stand; one of them, or all. */
export function listStanding(
  tx: ReadTx,
  { merchantIds, storeIds }: WebhookReach,
  id: string | null = null,
): Promise<StandingWebhook[]> {
  return tx<StandingWebhook[]>`
    select w.merchant_id, w.id, w.url, w.header_title, w.created_at, w.failing_since, w.warned_at, w.paused_at,
           w.probe_at, w.previous_secret_until, s.code as store_code, s.name, s.name_ar,
           (select count(*)::int from webhook_delivery d
             where d.merchant_id = w.merchant_id and d.webhook_id = w.id and d.status = 'waiting') as waiting,
           (select to_jsonb(a) from (
             select t.at, t.status_code, t.error, t.duration_ms from (
               (select merchant_id, id from webhook_delivery
                 where merchant_id = w.merchant_id and webhook_id = w.id order by created_at desc, id desc limit 20)
               union
               (select merchant_id, id from webhook_delivery
                 where merchant_id = w.merchant_id and webhook_id = w.id and status = 'waiting' order by position limit 1)
             ) d join webhook_attempt t on t.merchant_id = d.merchant_id and t.delivery_id = d.id
              order by t.at desc, t.number desc limit 1) a) as last_attempt
      from webhook w join store_public s on s.merchant_id = w.merchant_id and s.id = w.store_id
     where w.merchant_id = any (${[...merchantIds]}) and w.deleted_at is null ${ofStores(tx, storeIds)}
       and (${id}::text is null or w.id = ${id})
     order by w.created_at, w.id`
}

/**
 * What may be sent once more of a time: everything that was told once, or what failed and was not sent again
 * since.
 */
export async function deliveriesOfTime(
  tx: Tx,
  { merchant_id, id }: { merchant_id: string; id: string },
  { from, until, onlyFailed }: { from: Date; until: Date; onlyFailed: boolean },
  most: number,
): Promise<string[]> {
  const rows = await tx<Row<'webhook_delivery', 'id'>[]>`
    select d.id from webhook_delivery d
     where d.merchant_id = ${merchant_id} and d.webhook_id = ${id} and d.created_at >= ${from} and d.created_at < ${until}
       and d.event <> 'test' and d.replay_of is null and d.status <> 'waiting'
       and (not ${onlyFailed} or d.status = 'failed' and not exists (
         select from webhook_delivery r
          where r.merchant_id = d.merchant_id and r.order_id = d.order_id and r.replay_of = d.id and r.status <> 'failed'))
     order by d.position limit ${most}`
  return rows.map((row) => row.id)
}
