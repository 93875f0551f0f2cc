import { canMove } from '@daftar/rules/status/transitions'
import {
  applicationTransitions,
  resubmissionsMax,
  reviewHours,
} from '@daftar/rules/capital/applications/application-status'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { reviewDeadline } from '@daftar/rules/review/rounds'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import { findLegalEntity } from '../../merchants/merchants/index.ts'
import { mayTake, moveOffer, type OfferRow } from '../offers/index.ts'
import { listStatements, periodProblem } from './statements.ts'
import { moveApplication } from './save.ts'
import { screenApplication } from './screening.ts'
import type { ApplicationChange, ApplicationRow } from './store.ts'

export interface Submission {
  personId: string
  at: Date
}

/**
 * Hands a complete application in, with statements that cover the months; its offer is hidden with it
 * (DEC-APPL-1, DEC-OFR-2).
 */
export async function submitForReview(
  tx: Tx,
  row: ApplicationRow,
  offer: OfferRow,
  submission: Submission,
): Promise<Refusal | null> {
  if (!(await mayTake(tx, offer))) return refuse('advance_open')
  const today = dateInZone(submission.at.getTime(), zoneOfCurrency(row.currency))
  const problem = periodProblem(await listStatements(tx, row.merchant_id, row.id), today)
  if (problem) return refuse('statements_refused', { fields: { bank_statements: problem } })
  const entity = await findLegalEntity(tx, row.merchant_id)
  await toReview(tx, row, { iban: row.iban ?? entity?.iban ?? null }, submission)
  const hidden = await moveOffer(
    tx,
    { merchantId: row.merchant_id, id: offer.id },
    {
      from: 'active',
      to: 'hidden',
      actor: 'merchant',
      actorId: submission.personId,
      detail: row.id,
      at: submission.at,
    },
  )
  if (!hidden) throw new RefusedError('offer_inactive')
  return null
}

/**
 * Hands an application that was sent back in again: its reasons are cleared and 72 hours begin anew, at most
 * three times (DEC-APPL-8). `change` is what the merchant corrected. Of two at once the second is refused as
 * in the wrong status.
 */
export async function resubmitForReview(
  tx: Tx,
  row: ApplicationRow,
  change: ApplicationChange,
  submission: Submission,
): Promise<Refusal | null> {
  if (row.status !== 'reset' || !canMove(applicationTransitions, row.status, 'submitted', 'merchant'))
    return refuse('wrong_status')
  if (row.reset_rounds >= resubmissionsMax) return refuse('wrong_status')
  await toReview(tx, row, { ...change, reasons: [], reset_rounds: row.reset_rounds + 1 }, submission)
  return null
}

async function toReview(
  tx: Tx,
  row: ApplicationRow,
  change: ApplicationChange,
  { personId, at }: Submission,
): Promise<void> {
  const set = {
    ...change,
    submitted_at: at,
    deadline_at: reviewDeadline(at, reviewHours),
    saved_at: at,
  }
  const move = { to: 'submitted', set, actor: 'merchant', actorId: personId, at } as const
  if (!(await moveApplication(tx, row, move))) throw new RefusedError('wrong_status')
  await screenApplication(tx, { ...row, ...change }, at)
}
