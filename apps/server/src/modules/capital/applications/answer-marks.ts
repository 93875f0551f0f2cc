import type { BodyOf, FieldCode } from '@daftar/contract'
import {
  answerText,
  identityOf,
  isPhoneTarget,
  isTextTarget,
  shareOf,
  statementOf,
  type MarkReason,
  type MarkTarget,
  type TextTarget,
} from '@daftar/rules/capital/applications/marks'
import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { bankCodeOf } from '@daftar/rules/registry/iban-check'
import { hasLicenceMargin } from '@daftar/rules/registry/dates'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { MarkValue } from '@daftar/rules/review/marks'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, Refusal, RefusedError } from '../../../platform/http/refusal.ts'
import { findBank } from '../../casework/registers/index.ts'
import type { GivenAnswer } from '../../casework/review/index.ts'
import { resubmitForReview, type Submission } from './submit-for-review.ts'
import { applicationReview, type ApplicationMark } from './form-review.ts'
import { columnsWith, columnsWithIdentity, fileValue, isSameFile } from './mark-values.ts'
import type { SaveDependencies } from './save-step.ts'
import { listStatements, replaceStatements } from './statements.ts'
import { saveApplication } from './save.ts'
import type { ApplicationRow } from './store.ts'

type Patch = BodyOf<'applications.update'>
type Answer = NonNullable<Patch['answers']>[number]

/**
 * While an application is back with its merchant, only what was marked can be changed, and only to something
 * else than what stood there: nothing sent and nothing changed are refused as such, anything else that is
 * sent is none of this status (DEC-APPL-8). The new value stands in the application at once and beside the
 * old one in the mark. Null when saved.
 */
export async function answerMarks(
  tx: Tx,
  deps: SaveDependencies,
  row: ApplicationRow,
  { answers = [], ...others }: Patch,
  answered: Submission,
): Promise<Refusal | null> {
  if (Object.keys(others).some((name) => name !== 'id')) return refuse('wrong_status')
  let changed = row
  const refusal = await applicationReview.answer(tx, row, answers, answered, async (given) => {
    const value = await valueOf(tx, deps, changed, { ...given, at: answered.at })
    if (!(value instanceof Refusal)) changed = { ...changed, ...columnsOf(changed, given, value) }
    return value
  })
  if (refusal) return refusal
  const { legal_info, sign_authority, authorized_signatory, signatory_verified_at } = changed
  const { location_details, social_networks, shareholders, iban, bank_name } = changed
  const saved = await saveApplication(tx, row, {
    legal_info,
    sign_authority,
    authorized_signatory,
    signatory_verified_at,
    location_details,
    social_networks,
    shareholders,
    iban,
    bank_name: iban === row.iban ? bank_name : await bankOf(tx, changed, row),
    saved_at: answered.at,
  })
  if (!saved) throw new RefusedError('stale_version')
  return null
}

/**
 * Sends an application with marks back to the underwriter, once every mark is answered; 72 hours begin anew
 * (DEC-APPL-8).
 */
export async function resubmitAnswers(
  tx: Tx,
  row: ApplicationRow,
  submission: Submission,
): Promise<Refusal | null> {
  const problem = await applicationReview.resubmissionProblem(tx, row)
  if (problem) return problem
  return resubmitForReview(tx, row, {}, submission)
}

interface Given extends GivenAnswer<Answer, MarkReason> {
  at: Date
}

async function valueOf(
  tx: Tx,
  deps: SaveDependencies,
  row: ApplicationRow,
  given: Given,
): Promise<MarkValue | Refusal> {
  const { answer, mark, path } = given
  if (isTextTarget(answer.target))
    return textValue(answer.target, answer.text ?? '', mark, { path, row, at: given.at })
  if (!answer.url) return refuseFields({ [`${path}.url`]: 'required' })
  const before = mark.before.file?.url
  if (before && (await isSameFile(tx, row.merchant_id, before, answer.url)))
    return refuse('params_for_update_not_diff', { fields: { [`${path}.url`]: 'invalid' } })
  return answer.target === 'bank_statements' || statementOf(answer.target) !== null
    ? statementValue(tx, deps, row, given)
    : documentValue(tx, deps, row, given)
}

