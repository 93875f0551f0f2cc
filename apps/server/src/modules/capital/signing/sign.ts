import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { canMove } from '@daftar/rules/status/transitions'
import { envelopeTransitions } from '@daftar/rules/capital/signing/envelope-status'
import { moneyText } from '@daftar/words/formats/number'
import { contractCodeSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../platform/database/database.ts'
import type { RequestFacts } from '../../../platform/http/call.ts'
import { refuse, refuseKeeping, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { newId } from '../../../platform/ids.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { isSuspended } from '../offers/index.ts'
import type { SigningEvidence } from './document/contents.ts'
import { envelopeMachine } from './machine.ts'
import { maySign } from './may-sign.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { EventKind } from './service.ts'
import { insertEvent, noteCodeRequest, type EnvelopeRow, type SigningEvent } from './store.ts'

export interface SigningCall {
  at: Date
  request: Pick<RequestFacts, 'ip' | 'userAgent' | 'language' | 'origin'>
}

/** Whether the contract can still be signed or declined. */
export function isOpen(row: EnvelopeRow, at: Date): boolean {
  return (row.status === 'sent' || row.status === 'viewed') && at < row.expires_at
}

/** Sends a signing code to the signatory's phone; within two minutes the last one still holds. */
export async function sendSigningCode(
  tx: Tx,
  deps: SigningDependencies,
  row: EnvelopeRow,
  { at, request }: SigningCall,
): Promise<{ resendAt: Date } | Refusal> {
  if (!isOpen(row, at)) return refuse('envelope_closed')
  const issued = await deps.codes.issue(tx, codeTarget(row), at)
  if (issued.kind === 'refused')
    return refuse('too_many_codes', { ...(issued.retryAt && { retryAt: issued.retryAt }) })
  if (issued.kind === 'running') return { resendAt: issued.resendAt }
  await noteCodeRequest(tx, row, newId('cod'))
  const { terms } = row.contents
  const locale = request.language
  const words = {
    code: issued.code,
    product: locale === 'ar' ? deps.brand.nameAr : deps.brand.name,
    amount: moneyText(terms.amount, terms.currency),
    host: new URL(deps.publicOrigin).hostname,
  }
  await deps.outbox.sms(tx, {
    to: row.signer_phone,
    text: contractCodeSms(words, locale),
    code: issued.code,
  })
  return { resendAt: issued.resendAt }
}

/**
 * Signs with the code, and keeps the evidence. The envelope is held by the caller, so that of any number of
 * signatures the first one counts and the others find it closed, without a wrong try on their account.
 */
export async function sign(
  tx: Tx,
  deps: SigningDependencies,
  row: EnvelopeRow,
  code: string,
  { at, request }: SigningCall,
): Promise<SigningEvent | Refusal> {
  if (!isOpen(row, at)) return refuse('envelope_closed')
  // One advance per merchant, but for one that pays off the other (DEC-LOAN-9): two contracts of one merchant
  // are signed one after the other.
  await lockLedger(tx, row.merchant_id)
  if (!(await maySign(tx, row))) return refuse('envelope_closed')
  if (await isSuspended(tx, row.merchant_id)) return refuse('merchant_suspended')
  const codeRequestId = row.evidence?.codeRequestId
  if (!codeRequestId) return refuse('invalid_code')
  const tried = await deps.codes.attempt(tx, codeTarget(row), code, at)
  if (tried.kind === 'refused')
    return refuse('too_many_tries', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  if (tried.kind === 'wrong') return refuseKeeping('invalid_code')
  const evidence: SigningEvidence = {
    signerName: row.signer_name,
    signerEmail: row.signer_email,
    signerPhone: row.signer_phone,
    signedAt: at.toISOString(),
    zone: zoneOfCurrency(row.contents.terms.currency),
    ip: request.ip,
    userAgent: request.userAgent,
    documentSha256: row.document_sha256,
    codeRequestId,
    envelopeId: row.id,
  }
  return happen(tx, row, 'signed', at, { signed_at: at, evidence })
}

/**
 * Moves an envelope and keeps the event of it: the two stand or fall together, so there is one event for each
 * move.
 */
export async function happen(
  tx: Tx,
  row: EnvelopeRow,
  kind: EventKind,
  at: Date,
  {
    serviceEventId = '',
    evidence,
    ...facts
  }: {
    viewed_at?: Date
    signed_at?: Date
    declined_reason?: string
    evidence?: SigningEvidence
    serviceEventId?: string
  } = {},
): Promise<SigningEvent> {
  if (!canMove(envelopeTransitions, row.status, kind, 'signing_service'))
    throw new RefusedError('envelope_closed')
  const set = { ...facts, ...(evidence && { evidence }) }
  const move = { to: kind, set, actor: 'signing_service', actorId: row.id, at } as const
  if ((await moveStatus(tx, envelopeMachine, row, move)) === 'lost') throw new RefusedError('envelope_closed')
  return insertEvent(tx, row, { kind, at, handledAt: at, serviceEventId })
}

/** Counted apart from signing in: wrong codes here lock nobody out there, and the other way round. */
function codeTarget(row: EnvelopeRow) {
  return {
    audience: 'merchant',
    factor: 'phone',
    contact: row.signer_phone,
    device: 'contract',
    purpose: 'contract',
    askedBy: row.id,
  } as const
}
