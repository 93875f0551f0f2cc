import type { OrderEvent } from '@daftar/contract/endpoints/orders-shapes'
import type { Tx } from '../../../platform/database/database.ts'
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
