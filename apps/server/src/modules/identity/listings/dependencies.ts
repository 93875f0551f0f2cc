import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Database } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Documents } from '../../casework/files/index.ts'

export interface ListingsDependencies {
  queueMail: QueueMail
  /** Where the product lies, without a path. */
  publicOrigin: string
  supportEmailOf(country: string): string
  database: Database
  calendarOf: CalendarOf
  /** Whose a picture is. */
  documents: Documents
}
