import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database } from '../../../platform/database/database.ts'
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
  /** A right of this person is about to change. */
  distrust(personId: string): void
}
