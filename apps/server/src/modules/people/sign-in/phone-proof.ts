import { randomBytes } from 'node:crypto'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
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

/** Says that the linked phone was in the person's hand just now; no two say the same. */
export function writeProof(keys: Keys, of: ProofOf, now: Date): { proof: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + validMs)
  const until = `${expiresAt.getTime().toString(36)}-${randomBytes(4).toString('base64url')}`
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

/** Uses a proof up; false where it was before, so that of any number of acts with one proof one is done. */
export async function spendProof(tx: Tx, keys: Keys, proof: string, now: Date): Promise<boolean> {
  const spent = await tx`
    insert into spent_proof (digest, spent_at) values (${digestOf(keys, proof)}, ${now}) on conflict do nothing`
  return spent.count === 1
}

export async function isSpent(tx: ReadTx, keys: Keys, proof: string): Promise<boolean> {
  const rows = await tx`select 1 from spent_proof where digest = ${digestOf(keys, proof)}`
  return rows.length === 1
}

/** Of what is looked at alone: whatever else stands in a proof makes no other one of it. */
function digestOf(keys: Keys, proof: string): Buffer {
  const [until = '', signature = ''] = proof.split('.')
  return keys.hash('spent-proof', until, signature)
}

const purpose = 'phone-proof'

function said({ personId, sessionId, phone, about }: ProofOf, until: string): string {
  return JSON.stringify([personId, sessionId, phone, until, ...(about === undefined ? [] : [about])])
}
