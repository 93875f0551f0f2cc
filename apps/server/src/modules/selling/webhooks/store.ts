import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, type Row, values } from '../../../platform/database/rows.ts'

export type WebhookRow = Row<
  'webhook',
  | 'merchant_id'
  | 'id'
  | 'store_id'
  | 'url'
  | 'header_title'
  | 'header_value_sealed'
  | 'secret_sealed'
  | 'created_at'
  | 'updated_at'
>

/** The store a code names, its own or another one of it. */
export async function findStoreId(tx: ReadTx, merchantId: string, code: string): Promise<string | undefined> {
  const [row] = await tx<Row<'store_public', 'id'>[]>`
    select id from store_public where merchant_id = ${merchantId} and ${code} in (select unnest(array[code] || aliases))`
  return row?.id
}

export function listWebhooks(tx: ReadTx, merchantId: string, storeId: string): Promise<WebhookRow[]> {
  return tx<WebhookRow[]>`
    select * from webhook where merchant_id = ${merchantId} and store_id = ${storeId} and deleted_at is null
     order by created_at, id`
}

export async function findWebhook(
  tx: ReadTx,
  merchantId: string,
  storeId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await tx<WebhookRow[]>`
    select * from webhook
     where merchant_id = ${merchantId} and store_id = ${storeId} and id = ${id} and deleted_at is null`
  return row
}

export async function insertWebhook(tx: Tx, row: WebhookRow): Promise<void> {
  await tx`insert into webhook ${values(tx, 'webhook', row)}`
}

export async function changeWebhook(
  tx: Tx,
  { merchant_id, id }: Pick<WebhookRow, 'merchant_id' | 'id'>,
  change: Partial<Pick<WebhookRow, 'url' | 'header_title' | 'header_value_sealed' | 'updated_at'>>,
): Promise<void> {
  await tx`
    update webhook set ${changes(tx, 'webhook', change)}
     where merchant_id = ${merchant_id} and id = ${id} and deleted_at is null`
}

/** Removes a webhook and gives up what it was still to be sent. */
export async function removeWebhook(tx: Tx, merchantId: string, id: string, at: Date): Promise<void> {
  await tx`
    update webhook set deleted_at = ${at} where merchant_id = ${merchantId} and id = ${id} and deleted_at is null`
  await tx`
    update webhook_delivery set status = 'failed', next_at = null
     where merchant_id = ${merchantId} and webhook_id = ${id} and status = 'waiting'`
}

/**
 * The webhooks of the store an order belongs to, held until the transaction ends: one that is being removed is told
 * nothing more, and a removal that comes later finds what was to be told and gives it up.
 */
export function webhooksOfOrder(tx: Tx, merchantId: string, orderId: string): Promise<{ id: string }[]> {
  return tx<Row<'webhook', 'id'>[]>`
    select w.id from order_public p
      join webhook w on w.merchant_id = p.merchant_id and w.store_id = p.store_id and w.deleted_at is null
     where p.merchant_id = ${merchantId} and p.id = ${orderId} order by w.created_at, w.id for share of w`
}

/** Holds one webhook in the same way; false when it was removed. */
export async function holdWebhook(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const rows = await tx`
    select from webhook where merchant_id = ${merchantId} and id = ${id} and deleted_at is null for share`
  return rows.length > 0
}
