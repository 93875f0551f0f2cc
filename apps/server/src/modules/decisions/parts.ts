import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { QueueMail } from '../advances/index.ts'

export interface DecisionDependencies {
  database: Database
  /** Above this, in minor units of the currency, an approval waits for a second person; null for never. */
  fourEyesAboveMinor(currency: string): bigint | null
  calendarOf: CalendarOf
  queueMail: QueueMail
  /** Where the console lies, without a path. */
  publicOrigin: string
  /** The mailbox a merchant of this country writes to (DEC-CAP-9). */
  supportEmailOf(country: string): string
  /** Has the contract written and sent, after the commit. */
  sendContract(tx: Tx, target: { merchantId: string; applicationId: string }): Promise<void>
}
