import { needsSecond } from '@daftar/rules/access/four-eyes'
import { isScreeningDecided } from '@daftar/rules/screening/standing'
import type { BodyOf } from '@daftar/contract'
import { approvalNoteProblem } from '@daftar/rules/capital/applications/approval-reason'
import { resubmissionsMax } from '@daftar/rules/capital/applications/application-status'
import { knownResetReasons } from '@daftar/rules/capital/applications/reset-reasons'
import { parseAmount } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, refuseKeeping, Refusal, RefusedError } from '../../../platform/http/refusal.ts'
import {
  applicationReview,
  endOffer,
  forgetPasswords,
  moveApplication,
  screeningNow,
  type ApplicationRow,
} from '../applications/index.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { checkTerms, findOffer } from '../offers/index.ts'
import { approve, propose, type Approval } from './approve.ts'
import { checkCase } from './checked-case.ts'
import { valuesAskedAbout } from './corrections.ts'
import { decisionMessages } from './messages.ts'
import type { DecisionDependencies } from './dependencies.ts'
import { monthlySalesOf } from './facts.ts'
import { countResets, insertDecision } from './store.ts'

type Body = BodyOf<'decisions.decide'>

export interface DecisionCall {
  body: Body
  staff: { id: string; name: string }
  /** The version the decision was taken on. */
  ifMatch: number
  at: Date
}

/**
 * Decides a submitted application (DEC-APPL-1, DEC-APPL-3). Of any number of decisions on the same version
 * one takes effect; the others are told that the case has changed.
 */
export async function decide(
  tx: Tx,
  deps: DecisionDependencies,
  row: ApplicationRow,
  call: DecisionCall,
): Promise<Refusal | null> {
  if (row.status !== 'submitted') return refuse('wrong_status')
  if (row.version !== call.ifMatch) return refuse('stale_version')
  if (call.body.decision === 'approve') return approveOrPropose(tx, deps, row, call)
  return call.body.decision === 'reject' ? reject(tx, deps, row, call) : reset(tx, deps, row, call)
}

async function approveOrPropose(
  tx: Tx,
  deps: DecisionDependencies,
  row: ApplicationRow,
  { body, staff, at }: DecisionCall,
): Promise<Refusal | null> {
  if (row.proposal) return refuse(row.proposal.by_id === staff.id ? 'own_proposal' : 'wrong_status')
  const terms = await finalTerms(tx, row, body)
  if (terms instanceof Refusal) return terms
  const state = await screeningNow(tx, row, at)
  if (!isScreeningDecided(state)) return refuseKeeping('screening_open')
  const isListed = state === 'confirmed'
  const note = await unexplained(tx, deps, row, { note: body.note, isListed, at })
  if (note) return refuseFields({ note })
  const approval: Approval = { ...terms, note: body.note, directDebit: body.direct_debit, staff, at }
  const sum = { amountMinor: terms.amountMinor, currency: row.currency }
  if (!isListed && !needsSecond(sum, deps.fourEyesAboveMinor)) return approve(tx, deps, row, approval)
  await propose(tx, row, approval)
  return null
}

/**
 * What is wrong with the note of an approval: against a failed check, or of somebody on a list, it says why.
 */
async function unexplained(
  tx: Tx,
  deps: DecisionDependencies,
  row: ApplicationRow,
  { note, isListed, at }: { note: string; isListed: boolean; at: Date },
) {
  const merchant = await findMerchant(tx, row.merchant_id)
  if (!merchant) throw new Error(`application ${row.id} belongs to no merchant`)
  const { checks } = await checkCase(tx, deps, { row, merchant, now: at })
  return approvalNoteProblem(checks, note, isListed)
}

