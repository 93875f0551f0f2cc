import type { Language } from '@daftar/rules/geo/languages'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { countAddressHit } from '../../../platform/rates/rates.ts'
import type { CodeFor } from './codes.ts'
import { countFlowSend, type FlowRow } from './flow-store.ts'
import { codeLetter } from './letters.ts'
import { post, type StepDependencies, type StepCall } from './dependencies.ts'
import { sendsPerAddress, sendsPerFlow } from './settings.ts'
import { findSubject } from './subject-store.ts'

/**
 * Sends a code and answers when the next one may be asked for. Held to the caps of the identity, of the
 * sign-in and of the caller's address; `too_many_codes` with the time to come back otherwise (AUTH-57). A
 * refusal has changed nothing but counters, so the caller may commit it.
 */
export async function sendCode(
  deps: Pick<StepDependencies, 'codes' | 'outbox' | 'settings'>,
  tx: Tx,
  target: CodeFor,
  call: Pick<StepCall, 'now' | 'request'>,
  language: Language,
  flow?: Pick<FlowRow, 'id' | 'sends'>,
): Promise<{ resendAt: Date } | Refusal> {
  const { now, request } = call
  const { codes, outbox, settings } = deps
  const limit = settings.otp.sendsPerHour * sendsPerAddress
  const address = { scope: 'code_address', address: request.ip, windowSeconds: 3600, limit }
  const hit = await countAddressHit(tx, address, now)
  if (!hit.allowed) return refuse('too_many_codes', { retryAt: hit.retryAt })
  if (flow && flow.sends >= sendsPerFlow) return refuse('too_many_codes')
  const issued = await codes.issue(tx, target, now)
  if (issued.kind === 'refused')
    return refuse('too_many_codes', { ...(issued.retryAt && { retryAt: issued.retryAt }) })
  if (issued.kind === 'running') return { resendAt: issued.resendAt }
  if (flow) await countFlowSend(tx, flow.id)
  const { factor, contact, purpose } = target
  const letter = codeLetter({ factor, contact, language }, purpose, issued.code, settings)
  await post(outbox, tx, letter, await mayReceive(tx, target))
  return { resendAt: issued.resendAt }
}

/** Anybody may sign up with a contact of theirs; the console writes to its staff only. */
async function mayReceive(tx: Tx, { audience, factor, contact }: CodeFor): Promise<boolean> {
  if (audience === 'merchant') return true
  const staff = await findSubject(tx, 'desk', factor, contact)
  return staff !== undefined && staff.blocked_at === null
}
