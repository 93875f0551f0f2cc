import type { FieldCode } from '@daftar/contract'
import { fieldCodes } from '@daftar/contract/reasons'
import { addWorkingDays, type CalendarOf } from '@daftar/rules/calendar/working-days'
import { daysBetween } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { issuesOfSteps } from '@daftar/rules/onboarding/check-step'
import { emptyDocument, type OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { Issue } from '@daftar/rules/onboarding/issues'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import { endsAtCall, isServedCountry, stepsOf } from '@daftar/rules/onboarding/steps'
import { contactsFromSaved } from '@daftar/rules/onboarding/stored-contacts'
import { onboardingCallDays, onboardingReviewDays } from '@daftar/rules/onboarding/transitions'
import { normaliseIban } from '@daftar/rules/registry/iban'
import { isValidIban } from '@daftar/rules/registry/iban-check'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { applicantMachine } from '../../merchants/merchants/index.ts'
import { areDetailsTaken, isNameTaken, keysOf } from './conflicts.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { isChanged, onboardingReview, valueAt } from './form-review.ts'
import { onboardingMessages } from './messages.ts'
import { strangeFiles } from './named-files.ts'
import { moneyOf } from './money-of.ts'
import { screenApplication } from './screening.ts'
import { answerRound } from './round-store.ts'
import { changeForm, type ApplicationRow } from './store.ts'

const dayMs = 86_400_000

/**
 * What else is known under the names and numbers of an application. It is asked across merchants, before the
 * transaction.
 */
export interface Taken {
  version: number
  name: boolean
  details: boolean
}

export async function takenBefore(tx: ReadTx, row: ApplicationRow): Promise<Taken> {
  const keys = keysOf(contactsFromSaved(row.document))
  return {
    version: row.version,
    name: await isNameTaken(tx, keys.business_name, row.merchant_id),
    details: await areDetailsTaken(tx, keys, row.merchant_id),
  }
}

interface Submission {
  taken: Taken
  personId: string
  at: Date
}

/**
 * DEC-ONB-37: every field of the computed steps is checked; then it is with us, or, of high volume, a person
 * calls.
 */
export async function submitApplication(
  tx: Tx,
  deps: OnboardingDependencies,
  row: ApplicationRow,
  { taken, personId, at }: Submission,
): Promise<Refusal | null> {
  if (taken.version !== row.version) return refuse('stale_version')
  const document = contactsFromSaved(mirroredOnLoad(row.document))
  const problem = problemOf(row, document, taken, at) ?? (await goneFiles(tx, deps, row, document))
  if (problem) return problem
  const isCall = endsAtCall(stepsOf(document, row.is_whole))
  const days = isCall ? onboardingCallDays : onboardingReviewDays
  const deadline_at = deadlineIn(deps.calendarOf, document, days, at)
  const set = { submitted_at: at, deadline_at, ...keysOf(document) }
  if (!(await changeForm(tx, row, set))) return refuse('stale_version')
  const to = isCall ? 'partially_submitted' : 'submitted'
  if (
    (await moveStatus(tx, applicantMachine, row, { to, actor: 'merchant', actorId: personId, at })) === 'lost'
  )
    return refuse('wrong_status')
  await screenApplication(tx, row, document, at)
  await onboardingMessages(deps).received(tx, row, isCall)
  return null
}

/**
 * DEC-REV-1: it goes back to the reviewer once every section that was asked for says something else, and all
 * of it is right.
 */
export async function resubmitApplication(
  tx: Tx,
  deps: OnboardingDependencies,
  row: ApplicationRow,
  { taken, personId, at }: Submission,
): Promise<Refusal | null> {
  if (taken.version !== row.version) return refuse('stale_version')
  const marks = await onboardingReview.current(tx, row)
  const open = marks.filter((mark) => !isChanged(row, mark))
  if (open.length > 0)
    return refuse('marks_open', {
      fields: Object.fromEntries(open.map(({ target }) => [target, 'required' as const])),
    })
  const document = contactsFromSaved(mirroredOnLoad(row.document))
  const problem = problemOf(row, document, taken, at) ?? (await goneFiles(tx, deps, row, document))
  if (problem) return problem
  const answers = [...new Set(marks.map(({ target }) => target))].map((target) => ({ target }))
  const refusal = await onboardingReview.answer(tx, row, answers, { personId, at }, ({ answer }) =>
    Promise.resolve(valueAt(row, answer.target) ?? { text: '', file: null }),
  )
  if (refusal) return refusal
  await answerRound(tx, row, row.rounds + 1, at)
  const deadline_at = deadlineIn(deps.calendarOf, document, onboardingReviewDays, at)
  const set = { rounds: row.rounds + 1, submitted_at: at, deadline_at, ...keysOf(document) }
  if (!(await changeForm(tx, row, set))) return refuse('stale_version')
  const move = { to: 'in_review', actor: 'merchant', actorId: personId, at } as const
  if ((await moveStatus(tx, applicantMachine, row, move)) === 'lost') return refuse('wrong_status')
  await screenApplication(tx, row, document, at)
  await onboardingMessages(deps).received(tx, row, false)
  return null
}

function problemOf(
  row: ApplicationRow,
  document: OnboardingDocument,
  taken: Taken,
  at: Date,
): Refusal | null {
  const steps = stepsOf(document, row.is_whole)
  const country = document.basic_info.country_of_main_operations
  const issues = [...issuesOfSteps(steps, document, dateInZone(at.getTime(), zoneOf(document)))]
  if (steps.includes('bank-details') && !issues.some(({ field }) => field === 'bank_details.iban'))
    if (!isValidIban(normaliseIban(document.bank_details.iban)))
      issues.push({ field: 'bank_details.iban', code: 'iban_invalid' })
  if (issues.length > 0) return refuseFields(wireFields(issues))
  if (!isServedCountry(country)) return refuse('country_not_served')
  if (taken.name) return refuse('business_name_conflict', { fields: { 'basic_info.business_name': 'taken' } })
  return taken.details ? refuse('legal_bank_details_conflict') : null
}

/**
 * A draft that lay for long has lost its documents (decision 0096) and names them still: they are asked for
 * again.
 */
async function goneFiles(
  tx: Tx,
  { documents }: Pick<OnboardingDependencies, 'documents'>,
  { merchant_id }: Pick<ApplicationRow, 'merchant_id'>,
  after: OnboardingDocument,
): Promise<Refusal | null> {
  const gone = await strangeFiles(tx, documents, merchant_id, { before: emptyDocument(), after })
  const fields = Object.keys(gone).map((field) => [field, 'required'] as const)
  return fields.length > 0 ? refuseFields(Object.fromEntries(fields)) : null
}

/**
 * The issues by field. A browser knows them more exactly, by the same rules: what the wire has no word for is
 * `invalid`.
 */
export function wireFields(issues: readonly Issue[]): Record<string, FieldCode> {
  return Object.fromEntries(
    issues.map(({ field, code }) => [field, fieldCodes.find((known) => known === code) ?? wireCode(code)]),
  )
}

function wireCode(code: Issue['code']): FieldCode {
  return code.endsWith('_wanted') ? 'required' : 'invalid'
}

/** So many working days of the applicant's country later, at the same hour. */
export function deadlineIn(
  calendarOf: CalendarOf,
  document: OnboardingDocument,
  days: number,
  at: Date,
): Date {
  const from = dateInZone(at.getTime(), zoneOf(document))
  const to = addWorkingDays(from, days, calendarOf(moneyOf(document)))
  return new Date(at.getTime() + daysBetween(from, to) * dayMs)
}

function zoneOf(document: OnboardingDocument): string {
  return zoneOfCurrency(moneyOf(document))
}
