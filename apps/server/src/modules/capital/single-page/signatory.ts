import { isEditable } from '@daftar/rules/capital/applications/application-status'
import { phoneProblem } from '@daftar/rules/contact/phone'
import { signatoryCodeSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { RequestFacts } from '../../../platform/http/call.ts'
import { refuse, refuseKeeping, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import { companyNameOf, saveApplication, type ApplicationRow } from '../applications/index.ts'
import type { SinglePageDependencies } from './dependencies.ts'

interface SignatoryCall {
  at: Date
  request: Pick<RequestFacts, 'language'>
}

/**
 * Whether the phone of the signatory is known to be theirs: it answered with its code (CAPI-10), or it is the
 * confirmed phone of whoever hands the application in.
 */
export async function isSignatoryKnown(tx: Tx, row: ApplicationRow, personId: string): Promise<boolean> {
  if (row.signatory_verified_at) return true
  const [person] = await tx<Row<'person_access', 'phone'>[]>`
    select phone from person_access where id = ${personId} and not phone_unconfirmed`
  return !!person?.phone && person.phone === row.authorized_signatory?.phone
}

/** Sends a code to the signatory's phone; within two minutes the last one still holds. */
export async function sendSignatoryCode(
  tx: Tx,
  deps: SinglePageDependencies,
  row: ApplicationRow,
  { at, request }: SignatoryCall,
): Promise<{ resendAt: Date } | Refusal> {
  const phone = openPhone(row)
  if (typeof phone !== 'string') return phone
  if (phoneProblem(phone)) return refuse('invalid_phone', { fields: { 'sign.phone': 'phone_invalid' } })
  const issued = await deps.codes.issue(tx, codeTarget(row, phone), at)
  if (issued.kind === 'refused')
    return refuse('too_many_codes', { ...(issued.retryAt && { retryAt: issued.retryAt }) })
  if (issued.kind === 'issued')
    await deps.outbox.sms(tx, {
      to: phone,
      text: codeText(deps, row, issued.code, request),
      code: issued.code,
    })
  return { resendAt: issued.resendAt }
}

/** Takes the code that came to the signatory's phone (CAPI-10); answers null when the phone is confirmed. */
export async function verifySignatory(
  tx: Tx,
  deps: SinglePageDependencies,
  row: ApplicationRow,
  digits: string,
  at: Date,
): Promise<Refusal | null> {
  const phone = openPhone(row)
  if (typeof phone !== 'string') return phone
  const tried = await deps.codes.attempt(tx, codeTarget(row, phone), digits, at)
  if (tried.kind === 'refused')
    return refuse('too_many_tries', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  if (tried.kind === 'wrong') return refuseKeeping('invalid_code')
  if (!(await saveApplication(tx, row, { signatory_verified_at: at }))) throw new RefusedError('wrong_status')
  return null
}

function openPhone(row: ApplicationRow): string | Refusal {
  if (row.form !== 'single_page') return refuse('wrong_form')
  if (!isEditable(row.status)) return refuse('wrong_status')
  return row.authorized_signatory?.phone ?? ''
}

/** Counted apart from signing in and from the contract: wrong codes here lock nobody out there. */
function codeTarget(row: ApplicationRow, phone: string) {
  return {
    audience: 'merchant',
    factor: 'phone',
    contact: phone,
    device: 'signatory',
    purpose: 'contract',
    askedBy: row.id,
  } as const
}

function codeText(
  { brand, publicOrigin }: SinglePageDependencies,
  row: ApplicationRow,
  code: string,
  { language: locale }: SignatoryCall['request'],
): string {
  const product = locale === 'ar' ? brand.nameAr : brand.name
  const host = new URL(publicOrigin).hostname
  return signatoryCodeSms({ code, product, host, company: companyNameOf(row) ?? '' }, locale)
}
