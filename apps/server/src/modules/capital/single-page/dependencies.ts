import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { StatementFiles } from '../applications/index.ts'
import type { Codes } from '../../people/sign-in/index.ts'

export interface SinglePageDependencies {
  files: StatementFiles
  keys: Keys
  outbox: Outbox
  /** One-time codes with their counters, the same as for signing in. */
  codes: Codes
  brand: { name: string; nameAr: string }
  /** Where the product lies, without a path. */
  publicOrigin: string
}
