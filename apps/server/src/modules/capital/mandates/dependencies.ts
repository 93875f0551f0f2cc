import type { Clock } from '../../../platform/clock/clock.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { AdvanceRow, NewAdvance } from '../advances/index.ts'

export interface MandateDependencies {
  database: Database
  clock: Clock
  keys: Keys
  outbox: Outbox
  queueMail: QueueMail
  /** Where the signing page lies, without a path. */
  publicOrigin: string
  /** Who collects. */
  brand: { name: string; nameAr: string; legalName: string; legalNameAr: string }
  /** The advance of a signed contract; false when it exists. */
  createAdvance(tx: Tx, advance: NewAdvance, at: Date): Promise<boolean>
  /** Orders the transfer of an advance that waits for nothing else. */
  fund(tx: Tx, advance: AdvanceRow, at: Date): Promise<unknown>
}
