import type { DisputeEnding, DisputeStatus } from '@daftar/rules/disputes/dispute'
import type { Actor } from '@daftar/rules/status/actors'
import type { Fragment, Tx } from '../../../platform/database/database.ts'
import { moveStatus, type Columns } from '../../../platform/status/move.ts'
import { contribute } from '../../money/settlement/index.ts'
import { lockOrder, type OrderActor } from '../../selling/orders/index.ts'
import { tellShopper } from './claims/tell.ts'
import type { DisputeDependencies } from './dependencies.ts'
import { tellEnded } from './letters.ts'
import { disputeMachine } from './machine.ts'
import { tellShop } from './tell-shop.ts'
import { findDispute, type DisputeRow } from './store.ts'

/** Who causes it: for the history of the dispute, and for the timeline of the order. */
export interface Causer {
  actor: Actor
  actorId: string
  by: OrderActor
}

interface End extends Causer {
  to: Extract<DisputeStatus, 'approved' | 'declined' | 'cancelled'>
  ending: DisputeEnding
  /** What the shopper gets back; nothing where the dispute is lost or taken back. */
  refundMinor: bigint | null
  set?: Columns<DisputeRow>
  /** SQL: what has to hold beside the status. */
  only?: Fragment
  at: Date
}

/**
 * Ends a dispute, whoever decides: what stood apart comes back to the merchant, and what the shopper gets is
 * refunded by the order's own refund, with its commission. The order is held first, as by whoever opens a
 * dispute or refunds. Of several at once one ends it; the others find it `lost`.
 */
export async function endDispute(
  tx: Tx,
  deps: DisputeDependencies,
  read: DisputeRow,
  end: End,
): Promise<'ended' | 'lost'> {
  const { merchant_id: merchantId, order_id: orderId, currency } = read
  const { to, ending, refundMinor, at, actor, actorId, by } = end
  await lockOrder(tx, merchantId, orderId)
  const moved = await moveStatus(tx, disputeMachine, read, {
    ...{ to, actor, actorId, at },
    ...(end.only && { only: end.only }),
    set: {
      ...end.set,
      ...{ ending, refunded_minor: refundMinor, resolved_at: at },
      ...{ proposal: null, proposed_by: null, proposed_at: null },
    },
  })
  if (moved === 'lost') return 'lost'
  await contribute(tx, {
    ...{ merchantId, kind: 'dispute_release', id: `${read.id}.released`, orderId, currency },
    ...{ amountMinor: read.disputed_minor, note: read.number, at },
  })
  if (refundMinor !== null) await refund(tx, deps, read, { refundMinor, by, at })
  const row = await findDispute(tx, read.id, merchantId)
  await tellEnded(tx, deps, row!, at)
  await tellShopper(tx, deps, row!, 'decided')
  await tellShop(tx, deps, read, to)
  return 'ended'
}

async function refund(
  tx: Tx,
  { orders }: DisputeDependencies,
  { merchant_id: merchantId, order_id: orderId, number }: DisputeRow,
  { refundMinor, by, at }: { refundMinor: bigint; by: OrderActor; at: Date },
): Promise<void> {
  const done = await orders.refundOrder(tx, {
    ...{ merchantId, orderId, amountMinor: refundMinor, by, at },
    ...{ reference: `dispute-${number}`, comment: number, isOfDispute: true },
  })
  if (!done.ok) throw new Error(`the refund of dispute ${number} was refused: ${done.reason}`)
}
