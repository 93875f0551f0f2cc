import type { Keys } from '../../../platform/crypto/keys.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { forgetLockedTries, readCounters } from './code-store.ts'
import { devicesOf } from './device-store.ts'
import { identityOf, proofLane, type ContactOf } from './identity.ts'
import type { CodeSettings } from './settings.ts'
import { findSubject, merchantOfPerson } from './subject-store.ts'

/** A contact of somebody who signs in, or would. */
export type AskedIdentity = Omit<ContactOf, 'device'>

export interface IdentityState {
  /** Too many wrong tries in a row: only a human opens it again. */
  isClosed: boolean
  /** Wrong tries in a row, where there are most. */
  wrongTries: number
  /** The end of the wait after a round of wrong tries; null when nothing has to wait. */
  waitUntil: Date | null
  lastTryAt: Date | null
}

export interface OpenedIdentity {
  before: IdentityState
  /** Who has the contact, and the merchant in whose record their sign-ins stand; null for nobody. */
  subjectId: string | null
  merchantId: string | null
}

export type Identities = ReturnType<typeof identitiesOf>

/** Whether a contact can still be signed in with, and the way back for one that was closed for good. */
export function identitiesOf(keys: Keys, limits: Pick<CodeSettings, 'hardStop'>) {
  return {
    async state(tx: ReadTx, asked: AskedIdentity, now: Date): Promise<IdentityState> {
      return stateOf(await readCounters(tx, await lanesOf(tx, asked)), now)
    },

    /**
     * Opens a closed identity: its wrong tries are forgotten, the caps on codes stay. Null when nothing
     * was closed, so that of any number of openings one counts.
     */
    async open(tx: Tx, asked: AskedIdentity, now: Date): Promise<OpenedIdentity | null> {
      const lanes = await lanesOf(tx, asked)
      const before = stateOf(await readCounters(tx, lanes), now)
      if (!(await forgetLockedTries(tx, lanes, limits.hardStop))) return null
      const subject = await findSubject(tx, asked.audience, asked.factor, asked.contact)
      const merchantId =
        subject && asked.audience === 'merchant' ? await merchantOfPerson(tx, subject.id) : null
      return { before, subjectId: subject?.id ?? null, merchantId }
    },
  }

  /**
   * Everything that is counted for the contact: browsers unknown, browsers known, the signing of contracts,
   * and the acts of whoever is signed in.
   */
  async function lanesOf(tx: ReadTx, asked: AskedIdentity): Promise<Buffer[]> {
    const subject = await findSubject(tx, asked.audience, asked.factor, asked.contact)
    const known = subject ? await devicesOf(tx, subject.id) : []
    return ['', 'contract', proofLane, ...known].map((device) => identityOf(keys, { ...asked, device }))
  }

  function stateOf(counters: Awaited<ReturnType<typeof readCounters>>, now: Date): IdentityState {
    const wrongTries = Math.max(0, ...counters.map((row) => row.tries_in_a_row))
    return {
      isClosed: wrongTries >= limits.hardStop,
      wrongTries,
      waitUntil: latest(counters.map((row) => row.wait_until).filter((at) => at !== null && at > now)),
      lastTryAt: latest(counters.map((row) => row.last_try_at)),
    }
  }
}

function latest(instants: readonly (Date | null)[]): Date | null {
  const known = instants.filter((at) => at !== null)
  return known.length === 0 ? null : new Date(Math.max(...known.map((at) => at.getTime())))
}
