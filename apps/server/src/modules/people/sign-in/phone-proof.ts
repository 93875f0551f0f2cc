import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Subject } from './subject-store.ts'

/** Long enough to type a number and wait for its code. */
const validMs = 15 * 60_000

/** Whose proof it is: of one person in one session, for the phone that is linked now. */
export interface ProofOf {
  personId: string
  sessionId: string
  phone: string
  /** What alone it is good for, word for word; else for whatever asks for no more than a phone at hand. */
  about?: string | undefined
}

/**
 * Whether a phone is linked that its owner has proven: then changing it takes that phone
 * (docs/decisions/0051).
 */
export function hasProvenPhone(person: Subject): person is Subject & { phone: string } {
  return person.phone !== null && !person.phone_unconfirmed
}

/** Says that the linked phone was in the person's hand just now. */
export function writeProof(keys: Keys, of: ProofOf, now: Date): { proof: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + validMs)
  const until = expiresAt.getTime().toString(36)
  return { proof: `${until}.${keys.sign(purpose, said(of, until))}`, expiresAt }
}

/** Whether a proof is of this person, session and phone, and has not run out. */
export function isProven(keys: Keys, of: ProofOf, proof: string | undefined, now: Date): boolean {
  const [until = '', signature = ''] = (proof ?? '').split('.')
  return keys.verify(purpose, said(of, until), signature) && Number.parseInt(until, 36) > now.getTime()
}

/** What is shown to nobody but its owner asks for a code of this very moment. */
const freshMs = 2 * 60_000

/** The same for a proof that was given just now. */
export function isFreshlyProven(keys: Keys, of: ProofOf, proof: string, now: Date): boolean {
  return isProven(keys, of, proof, new Date(now.getTime() + validMs - freshMs))
}

const purpose = 'phone-proof'

function said({ personId, sessionId, phone, about }: ProofOf, until: string): string {
  return JSON.stringify([personId, sessionId, phone, until, ...(about === undefined ? [] : [about])])
}
