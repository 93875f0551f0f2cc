import { isBeforeSignature } from '@daftar/rules/capital/debits/mandate-status'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { changeInStatus } from '../../../platform/status/move.ts'
import { findAdvance, setSignatoryPhone, type AdvanceRow } from '../advances/index.ts'
import { hashOfMandateToken, mandateToken } from './address.ts'
import { mandateMachine } from './machine.ts'
import type { MandateDependencies } from './dependencies.ts'
import { sendSigningSms } from './sms.ts'
import { lockNewest } from './store.ts'

/** An address is sent to so many phones, so that nobody uses this to write to strangers. */
const correctionsMax = 5

/**
 * Corrects the signatory's phone before a mandate is signed (CAPI-04, DEC-CAPI-7): the open mandate gets
 * another address, which is sent to the new phone; the one sent before no longer works. Once a mandate is
 * signed it answers `wrong_status`.
 */
export async function correctPhone(
  tx: Tx,
  deps: MandateDependencies,
  advance: AdvanceRow,
  typed: string,
  at: Date,
): Promise<AdvanceRow | Refusal> {
  if (phoneProblem(typed)) return refuseFields({ 'authorized_signatory.phone': 'phone_invalid' })
  const phone = normalisePhone(typed)
  await lockLedger(tx, advance.merchant_id)
  const held = await findAdvance(tx, advance.merchant_id, advance.id)
  if (!held || held.status === 'closed' || !held.tags.includes('direct_debit')) return refuse('wrong_status')
  const mandate = await lockNewest(tx, held.merchant_id, held.id)
  if (mandate?.status === 'waiting_for_bank_approval' || mandate?.status === 'active')
    return refuse('wrong_status')
  if (phone === held.signatory_phone) return held
  await setSignatoryPhone(tx, held, phone)
  if (mandate && isBeforeSignature(mandate.status)) {
    if (mandate.address_round >= correctionsMax) return refuse('no_sms_left')
    const address_round = mandate.address_round + 1
    const change = {
      phone,
      address_round,
      token_hash: hashOfMandateToken(mandateToken(deps.keys, { id: mandate.id, address_round })),
      sms_sent: 0,
      sms_sent_at: null,
    }
    if (!(await changeInStatus(tx, mandateMachine, mandate, change))) return refuse('wrong_status')
    await sendSigningSms(tx, deps, { ...mandate, ...change }, at)
  }
  return { ...held, signatory_phone: phone }
}
