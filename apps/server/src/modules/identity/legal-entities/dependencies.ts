import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Refusal } from '../../../platform/http/refusal.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Documents } from '../../casework/files/index.ts'

export interface LegalEntityDependencies {
  database: Database
  queueMail: QueueMail
  /** Where the product lies, without a path. */
  publicOrigin: string
  calendarOf: CalendarOf
  supportEmailOf(country: string): string
  /** Whose a file is. */
  documents: Documents
  /** Sends what was held because the company was suspended, which it is no more. */
  releasePayouts(tx: Tx, given: { merchantId: string; staffId: string; at: Date }): Promise<'done' | Refusal>
}
