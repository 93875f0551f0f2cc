import type { OfferStatus } from '@daftar/rules/capital/offers/offer-status'
import type { Tx } from '../../../platform/database/database.ts'
import { moveStatus, type Cause, type Columns } from '../../../platform/status/move.ts'
import { offerMachine } from './machine.ts'
import type { OfferRow } from './store.ts'

export interface OfferMove extends Cause {
  from: OfferStatus
  to: OfferStatus
  /** Why; of a withdrawal it is kept with the offer. */
  detail: string
}

type MovedOffer = { merchantId: string; id: string }

/**
 * Moves an offer that still has the status it is expected to have (DEC-OFR-2); false when somebody was
 * faster.
 */
export async function moveOffer(
  tx: Tx,
  { merchantId, id }: MovedOffer,
  { from, to, ...cause }: OfferMove,
  more: Columns<OfferRow> = {},
): Promise<boolean> {
  const row = { merchant_id: merchantId, id, status: from }
  const set = to === 'withdrawn' ? { ...more, ...withdrawal(cause) } : more
  return (await moveStatus(tx, offerMachine, row, { to, set, ...cause })) === 'moved'
}

function withdrawal({ actor, actorId, detail, at }: Omit<OfferMove, 'from' | 'to'>) {
  const byPerson = actor === 'staff' || actor === 'reviewer'
  return { withdrawn_reason: detail, withdrawn_by: byPerson ? actorId : '', withdrawn_at: at }
}
