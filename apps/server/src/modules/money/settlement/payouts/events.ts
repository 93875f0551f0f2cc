import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { PayoutActor } from '../dependencies.ts'

export interface PayoutEvent {
  merchantId: string
  payoutId: string
  /** What it became. */
  status: PayoutStatus
  at: Date
  by: PayoutActor
  /** A code of `heldReasons`, or what the bank said: the merchant reads it too. */
  reason?: string
  /** What staff wrote for colleagues. */
  note?: string
}

/**
 * Keeps who made a payout what, and why. Events of one payout are numbered, so that those of one moment keep
 * their order.
 */
export async function recordEvents(tx: Tx, events: readonly PayoutEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    merchant_id: event.merchantId,
    payout_id: event.payoutId,
    status: event.status,
    at: event.at.toISOString(),
    actor_kind: event.by.kind,
    actor_id: event.by.id,
    actor_name: event.by.name,
    reason: event.reason ?? '',
    note: event.note ?? '',
  }))
  await tx`
    insert into payout_event (merchant_id, payout_id, id, status, at, actor_kind, actor_id, actor_name, reason, note)
    select e.merchant_id, e.payout_id,
           lpad(((select count(*) from payout_event o where o.merchant_id = e.merchant_id and o.payout_id = e.payout_id) + 1)::text, 4, '0'),
           e.status, e.at, e.actor_kind, e.actor_id, e.actor_name, e.reason, e.note
      from jsonb_to_recordset(${tx.json(rows)}) as e (merchant_id text, payout_id text, status text, at timestamptz,
           actor_kind text, actor_id text, actor_name text, reason text, note text)`
}

export type PayoutEventRow = Row<
  'payout_event',
  'at' | 'actor_kind' | 'actor_name' | 'reason' | 'note',
  { status: PayoutStatus }
>

/** The history of a payout, from its closing on. */
export function eventsOf(tx: ReadTx, merchantId: string, payoutId: string): Promise<PayoutEventRow[]> {
  return tx<PayoutEventRow[]>`
    select status, at, actor_kind, actor_name, reason, note from payout_event
     where merchant_id = ${merchantId} and payout_id = ${payoutId} order by id`
}
