import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Database, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'

export interface DecisionDependencies {
  database: Database
  /** Above this an approval waits for a second person. */
  fourEyesAboveMinor: FourEyesAbove
  calendarOf: CalendarOf
  queueMail: QueueMail
  /** Where the console lies, without a path. */
  publicOrigin: string
  /** The mailbox a merchant of this country writes to (DEC-CAP-9). */
  supportEmailOf(country: string): string
  /** Every offer of a merchant goes whose application was just rejected (DEC-APPL-11). */
  withdrawByRisk(tx: Tx, merchantId: string, at: Date): Promise<void>
  /** The ids of the contracts that were written for an application. */
  contractsOf(tx: ReadTx, application: { merchantId: string; applicationId: string }): Promise<string[]>
  /** Has the contract written and sent, after the commit. */
  sendContract(tx: Tx, target: { merchantId: string; applicationId: string }): Promise<void>
}
