import { statusAtSignature } from '@daftar/rules/capital/advances/advance-status'
import { canStartNewMandate } from '@daftar/rules/capital/debits/mandate-status'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { Actor } from '@daftar/rules/status/actors'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { findAdvanceById, setSignatoryPhone, type AdvanceRow, type NewAdvance } from '../advances/index.ts'
import { hashOfMandateToken, mandateToken } from './address.ts'
import { firstSmsJob } from './jobs.ts'
import type { MandateDependencies } from './dependencies.ts'
import { wordingOf } from './wording.ts'
import { findActive, insertMandate, lockNewest, type MandateRow } from './store.ts'

/**
 * The advance of a signed contract. One that repays by direct debit waits for its mandate, which is made with
 * it; an authorisation that is active already on the same account goes on for it (DEC-LOAN-1, DEC-LOAN-30).
 */
export async function openWithMandate(
  tx: Tx,
  deps: MandateDependencies,
  advance: NewAdvance,
  at: Date,
): Promise<boolean> {
  if (!advance.tags.includes('direct_debit')) return deps.createAdvance(tx, advance, at)
  const earlier = await findActive(tx, advance.merchant_id, advance.iban)
  const status = statusAtSignature(true, earlier !== undefined)
  if (!(await deps.createAdvance(tx, { ...advance, status }, at))) return false
  const by = { actor: 'signing_service', actorId: advance.application_id, at } as const
  if (!earlier) return begin(tx, deps, advance, advance.signatory_phone, by)
  const row = newMandate(deps, advance, advance.signatory_phone, at)
  await insertMandate(tx, {
    ...row,
    status: 'active',
    bank_reference: earlier.bank_reference,
    // What was agreed to is what was signed then.
    wording: earlier.wording,
    signed_at: at,
    decided_at: at,
  })
  await recordChange(tx, { ...changeOf(row), to: 'active', detail: earlier.id, ...by })
  return true
}

export interface NewStart {
  advanceId: string
  /** Corrected, as typed; the advance's own when left out. */
  phone: string | undefined
  staffId: string
  at: Date
}

/** Support starts a new mandate after the last one ended (DEC-LOAN-30); answers its id. */
export async function startAnother(
  tx: Tx,
  deps: MandateDependencies,
  { advanceId, phone: typed, staffId, at }: NewStart,
): Promise<string | Refusal> {
  if (typed !== undefined && phoneProblem(typed)) return refuseFields({ phone: 'phone_invalid' })
  const known = await findAdvanceById(tx, advanceId)
  if (!known) return refuse('not_found')
  await lockLedger(tx, known.merchant_id)
  const advance = await findAdvanceById(tx, advanceId)
  if (!advance || advance.status === 'closed' || !advance.tags.includes('direct_debit'))
    return refuse('wrong_status')
  const newest = await lockNewest(tx, advance.merchant_id, advance.id)
  if (!canStartNewMandate(newest?.status ?? null)) return refuse('mandate_open')
  const phone = typed === undefined ? advance.signatory_phone : normalisePhone(typed)
  if (phone !== advance.signatory_phone) await setSignatoryPhone(tx, advance, phone)
  const begun = await begin(tx, deps, advance, phone, { actor: 'staff', actorId: staffId, at })
  const made = await lockNewest(tx, advance.merchant_id, advance.id)
  return begun && made ? made.id : refuse('mandate_open')
}

interface By {
  actor: Actor
  actorId: string
  at: Date
}

/** Makes the record; its SMS leaves with a job after the commit. */
async function begin(
  tx: Tx,
  deps: MandateDependencies,
  advance: MandatedAdvance,
  phone: string,
  by: By,
): Promise<boolean> {
  const row = newMandate(deps, advance, phone, by.at)
  if (!(await insertMandate(tx, row))) return false
  await recordChange(tx, { ...changeOf(row), ...by })
  await enqueue(tx, { name: firstSmsJob }, { merchantId: row.merchant_id, mandateId: row.id })
  return true
}

type MandatedAdvance = Pick<
  AdvanceRow,
  'merchant_id' | 'id' | 'iban' | 'legal_name' | 'currency' | 'minimum_minor'
>

function newMandate(
  deps: Pick<MandateDependencies, 'keys' | 'brand'>,
  advance: MandatedAdvance,
  phone: string,
  at: Date,
): MandateRow {
  const id = newId('man')
  return {
    merchant_id: advance.merchant_id,
    id,
    advance_id: advance.id,
    status: 'created',
    phone,
    iban: advance.iban,
    token_hash: hashOfMandateToken(mandateToken(deps.keys, { id, address_round: 0 })),
    wording: wordingOf(deps, advance),
    address_round: 0,
    bank_reference: '',
    sms_sent: 0,
    sms_sent_at: null,
    created_at: at,
    signed_at: null,
    decided_at: null,
    ended_reason: '',
  }
}

function changeOf(row: MandateRow) {
  return {
    merchantId: row.merchant_id,
    subject: 'mandate' as const,
    subjectId: row.id,
    from: null,
    to: row.status,
  }
}
