import type { Language } from '@daftar/rules/geo/languages'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { refuse, refuseKeeping, Refusal } from '../../../platform/http/refusal.ts'
import { hasCode } from './code-store.ts'
import type { CodeFor } from './codes.ts'
import { forgetDevicesOf } from './device-store.ts'
import { closeFlowsOf } from './flow-store.ts'
import { identityOf, proofLane } from './identity.ts'
import { changeLetter, changeTold } from './letters.ts'
import { post, type StepDependencies, type StepCall } from './dependencies.ts'
import { hasProvenPhone, isFreshlyProven, isProven, isSpent, spendProof, writeProof } from './phone-proof.ts'
import { sendCode } from './send-code.ts'
import { findSubject, linkContact, type Subject } from './subject-store.ts'

export interface OwnerCall extends Pick<StepCall, 'now' | 'request'> {
  personId: string
  sessionId: string
  language: Language
}

/** What a code is asked for, where it and its proof are good for that alone. */
export interface ProofCall extends OwnerCall {
  about?: string | undefined
}

export interface PhoneCall extends OwnerCall {
  phone: string
  /** That the linked phone was at hand, where one is linked. */
  proof: string | undefined
}

export type AccountPhone = ReturnType<typeof accountPhone>
/** How the areas that ask for a phone at hand act. */
export type WithPhoneAtHand = AccountPhone['withPhone']

/** A proof that came with an act, and whose it would have to be. */
export interface ProofGiven extends Pick<OwnerCall, 'personId' | 'sessionId'> {
  proof: string
  now: Date
  about?: string | undefined
}

/**
 * ACC-06 to ACC-14, DEC-ACC-2, DEC-ACC-3: a signed-in person links a phone or changes it. The phone is the
 * second factor: who changes it proves first, by a code to the linked one, that it is still theirs
 * (docs/decisions/0051).
 */
export function accountPhone(deps: StepDependencies) {
  return { ...proving(deps), ...linking(deps) }
}

/** That the phone which is linked is at hand. */
function proving(deps: StepDependencies) {
  return {
    /** Sends a code to the phone that is linked; a code for something else does not hold any more. */
    async sendProof(tx: Tx, call: ProofCall): Promise<{ resendAt: Date } | Refusal> {
      const target = await proofTarget(tx, deps.keys, call)
      return target instanceof Refusal ? target : sendCode(deps, tx, target, call, call.language)
    },

    /**
     * Takes that code, for what it was sent for; the proof it gives holds for a while, in this session alone.
     */
    async prove(
      tx: Tx,
      call: ProofCall & { code: string },
    ): Promise<{ proof: string; expiresAt: Date } | Refusal> {
      const target = await proofTarget(tx, deps.keys, call)
      if (target instanceof Refusal) return target
      const wrong = await typedWrong(tx, deps, target, call)
      return wrong ?? writeProof(deps.keys, { ...call, phone: target.contact }, call.now)
    },

    /**
     * Acts for somebody who proved a moment ago that the linked phone is in their hand, with a code that was
     * sent for this where it is about something; never where none is linked. What was done uses the proof up,
     * in the same transaction: whoever acts again asks for another code (docs/decisions/0138).
     */
    async withPhone<T>(tx: Tx, given: ProofGiven, act: () => Promise<T | Refusal>): Promise<T | Refusal> {
      if (!(await isAtHand(tx, deps, given))) return refuse('phone_proof_needed')
      const done = await act()
      if (done instanceof Refusal) return done
      return (await spendProof(tx, deps.keys, given.proof, given.now)) ? done : refuse('phone_proof_needed')
    },
  }
}

