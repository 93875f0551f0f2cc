import type { BodyOf } from '@daftar/contract'
import { mayDecide } from '@daftar/rules/access/four-eyes'
import { canMove } from '@daftar/rules/status/transitions'
import { offerTransitions } from '@daftar/rules/capital/offers/offer-status'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import type { OfferDependencies } from './dependencies.ts'
import { endOf, type NewOffer } from './insert.ts'
import { notifyOwners } from './messages.ts'
import { moveOffer } from './move.ts'
import { findOffer, leastOf, type OfferRow } from './store.ts'

interface Deciding {
  held: { merchant_id: string; id: string }
  body: BodyOf<'offers.decide'>
  staffId: string
  at: Date
}

/**
 * Decides a proposed offer (docs/decisions/0057): always a second person approves it, from when its 30 days
 * run and its merchant has a letter; who proposed it may take it back. Of any number of decisions one takes
 * effect.
 */
export async function decideOffer(
  tx: Tx,
  deps: OfferDependencies,
  { held, body, staffId, at }: Deciding,
): Promise<'done' | Refusal> {
  const row = await findOffer(tx, held.merchant_id, held.id)
  if (!row) return refuse('not_found')
  const to = body.decision === 'approve' ? 'active' : 'withdrawn'
  if (row.status !== 'proposed' || !canMove(offerTransitions, row.status, to, 'staff'))
    return refuse('wrong_status')
  const isTakenBack = to === 'withdrawn'
  if (!mayDecide('heavy_offer', { firstId: row.made_by, staffId, isTakenBack })) return refuse('own_proposal')
  const expiresAt = endOf(row.currency, at)
  const approval = to === 'active' ? { approved_by: staffId, expires_at: expiresAt } : {}
  const move = { from: row.status, to, actor: 'staff', actorId: staffId, detail: body.note, at } as const
  const ids = { merchantId: row.merchant_id, id: row.id }
  if (!(await moveOffer(tx, ids, move, approval))) return refuse('wrong_status')
  if (to === 'active') await notifyOwners(tx, deps, [{ ...newOfferOf(row), id: row.id, expiresAt }])
  return 'done'
}

function newOfferOf(row: OfferRow): NewOffer {
  return {
    merchantId: row.merchant_id,
    storeId: row.store_id,
    currency: row.currency,
    amountMinor: row.amount_minor,
    leastMinor: leastOf(row),
    tenor: row.tenor,
    tags: row.tags,
    form: row.form,
    discountPercentHundredths: row.discount_percent_hundredths,
    paysOffAdvanceId: row.pays_off_advance_id,
    sizedOnMinor: null,
    madeBy: row.made_by,
    burdenPercentHundredths: null,
    burdenReason: row.burden_reason,
  }
}
