import { canMove } from '@daftar/rules/status/transitions'
import { applicationTransitions, reviewHours } from '@daftar/rules/capital/application-status'
import { missingSteps } from '@daftar/rules/capital/step-order'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Tx } from '../../platform/database/database.ts'
import { refuse, RefusedError, type Refusal } from '../../platform/http/refusal.ts'
import { recordChange } from '../../platform/status-changes.ts'
import { findLegalEntity } from '../merchants/index.ts'
import { findOffer, isTakeable, moveOffer } from './offers.ts'
import { listStatements, periodProblem } from './statements.ts'
import { stepsOf } from './steps.ts'
import { hasOpenLoan, saveApplication, type ApplicationRow } from './store.ts'

const hourMs = 3_600_000

/** Hands an application in: complete, on an offer that stands, with statements that cover the months (DEC-APPL-1, DEC-WIZ-6). */
export async function submitApplication(
  tx: Tx,
  row: ApplicationRow,
  personId: string,
  at: Date,
): Promise<Refusal | null> {
  if (!canMove(applicationTransitions, row.status, 'submitted', 'merchant')) return refuse('wrong_status')
  const offer = await findOffer(tx, row.merchant_id, row.offer_id)
  if (!offer || !isTakeable(offer, at)) return refuse('offer_inactive')
  if (await hasOpenLoan(tx, row.merchant_id)) return refuse('advance_open')
  const missing = missingSteps(await stepsOf(tx, row))
  if (missing.length > 0)
    return refuse('steps_incomplete', {
      fields: Object.fromEntries(missing.map((name) => [name, 'required'])),
    })
  const today = dateInZone(at.getTime(), zoneOfCurrency(row.currency))
  const problem = periodProblem(await listStatements(tx, row.merchant_id, row.id), today)
  if (problem) return refuse('statements_refused', { fields: { bank_statements: problem } })

  const entity = await findLegalEntity(tx, row.merchant_id)
  const change = {
    status: 'submitted' as const,
    submitted_at: at,
    deadline_at: new Date(at.getTime() + reviewHours * hourMs),
    iban: entity?.iban ?? null,
    saved_at: at,
  }
  if (!(await saveApplication(tx, row, change))) throw new RefusedError('wrong_status')
  if (!(await moveOffer(tx, row.merchant_id, offer.id, ['active'], 'hidden')))
    throw new RefusedError('offer_inactive')
  await recordChange(tx, {
    merchantId: row.merchant_id,
    subject: 'application',
    subjectId: row.id,
    from: row.status,
    to: 'submitted',
    actor: 'merchant',
    actorId: personId,
    at,
  })
  return null
}
