import { isEditable } from '@daftar/rules/capital/applications/application-status'
import { incompleteKybSteps } from '@daftar/rules/capital/kyb/steps'
import { needsVerification } from '@daftar/rules/capital/offers/offer'
import type { StepName } from '@daftar/rules/capital/applications/steps'
import { missingSteps } from '@daftar/rules/capital/applications/step-order'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { submitForReview } from './submit-for-review.ts'
import { findOffer, isTakeable } from '../offers/index.ts'
import { kybStepsOf } from './kyb-state.ts'
import { stepsOf } from './steps.ts'
import type { ApplicationRow } from './store.ts'

/**
 * Hands an application in: complete, on an offer that stands, with statements that cover the months
 * (DEC-APPL-1, DEC-WIZ-6).
 */
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
  if (needsVerification(offer.tags)) {
    const refusal = kybProblem(row, missing)
    if (refusal) return refusal
  }
  if (missing.length > 0)
    return refuse('steps_incomplete', {
      fields: Object.fromEntries(missing.map((name) => [name, 'required'])),
    })
  return submitForReview(tx, row, offer, { personId, at })
}

/**
 * What keeps a business verification from being handed in: its own steps by name, then a phone nobody
 * confirmed (DEC-KYB-28).
 */
function kybProblem(row: ApplicationRow, missing: readonly StepName[]): Refusal | null {
  const incomplete = incompleteKybSteps(kybStepsOf(row))
  if (incomplete.length > 0)
    return refuse('kyb_incomplete', {
      fields: Object.fromEntries(
        [...missing.filter((name) => name !== 'kyb_legal_info'), ...incomplete].map((name) => [
          name,
          'required',
        ]),
      ),
    })
  return row.status === 'verified' ? null : refuse('signatory_unverified')
}
