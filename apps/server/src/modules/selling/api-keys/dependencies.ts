import type { Keys } from '../../../platform/crypto/keys.ts'
import type { WithPhoneAtHand } from '../../people/sign-in/index.ts'

export interface ApiKeyDependencies {
  keys: Keys
  /** Whether the developers' site at /docs is served. */
  hasDeveloperSite: boolean
  /** Acts once for who proved just now, in this session, that the linked phone is in their hand. */
  withPhoneAtHand: WithPhoneAtHand
}