/** What was asked, or less; on the steps of the offer as for the merchant (DEC-APPL-3). */
async function finalTerms(
  tx: Tx,
  row: ApplicationRow,
  body: Body,
): Promise<{ amountMinor: bigint; tenor: number } | Refusal> {
  const amount = body.amount === undefined ? null : parseAmount(body.amount, row.currency)
  if (body.amount !== undefined && amount === null) return refuseFields({ amount: 'invalid' })
  const amountMinor = amount?.amountMinor ?? row.amount_minor
  const tenor = body.tenor ?? row.tenor
  if (amountMinor > row.amount_minor || tenor > row.tenor) return refuse('terms_raised')
  const offer = await findOffer(tx, row.merchant_id, row.offer_id)
  if (!offer) throw new Error(`application ${row.id} stands on no offer`)
  const checked = checkTerms(offer, body.amount ?? null, body.tenor ?? null)
  return 'fields' in checked ? refuseFields(checked.fields) : { amountMinor, tenor }
}

/** Final: the offer is withdrawn with it, and every other one the merchant has (DEC-APPL-11). */
async function reject(
  tx: Tx,
  deps: DecisionDependencies,
  row: ApplicationRow,
  call: DecisionCall,
): Promise<null> {
  await move(tx, row, 'rejected', call)
  const ending = { actor: 'reviewer', actorId: call.staff.id, detail: 'rejected', at: call.at } as const
  await endOffer(tx, row, 'withdrawn', ending)
  await deps.withdrawByRisk(tx, row.merchant_id, call.at)
  await forgetPasswords(tx, row.merchant_id, row.id)
  const email = await supportEmail(tx, deps, row)
  await decisionMessages(deps).rejected(tx, row, call.body.reasons, email)
  return null
}

/**
 * Back to the merchant to fix, at most three times (DEC-APPL-8): for a reason the fix form knows
 * (DEC-APPL-6), or the places an underwriter marked.
 */
async function reset(
  tx: Tx,
  deps: DecisionDependencies,
  row: ApplicationRow,
  call: DecisionCall,
): Promise<Refusal | null> {
  const { marks: given, reasons } = call.body
  if (given.length === 0 && knownResetReasons(reasons).length === 0)
    return refuseFields({ reasons: 'choose_option' })
  if ((await countResets(tx, row.merchant_id, row.id)) >= resubmissionsMax)
    return refuse('wrong_status', { fields: { decision: 'choose_option' } })
  const marks = await applicationReview.check(tx, row, given)
  if (marks instanceof Refusal) return marks
  await move(tx, row, 'reset', call)
  if (marks.length > 0) await applicationReview.send(tx, row, marks, { staffId: call.staff.id, at: call.at })
  const email = await supportEmail(tx, deps, row)
  await decisionMessages(deps).reset(tx, row, { reasons, marks }, email)
  return null
}

async function move(
  tx: Tx,
  row: ApplicationRow,
  to: 'rejected' | 'reset',
  { body, staff, at }: DecisionCall,
): Promise<void> {
  const reasons = [...new Set(body.reasons)]
  const set = { reasons, proposal: null, saved_at: at }
  const cause = { actor: 'reviewer', actorId: staff.id, detail: reasons.join(', '), at } as const
  if (!(await moveApplication(tx, row, { to, set, ...cause }))) throw new RefusedError('stale_version')
  await insertDecision(tx, {
    merchantId: row.merchant_id,
    applicationId: row.id,
    action: to,
    staffId: staff.id,
    reasons,
    note: body.note,
    amountMinor: row.amount_minor,
    tenor: row.tenor,
    monthlySalesMinor: to === 'rejected' ? await monthlySalesOf(tx, row.merchant_id, at) : null,
    before: to === 'reset' && body.marks.length === 0 ? await valuesAskedAbout(tx, row, reasons) : null,
    at,
  })
  await applicationReview.forget(tx, row)
}

async function supportEmail(tx: Tx, deps: DecisionDependencies, row: ApplicationRow): Promise<string> {
  const merchant = await findMerchant(tx, row.merchant_id)
  return deps.supportEmailOf(merchant?.country ?? '')
}
