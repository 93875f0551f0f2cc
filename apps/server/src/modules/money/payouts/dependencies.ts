import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Currency } from '@daftar/rules/money/currency'
import type { RepaidAdvance } from '@daftar/rules/payouts/advance-deductions'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Refusal } from '../../../platform/http/refusal.ts'
import type { Papers } from '../../../platform/documents/papers.ts'
import type { Issuer } from '../../../platform/documents/parties.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Capital, ClosingDependencies, PayoutRequest } from '../settlement/index.ts'

export interface PayoutsDependencies extends Pick<ClosingDependencies, 'flexibleFeeMinor'> {
  database: Database
  clock: Clock
  storage: Storage
  queueMail: QueueMail
  calendarOf: CalendarOf
  /** What advances would take of a payout, and whether one is open. */
  capital: Pick<Capital, 'preview' | 'isOpen'>
  /**
   * The advances that sales of merchants repay, by merchant, the oldest first; merchants without one are not
   * in it.
   */
  listOpenAdvances(
    tx: ReadTx,
    merchantIds: readonly string[],
    currency: Currency,
  ): Promise<ReadonlyMap<string, RepaidAdvance[]>>
  /** Closes and sends a payout of the flexible cycle; settlement provides it. */
  requestPayout(tx: Tx, request: PayoutRequest): Promise<{ payoutId: string } | Refusal>
  publicOrigin: string
  issuer: Issuer
  papers: Papers
  /** Movements above which a CSV is made later and mailed (DEC-PO-5). */
  mailExportAboveRows: number
}
