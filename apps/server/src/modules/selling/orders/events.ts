import type { OrderEvent } from '@daftar/contract/endpoints/selling/orders-shapes'
import { knownMessages, type KnownMessage } from '@daftar/rules/disputes/evidence'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { OrderCommand, OrderActor } from './command.ts'

export interface NewOrderEvent extends OrderCommand {
  kind: OrderEvent['kind']
  amountMinor?: bigint
  detail?: Record<string, string>
}

/** A line of the order's timeline; it is never changed. */
export async function recordOrderEvent(tx: Tx, event: NewOrderEvent): Promise<void> {
  await tx`insert into order_event ${values(tx, 'order_event', {
    merchant_id: event.merchantId,
    order_id: event.orderId,
    id: newUuid(event.at),
    kind: event.kind,
    at: event.at,
    actor_kind: event.by.kind,
    actor_id: event.by.id,
    actor_name: event.by.name,
    amount_minor: event.amountMinor ?? null,
    detail: event.detail ?? {},
  })}`
}

/** An order that a set moved, and when. */
export interface MovedOrder extends Row<'orders', 'merchant_id' | 'id' | 'amount_minor'> {
  at: Date
}

/** The same line for each of many orders, in one statement. */
export async function recordOrderEvents(
  tx: Tx,
  kind: OrderEvent['kind'],
  by: OrderActor,
  orders: readonly MovedOrder[],
  detail: Record<string, string> = {},
): Promise<void> {
  if (orders.length === 0) return
  const rows = orders.map(({ merchant_id, id, amount_minor, at }) => ({
    merchant_id,
    order_id: id,
    id: newUuid(at),
    kind,
    at,
    actor_kind: by.kind,
    actor_id: by.id,
    actor_name: by.name,
    amount_minor: String(amount_minor),
    detail,
  }))
  await tx`
    insert into order_event
    select * from jsonb_populate_recordset(null::order_event, ${tx.json(rows)})`
}

export interface ToldShopper extends Row<'order_event', 'at'> {
  kind: KnownMessage
}

/**
 * What the product sent to the shopper of an order for its shop, and when it was opened first; the oldest
 * first.
 */
export function messagesOf(
  tx: ReadTx,
  order: Pick<Row<'orders', 'merchant_id' | 'id'>, 'merchant_id' | 'id'>,
) {
  return tx<ToldShopper[]>`
    select kind, at from order_event
     where merchant_id = ${order.merchant_id} and order_id = ${order.id} and kind = any (${[...knownMessages]})
     order by at, id`
}
