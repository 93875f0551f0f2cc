import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { Codes } from '../../people/sign-in/index.ts'
import type { StatementFiles } from '../applications/index.ts'

export interface KybDependencies {
  keys: Keys
  files: Pick<StatementFiles, 'find' | 'letGo'>
  outbox: Pick<Outbox, 'sms'>
  /** One-time codes with the limits of a signatory's phone (DEC-KYB-10). */
  codes: Codes
  brand: { name: string; nameAr: string }
  /** Where the product lies, without a path. */
  publicOrigin: string
}
