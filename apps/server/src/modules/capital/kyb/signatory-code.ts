import { signatoryCode } from '@daftar/rules/capital/kyb/signatory'
import { phoneProblem } from '@daftar/rules/contact/phone'
import { signatoryCodeSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseKeeping, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import {
  companyNameOf,
  markCodeSent,
  moveApplication,
  type ApplicationRow,
  type KybCall,
} from '../applications/index.ts'
import type { KybDependencies } from './dependencies.ts'
import { claimPhone } from './phones.ts'

/**
 * Sends a code to the signatory's phone; within half a minute the last one still holds. Answers when it was
 * sent.
 */
export async function sendCode(
  tx: Tx,
  deps: KybDependencies,
  row: ApplicationRow,
  { at, language }: Pick<KybCall, 'at' | 'language'>,
): Promise<Date | Refusal> {
  const phone = row.authorized_signatory?.phone ?? ''
  if (phoneProblem(phone))
    return refuse('could_not_validate_phone', { fields: { 'authorized_signatory.phone': 'phone_invalid' } })
  const issued = await deps.codes.issue(tx, codeTarget(row, phone), at)
  if (issued.kind === 'refused')
    return refuse('too_many_codes', { ...(issued.retryAt && { retryAt: issued.retryAt }) })
  const sentAt = new Date(issued.resendAt.getTime() - signatoryCode.resendSeconds * 1_000)
  if (issued.kind === 'running') return sentAt
  const { code } = issued
  await deps.outbox.sms(tx, { to: phone, text: codeText(deps, row, code, language), code })
  await markCodeSent(tx, row, at)
  return sentAt
}

/**
 * Takes the code that came to the signatory's phone: the application is verified (CAPI-16, DEC-KYB-11).
 * Confirming twice is confirming once. Answers null when the phone is confirmed.
 */
export async function verifyPhone(
  tx: Tx,
  deps: KybDependencies,
  row: ApplicationRow,
  { digits, personId, at }: { digits: string; personId: string; at: Date },
): Promise<Refusal | null> {
  if (row.status === 'verified') return null
  const { authorized_signatory: signatory, signatory_code_sent_at: sentAt } = row
  const tried = await deps.codes.attempt(tx, codeTarget(row, signatory?.phone ?? ''), digits, at)
  if (tried.kind === 'refused')
    return refuse('max_attempts_reached', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  if (tried.kind === 'wrong') return refuseKeeping(isLive(sentAt, at) ? 'invalid_code' : 'code_check_failed')
  // Known only to who holds the phone, so nobody learns whose numbers are registered.
  const isTheirs = await claimPhone(tx, deps.keys, {
    phone: signatory?.phone ?? '',
    nationalId: signatory?.national_id_number ?? '',
    at,
  })
  if (!isTheirs) return refuseKeeping('signatory_phone_not_unique')
  const set = { signatory_verified_at: at, saved_at: at }
  if (!(await moveApplication(tx, row, { to: 'verified', set, actor: 'merchant', actorId: personId, at })))
    throw new RefusedError('wrong_status')
  return null
}

function isLive(sentAt: Date | null, at: Date): boolean {
  return sentAt !== null && at.getTime() < sentAt.getTime() + signatoryCode.validSeconds * 1_000
}

/**
 * Counted apart from signing in, from contracts and from the older form: wrong codes here lock nobody out
 * there.
 */
function codeTarget(row: ApplicationRow, phone: string) {
  return {
    audience: 'merchant',
    factor: 'phone',
    contact: phone,
    device: 'kyb_signatory',
    purpose: 'contract',
    askedBy: row.id,
  } as const
}

function codeText(
  { brand, publicOrigin }: KybDependencies,
  row: ApplicationRow,
  code: string,
  locale: KybCall['language'],
): string {
  const product = locale === 'ar' ? brand.nameAr : brand.name
  const host = new URL(publicOrigin).hostname
  return signatoryCodeSms({ code, product, host, company: companyNameOf(row) ?? '' }, locale)
}
