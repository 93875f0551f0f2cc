import type { Clock } from '../../../platform/clock/clock.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Papers } from '../../../platform/documents/papers.ts'
import type { Issuer } from '../../../platform/documents/parties.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { NewAdvance } from '../advances/index.ts'
import type { Codes } from '../../people/sign-in/index.ts'
import type { SigningService } from './service.ts'

export interface SigningDependencies {
  database: Database
  clock: Clock
  keys: Keys
  storage: Storage
  papers: Papers
  /** For codes by SMS. */
  outbox: Pick<Outbox, 'sms'>
  queueMail: QueueMail
  /** Who keeps new contracts until they are signed. */
  service: SigningService
  /** For the age of what a service signed; never the product's clock. */
  realNow(): Date
  /** One-time codes with their counters, the same as for signing in. */
  codes: Codes
  /** Where the signing page lies, without a path. */
  publicOrigin: string
  brand: { name: string; nameAr: string }
  /** The provider as its papers name it. */
  issuer: Issuer
  /** The mailbox a merchant of this country writes to (DEC-CAP-9). */
  supportEmailOf(country: string): string
  /** Makes the advance of a signed contract; false when it exists. */
  createAdvance(tx: Tx, advance: NewAdvance, at: Date): Promise<boolean>
}
