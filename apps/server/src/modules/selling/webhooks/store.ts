import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, type Column, type Row, values } from '../../../platform/database/rows.ts'
import { moveStatuses } from '../../../platform/status/move.ts'
import { deliveryMachine } from './machine.ts'

export type WebhookRow = Row<
  'webhook',
  | 'merchant_id'
  | 'id'
  | 'store_id'
  | 'url'
  | 'header_title'
  | 'header_value_sealed'
  | 'secret_sealed'
  | 'previous_secret_sealed'
  | 'previous_secret_until'
  | 'probe_at'
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

export async function insertWebhook(
  tx: Tx,
  row: Omit<WebhookRow, 'previous_secret_sealed' | 'previous_secret_until' | 'probe_at'>,
): Promise<void> {
  await tx`insert into webhook ${values(tx, 'webhook', row)}`
}

export async function changeWebhook(
  tx: Tx,
  { merchant_id, id }: Pick<WebhookRow, 'merchant_id' | 'id'>,
  change: Partial<Omit<WebhookRow, 'merchant_id' | 'id' | 'store_id' | 'created_at'>>,
): Promise<void> {
  await tx`
    update webhook set ${changes(tx, 'webhook', change)}
     where merchant_id = ${merchant_id} and id = ${id} and deleted_at is null`
}

/** Removes a webhook and gives up what it was still to be sent. */
export async function removeWebhook(
  tx: Tx,
  { merchant_id: merchantId, id }: Pick<WebhookRow, 'merchant_id' | 'id'>,
  { personId, at }: { personId: string; at: Date },
): Promise<void> {
  await tx`
    update webhook set deleted_at = ${at} where merchant_id = ${merchantId} and id = ${id} and deleted_at is null`
  const waiting = await tx<Row<'webhook_delivery', 'merchant_id' | 'id' | 'status'>[]>`
    select merchant_id, id, status from webhook_delivery
     where merchant_id = ${merchantId} and webhook_id = ${id} and status = 'waiting' order by position for update`
  const given = { to: 'failed', actor: 'merchant', actorId: personId, at } as const
  await moveStatuses(
    tx,
    deliveryMachine,
    waiting.map((row) => ({ row, ...given })),
    { set: tx`next_at = null` },
  )
}

/**
 * The webhooks of the store an order belongs to, held until the transaction ends: one that is being removed
 * or resumed waits, and finds what was to be told.
 */
export function webhooksOfOrder(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<Pick<HeldWebhook, 'id' | 'paused_at'>[]> {
  return tx<Pick<HeldWebhook, 'id' | 'paused_at'>[]>`
    select w.id, w.paused_at from order_public p
      join webhook w on w.merchant_id = p.merchant_id and w.store_id = p.store_id and w.deleted_at is null
     where p.merchant_id = ${merchantId} and p.id = ${orderId} order by w.created_at, w.id for share of w`
}

export type HeldWebhook = Row<'webhook', 'merchant_id' | 'id' | 'store_id' | 'paused_at'>

/** Holds one webhook of these tenants in the same way; undefined when it was removed. */
export async function holdWebhook(
  tx: Tx,
  merchantIds: readonly string[],
  id: string,
): Promise<HeldWebhook | undefined> {
  const [row] = await tx<HeldWebhook[]>`
    select merchant_id, id, store_id, paused_at from webhook
     where merchant_id = any (${[...merchantIds]}) and id = ${id} and deleted_at is null for share`
  return row
}

export async function currencyOfStore(
  tx: ReadTx,
  { merchant_id, store_id }: Pick<HeldWebhook, 'merchant_id' | 'store_id'>,
): Promise<Column<'store_public', 'currency'>> {
  const [row] = await tx<Row<'store_public', 'currency'>[]>`
    select currency from store_public where merchant_id = ${merchant_id} and id = ${store_id}`
  return row!.currency
}