/** The phone that is to be linked. */
function linking(deps: StepDependencies) {
  return {
    /** Sends a code to the phone. Whether somebody else has it is said after its code was typed. */
    async send(tx: Tx, call: PhoneCall): Promise<{ resendAt: Date } | Refusal> {
      if (phoneProblem(call.phone)) return invalidPhone()
      const person = await findSubject(tx, 'merchant', 'id', call.personId)
      if (!person?.email || person.email_unconfirmed) return refuse('email_not_confirmed')
      if (!(await mayChange(tx, deps, person, call))) return refuse('phone_proof_needed')
      return sendCode(deps, tx, targetOf(call), call, call.language)
    },

    /** Links the phone with its code, signs everybody else out and tells the contacts that stay. */
    async verify(tx: Tx, call: PhoneCall & { code: string }): Promise<{ phone: string } | Refusal> {
      if (phoneProblem(call.phone)) return invalidPhone()
      const target = targetOf(call)
      const person = await findSubject(tx, 'merchant', 'id', call.personId)
      if (person && !(await mayChange(tx, deps, person, call))) return refuse('phone_proof_needed')
      const wrong = await typedWrong(tx, deps, target, call)
      if (wrong) return wrong
      if (!person || !(await linkContact(tx, person.id, 'phone', target.contact, call.now)))
        return refuseKeeping('phone_not_unique')
      if (hasProvenPhone(person) && !(await spendProof(tx, deps.keys, call.proof ?? '', call.now)))
        return refuse('phone_proof_needed')
      if (person.phone !== target.contact) await afterChange(tx, deps, call, person, target.contact)
      return { phone: target.contact }
    },
  }
}

/** Every try of a code is counted; null when it was right. */
async function typedWrong(
  tx: Tx,
  deps: StepDependencies,
  target: CodeFor,
  { code, now }: { code: string; now: Date },
): Promise<Refusal | null> {
  const identity = identityOf(deps.keys, target)
  if (!(await hasCode(tx, identity, target.purpose, target.askedBy))) return refuse('code_check_failed')
  const tried = await deps.codes.attempt(tx, target, code, now)
  if (tried.kind === 'refused')
    return refuse('too_many_tries', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  return tried.kind === 'wrong' ? refuseKeeping('invalid_code') : null
}

async function isAtHand(
  tx: ReadTx,
  deps: StepDependencies,
  { proof, now, ...of }: ProofGiven,
): Promise<boolean> {
  const person = await findSubject(tx, 'merchant', 'id', of.personId)
  if (!person || !hasProvenPhone(person)) return false
  return isFreshlyProven(deps.keys, { ...of, phone: person.phone }, proof, now)
}

/** What was used up for something else does not open the phone's change either. */
async function mayChange(
  tx: ReadTx,
  deps: StepDependencies,
  person: Subject,
  { sessionId, proof, now }: PhoneCall,
): Promise<boolean> {
  if (!hasProvenPhone(person)) return true
  if (!isProven(deps.keys, { personId: person.id, sessionId, phone: person.phone }, proof, now)) return false
  return !(await isSpent(tx, deps.keys, proof ?? ''))
}

async function afterChange(
  tx: Tx,
  deps: StepDependencies,
  call: PhoneCall,
  person: Subject,
  phone: string,
): Promise<void> {
  await deps.sessions.endOthers(tx, person.id, call.sessionId)
  await closeFlowsOf(tx, person.id)
  await forgetDevicesOf(tx, person.id)
  const changed = { factor: 'phone', contact: phone, how: person.phone ? 'changed' : 'added' } as const
  const tell = (factor: 'email' | 'phone', contact: string) =>
    post(
      deps.outbox,
      tx,
      changeLetter({ factor, contact, language: call.language }, changed, deps.settings),
      true,
    )
  await deps.tellPerson(tx, person.id, changeTold(changed, deps.settings), call.now)
  if (person.email) await tell('email', person.email)
  if (person.phone && !person.phone_unconfirmed) await tell('phone', person.phone)
}

async function proofTarget(tx: Tx, keys: Keys, { personId, about }: ProofCall): Promise<CodeFor | Refusal> {
  const person = await findSubject(tx, 'merchant', 'id', personId)
  if (!person || !hasProvenPhone(person)) return refuse('code_check_failed')
  const askedBy = about === undefined ? personId : `${personId} ${keys.sign('code-about', about)}`
  return {
    ...targetOf({ personId, phone: person.phone }),
    ...{ device: proofLane, purpose: 'account_phone_proof', askedBy },
  }
}

function targetOf({ personId, phone }: Pick<PhoneCall, 'personId' | 'phone'>): CodeFor {
  return {
    audience: 'merchant',
    factor: 'phone',
    contact: normalisePhone(phone),
    device: '',
    purpose: 'account_phone',
    askedBy: personId,
  }
}

function invalidPhone(): Refusal {
  return refuse('could_not_validate_phone', { fields: { phone: 'phone_invalid' } })
}
