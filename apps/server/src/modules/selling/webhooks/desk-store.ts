import { searchPrefixes } from '@daftar/rules/orders/order-search'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { AttemptRow, DeliveryRow } from './delivery-store.ts'

export interface ListedDelivery extends DeliveryRow, Row<'webhook', 'url'> {
  is_webhook_removed: boolean
  order_number: Column<'order_public', 'number'> | null
}

export interface DeliveryFilter {
  merchantIds: readonly string[]
  status: string | null
  event: string | null
  /** Id of a payment, or the beginning of an order's number or reference. */
  search: string | null
  before: PagePosition | null
  size: number
}

/** What these tenants were sent, the newest first. */
export function listDeliveries(tx: ReadTx, filter: DeliveryFilter): Promise<ListedDelivery[]> {
  const { search, before } = filter
  return tx<ListedDelivery[]>`
    ${deliveries(tx)}
     where d.merchant_id = any (${[...filter.merchantIds]})
       and (${filter.status}::text is null or d.status = ${filter.status})
       and (${filter.event}::text is null or d.event = ${filter.event})
       ${search === null ? tx`` : ofOrders(tx, filter.merchantIds, search)}
       and (${before?.at ?? null}::timestamptz is null
            or (d.created_at, d.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::text))
     order by d.created_at desc, d.id desc limit ${filter.size + 1}`
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
  return text && `${text.replace(/[\\%_]/g, '\\$&')}%`
}

export async function findDelivery(
  tx: ReadTx,
  merchantIds: readonly string[],
  id: string,
): Promise<ListedDelivery | undefined> {
  const [row] = await tx<ListedDelivery[]>`
    ${deliveries(tx)} where d.merchant_id = any (${[...merchantIds]}) and d.id = ${id}`
  return row
}

function deliveries(tx: ReadTx) {
  return tx`
    select d.*, w.url, w.deleted_at is not null as is_webhook_removed, p.number as order_number
      from webhook_delivery d
      join webhook w on w.merchant_id = d.merchant_id and w.id = d.webhook_id
      left join order_public p on p.merchant_id = d.merchant_id and p.id = d.order_id`
}

export function attemptsOf(tx: ReadTx, merchantId: string, id: string): Promise<AttemptRow[]> {
  return tx<AttemptRow[]>`
    select number, at, duration_ms, status_code, error, answer from webhook_attempt
     where merchant_id = ${merchantId} and delivery_id = ${id} order by number`
}

export interface WebhookOfMerchant extends Row<
  'webhook',
  'merchant_id' | 'id' | 'url' | 'header_title' | 'created_at'
> {
  store_code: Column<'store_public', 'code'>
}

export function webhooksOfTenants(tx: Tx, merchantIds: readonly string[]): Promise<WebhookOfMerchant[]> {
  return tx<WebhookOfMerchant[]>`
    select w.merchant_id, w.id, s.code as store_code, w.url, w.header_title, w.created_at
      from webhook w join store_public s on s.merchant_id = w.merchant_id and s.id = w.store_id
     where w.merchant_id = any (${[...merchantIds]}) and w.deleted_at is null order by w.created_at, w.id`
}