function textValue(
  target: TextTarget,
  given: string,
  { before }: ApplicationMark,
  { path, row, at }: { path: string; row: ApplicationRow; at: Date },
): MarkValue | Refusal {
  const field = `${path}.text`
  const found = answerText(target, isPhoneTarget(target) ? normalisePhone(given) : given)
  if ('problem' in found) return refuseFields({ [field]: found.problem })
  if (isPhoneTarget(target) && phoneProblem(found.text)) return refuseFields({ [field]: 'phone_invalid' })
  const problem = licenceProblem(target, found.text, row, at) ?? sharesProblem(target, found.text, row)
  if (problem) return refuseFields({ [field]: problem })
  if (found.text === before.text)
    return refuse('params_for_update_not_diff', { fields: { [field]: 'invalid' } })
  return { text: found.text, file: null }
}

/** The dates of a licence, as its step asks for them (KYB-56, DEC-KYB-13). */
function licenceProblem(
  target: TextTarget,
  text: string,
  { legal_info, currency }: ApplicationRow,
  at: Date,
): FieldCode | null {
  if (target !== 'licence_issue_date' && target !== 'licence_expiry_date') return null
  const today = dateInZone(at.getTime(), zoneOfCurrency(currency))
  if (target === 'licence_issue_date') return text > today ? 'date_in_future' : null
  if (text < (legal_info?.license_metadata?.issue_date ?? '')) return 'date_before_issue'
  const expiry = parseCalendarDate(text)
  return expiry && hasLicenceMargin(expiry, today) ? null : 'licence_expires_soon'
}

/** No more than a hundred together (DEC-KYB-19). */
function sharesProblem(target: TextTarget, text: string, { shareholders }: ApplicationRow): FieldCode | null {
  const owner = shareOf(target)
  if (owner === null) return null
  const others = (shareholders ?? []).filter((_, index) => index + 1 !== owner)
  const taken = others.reduce((sum, { value }) => sum + value, 0)
  return Number(text) + taken > 100 ? 'share_above_maximum' : null
}

/**
 * The bank of another IBAN: by its code, else as it was answered, else of the same bank as before; where
 * nobody has said it, it is asked for.
 */
async function bankOf(tx: Tx, changed: ApplicationRow, before: ApplicationRow): Promise<string> {
  const known = changed.iban === null ? undefined : await findBank(tx, changed.iban)
  if (known) return known.name
  const isSameBank = bankCodeOf(changed.iban ?? '')?.code === bankCodeOf(before.iban ?? '')?.code
  return isSameBank || changed.bank_name !== before.bank_name ? changed.bank_name : ''
}

async function documentValue(
  tx: Tx,
  deps: SaveDependencies,
  row: ApplicationRow,
  { answer: { url = '' }, path }: Given,
): Promise<MarkValue | Refusal> {
  const found = await deps.files.find(tx, row.merchant_id, url)
  return found ? fileValue(tx, row.merchant_id, url) : refuseFields({ [`${path}.url`]: 'not_your_file' })
}

/**
 * A statement in the place of the marked one, or beside the others; looked into as in the wizard (DEC-WIZ-9).
 */
async function statementValue(
  tx: Tx,
  deps: SaveDependencies,
  row: ApplicationRow,
  { answer: { url = '', password }, mark, path, at }: Given,
): Promise<MarkValue | Refusal> {
  const standing = mark.after?.file?.url ?? statementOf(mark.target)
  const kept = (await listStatements(tx, row.merchant_id, row.id)).map(({ file_id }) => file_id)
  for (const other of kept)
    if (other !== standing && (await isSameFile(tx, row.merchant_id, other, url)))
      return refuse('params_for_update_not_diff', { fields: { [`${path}.url`]: 'invalid' } })
  const urls = standing === null ? [...kept, url] : kept.map((file) => (file === standing ? url : file))
  const problems = await replaceStatements(
    tx,
    deps,
    { merchantId: row.merchant_id, applicationId: row.id, at },
    urls.map((file) => (file === url ? { url: file, password } : { url: file })),
  )
  const place = `bank_statements.${urls.indexOf(url)}`
  const fields = Object.fromEntries(
    Object.entries(problems).map(([field, code]): [string, FieldCode] => [field.replace(place, path), code]),
  )
  return Object.keys(fields).length > 0 ? refuseFields(fields) : fileValue(tx, row.merchant_id, url)
}

function columnsOf(
  row: ApplicationRow,
  { answer: { target }, mark }: Pick<Given, 'answer' | 'mark'>,
  { text, file }: MarkValue,
): Partial<ApplicationRow> {
  if (target === 'bank_statements' || statementOf(target) !== null) return {}
  const identity = identityOf(target)
  if (identity !== null)
    return columnsWithIdentity(row, mark.after?.file?.url ?? identity, file?.url ?? identity)
  return columnsWith(
    row,
    target as Exclude<MarkTarget, 'bank_statements' | `statement:${string}` | `identity:${string}`>,
    text ?? file?.url ?? '',
  )
}
