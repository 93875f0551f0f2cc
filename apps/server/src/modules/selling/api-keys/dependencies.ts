import type { Keys } from '../../../platform/crypto/keys.ts'
import type { ReadTx } from '../../../platform/database/database.ts'

export interface ApiKeyDependencies {
  keys: Keys
  /** Whether the developers' site at /docs is served. */
  hasDeveloperSite: boolean
  /** Whether the person proved just now, in this session, that the linked phone is in their hand. */
  isPhoneAtHand(
    tx: ReadTx,
    who: { personId: string; sessionId: string },
    proof: string,
    now: Date,
  ): Promise<boolean>
}
