import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Documents } from '../../casework/files/index.ts'

export interface OnboardingDependencies {
  database: Database
  keys: Keys
  queueMail: QueueMail
  /** Where the product lies, without a path. */
  publicOrigin: string
  calendarOf: CalendarOf
  supportEmailOf(country: string): string
  /** Whose a file is. */
  documents: Documents
  /** Has the contract of a merchant drawn up for whoever signs it, after the commit. */
  drawContract(
    tx: Tx,
    target: { merchantId: string; signatory: { name: string; email: string } },
  ): Promise<unknown>
  /** A right of this person is about to change. */
  distrust(personId: string): void
}
