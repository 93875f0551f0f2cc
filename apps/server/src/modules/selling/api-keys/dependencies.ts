import type { Keys } from '../../../platform/crypto/keys.ts'
import type { IsPhoneAtHand } from '../../people/sign-in/index.ts'

export interface ApiKeyDependencies {
  keys: Keys
  /** Whether the developers' site at /docs is served. */
  hasDeveloperSite: boolean
  /** Whether the person proved just now, in this session, that the linked phone is in their hand. */
  isPhoneAtHand: IsPhoneAtHand
}
