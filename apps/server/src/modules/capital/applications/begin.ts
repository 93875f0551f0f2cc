import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import type { OfferRow } from '../offers/index.ts'
import { insertApplication } from './store.ts'

/**
 * Begins an application with the form its offer is taken with; nothing happens when one is open on the offer
 * (DEC-CAPI-6).
 */
export async function beginApplication(
  tx: Tx,
  offer: OfferRow,
  asked: { amountMinor: bigint; tenor: number; personId: string; at: Date },
): Promise<void> {
  const id = newId('app')
  const inserted = await insertApplication(tx, {
    merchant_id: offer.merchant_id,
    id,
    offer_id: offer.id,
    currency: offer.currency,
    amount_minor: asked.amountMinor,
    tenor: asked.tenor,
    form: offer.form,
    created_by: asked.personId,
    created_at: asked.at,
    saved_at: asked.at,
  })
  if (!inserted) return
  await recordChange(tx, {
    merchantId: offer.merchant_id,
    subject: 'application',
    subjectId: id,
    from: null,
    to: 'draft',
    actor: 'merchant',
    actorId: asked.personId,
    at: asked.at,
  })
}
