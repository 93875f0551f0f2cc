import { offerTransitions, type OfferStatus } from '@daftar/rules/capital/offers/offer-status'
import type { Actor } from '@daftar/rules/status/actors'
import { canMove } from '@daftar/rules/status/transitions'
import type { Tx } from '../../../platform/database/database.ts'
import { recordChange } from '../../../platform/status-changes.ts'

export interface OfferMove {
  from: OfferStatus
  to: OfferStatus
  actor: Actor
  actorId: string
  /** Why; of a withdrawal it is kept with the offer. */
  detail: string
  at: Date
}

type MovedOffer = { merchantId: string; id: string }

/**
 * Moves an offer that still has the status it is expected to have, and keeps who moved it and why (DEC-OFR-2). False when
 * somebody was faster; a move the rules do not know, or not for this actor, is a mistake of the caller.
 */
export async function moveOffer(tx: Tx, { merchantId, id }: MovedOffer, move: OfferMove): Promise<boolean> {
  const { from, to, actor, actorId, detail, at } = move
  if (!canMove(offerTransitions, from, to, actor))
    throw new Error(`an offer does not go from ${from} to ${to} by ${actor}`)
  const withdrawn = to === 'withdrawn'
  const byPerson = actor === 'staff' || actor === 'reviewer'
  const done = await tx`
    update offer set status = ${to},
           withdrawn_reason = ${withdrawn ? detail : ''},
           withdrawn_by = ${withdrawn && byPerson ? actorId : ''},
           withdrawn_at = ${withdrawn ? at : null}
     where merchant_id = ${merchantId} and id = ${id} and status = ${from}`
  if (done.count === 0) return false
  await recordChange(tx, {
    merchantId,
    subject: 'offer',
    subjectId: id,
    from,
    to,
    actor,
    actorId,
    detail,
    at,
  })
  return true
}
