import { isEditable } from '@daftar/rules/capital/applications/application-status'
import { needsVerification } from '@daftar/rules/capital/offers/offer'
import type { ReadTx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import type { ApplicationRow } from '../applications/index.ts'
import { findOffer } from '../offers/index.ts'

/**
 * Why nothing of a business verification can be changed here: handed in already, or an offer that asks for
 * none (DEC-KYB-5).
 */
export async function kybProblemOf(tx: ReadTx, row: ApplicationRow): Promise<Refusal | null> {
  if (!isEditable(row.status)) return refuse('wrong_status')
  const offer = await findOffer(tx, row.merchant_id, row.offer_id)
  return row.form === 'wizard' && offer && needsVerification(offer.tags) ? null : refuse('wrong_form')
}
