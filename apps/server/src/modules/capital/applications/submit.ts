import { isEditable } from '@daftar/rules/capital/applications/application-status'
import { missingSteps } from '@daftar/rules/capital/applications/step-order'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { submitForReview } from './submit-for-review.ts'
import { findOffer, isTakeable } from '../offers/index.ts'
import { stepsOf } from './steps.ts'
import type { ApplicationRow } from './store.ts'

/** Hands an application in: complete, on an offer that stands, with statements that cover the months (DEC-APPL-1, DEC-WIZ-6). */
export async function submitApplication(
  tx: Tx,
  row: ApplicationRow,
  personId: string,
  at: Date,
): Promise<Refusal | null> {
  if (!isEditable(row.status)) return refuse('wrong_status')
  if (row.form !== 'wizard') return refuse('wrong_form')
  const offer = await findOffer(tx, row.merchant_id, row.offer_id)
  if (!offer || !isTakeable(offer, at)) return refuse('offer_inactive')
  const missing = missingSteps(await stepsOf(tx, row))
  if (missing.length > 0)
    return refuse('steps_incomplete', {
      fields: Object.fromEntries(missing.map((name) => [name, 'required'])),
    })
  return submitForReview(tx, row, offer, { personId, at })
}
