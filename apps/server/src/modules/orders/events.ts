import type { OrderEvent } from '@daftar/contract/endpoints/order-shapes'
import type { Tx } from '../../platform/database/database.ts'
import { newUuid } from '../../platform/ids.ts'
import type { OrderAct } from './parts.ts'

export interface NewOrderEvent extends OrderAct {
  kind: OrderEvent['kind']
  amountMinor?: bigint
  detail?: Record<string, string>
}

/** A line of the order's timeline; it is never changed. */
export async function recordOrderEvent(tx: Tx, event: NewOrderEvent): Promise<void> {
  await tx`insert into purchase_event ${tx({
    merchant_id: event.merchantId,
    purchase_id: event.orderId,
    id: newUuid(event.at),
    kind: event.kind,
    at: event.at,
    actor_kind: event.by.kind,
    actor_id: event.by.id,
    actor_name: event.by.name,
    amount_minor: event.amountMinor ?? null,
    detail: tx.json(event.detail ?? {}),
  } as never)}`
}
