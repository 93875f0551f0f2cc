import { randomInt } from 'node:crypto'
import type { Tx } from '../../../platform/database/database.ts'
import {
  countSend,
  countTry,
  forgetTries,
  freeAt,
  lastSent,
  placeCode,
  spendCode,
  uncountSend,
  type CodePurpose,
} from './code-store.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import { identityOf, type ContactOf } from './identity.ts'
import type { CodeSettings } from './settings.ts'

export interface CodeFor extends ContactOf {
  purpose: CodePurpose
  /** The sign-in or person the code is bound to. */
  askedBy: string
}

export type Issued =
  /** A new code; the caller writes the message in the same transaction. */
  | { kind: 'issued'; code: string; resendAt: Date }
  /** The last one is younger than the interval: nothing new was made (AUTH-40, DEC-AUTH-8). */
  | { kind: 'running'; resendAt: Date }
  | { kind: 'refused'; retryAt: Date | null }

export type Tried = { kind: 'right' } | { kind: 'wrong' } | { kind: 'refused'; retryAt: Date | null }

export interface Codes {
  issue(tx: Tx, target: CodeFor, now: Date): Promise<Issued>
  /** Every try is counted before the code is looked at; commit the transaction whatever the outcome. */
  attempt(tx: Tx, target: CodeFor, digits: string, now: Date): Promise<Tried>
}

/**
 * One-time codes: made, counted and used up per identity, the same way whether anybody has the contact or
 * not.
 */
export function oneTimeCodes(keys: Keys, settings: CodeSettings): Codes {
  const hashOf = (identity: Buffer, { purpose, askedBy }: CodeFor, digits: string) =>
    keys.hash('code', identity.toString('base64'), purpose, askedBy, digits)

  return {
    async issue(tx, target, now) {
      const identity = identityOf(keys, target)
      const { purpose, askedBy } = target
      const asked = { identity, purpose, askedBy, now, settings }
      const counted = await countSend(tx, identity, settings, now)
      const code = newCode(target.factor === 'email' ? settings.emailLength : settings.phoneLength)
      if (counted && (await placeCode(tx, { ...asked, hash: hashOf(identity, target, code) })))
        return { kind: 'issued', code, resendAt: after(now, settings.resendSeconds) }
      if (counted) await uncountSend(tx, identity)
      const sentAt = await lastSent(tx, asked)
      return sentAt
        ? { kind: 'running', resendAt: after(sentAt, settings.resendSeconds) }
        : { kind: 'refused', retryAt: await freeAt(tx, identity, settings, 'send') }
    },

    async attempt(tx, target, digits, now) {
      const identity = identityOf(keys, target)
      if (!(await countTry(tx, identity, settings, now)))
        return { kind: 'refused', retryAt: await freeAt(tx, identity, settings, 'try') }
      const { purpose, askedBy } = target
      const hash = hashOf(identity, target, digits)
      if (!(await spendCode(tx, { identity, purpose, askedBy, hash, now }))) return { kind: 'wrong' }
      await forgetTries(tx, identity)
      return { kind: 'right' }
    },
  }
}

function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

function after(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000)
}
