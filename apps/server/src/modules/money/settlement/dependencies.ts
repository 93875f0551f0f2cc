import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Currency } from '@daftar/rules/money/currency'
import type { Deduct } from '@daftar/rules/settlement/close-payout'
import type { FeePerCurrency } from '@daftar/rules/settlement/settlement-fee'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/logging/logger.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { OrderTransfers, TransferOutcomes } from '../transfers/index.ts'

/** One week of some merchants, whose payouts it is taken from. */
export interface CollectableWeek {
  currency: Currency
  weekStart: CalendarDate
  runDate: CalendarDate
  at: Date
  /** S of DEC-LOAN-10 of each merchant. */
  payouts: readonly { merchantId: string; salesPayoutMinor: bigint }[]
}

/** The advances of merchants, as far as a payout is concerned; the module of advances provides it. */
export interface Capital {
  /**
   * What the advances of merchants would take of a sales payout on a day; merchants without a due advance are
   * not in it.
   */
  preview(
    tx: ReadTx,
    of: { merchantIds: readonly string[]; currency: Currency; runDate: CalendarDate },
  ): Promise<ReadonlyMap<string, Deduct>>
  /** SQL: whether an advance of a merchant is open: it fixes the weekly cycle (DEC-LOAN-11). */
  isOpen(tx: ReadTx, merchantId: Fragment): Fragment
  /** SQL: whether sales of a run repay an advance of a merchant. */
  isDue(tx: ReadTx, merchantId: Fragment, run: Pick<CollectableWeek, 'currency' | 'runDate'>): Fragment
  /**
   * Takes the week's repayments and answers what it took, in minor units by merchant: what the preview said.
   */
  collect(tx: Tx, week: CollectableWeek): Promise<ReadonlyMap<string, bigint>>
}

/** What closing a payout needs beside what the database knows. */
export interface ClosingDependencies {
  capital: Capital
  /** What the flexible cycle adds to each transfer, by currency (DEC-PO-9). */
  flexibleFeeMinor: FeePerCurrency
}

/** What telling of payouts needs. */
export interface PayoutNews {
  queueMail: QueueMail
  publicOrigin: string
  supportEmailOf(country: string): string
}

/** What a run closes and sends payouts with. */
export interface RunDependencies extends ClosingDependencies {
  database: Database
  logger: Pick<Logger, 'error'>
  orderTransfers: OrderTransfers
  news: PayoutNews
  calendarOf: CalendarOf
}

/** How payouts leave: to banks by transfers, and into wallets with word of it. */
export type Sends = Pick<RunDependencies, 'orderTransfers' | 'news'>

/** What the module is built of. */
export interface SettlementDependencies extends RunDependencies {
  clock: Clock
  /** What follows for the thing a transfer paid; of payouts it is `payoutOutcome`. */
  outcomes: TransferOutcomes
  fourEyesAboveMinor: FourEyesAbove
}

/** Who did something to a payout. */
export interface PayoutActor {
  kind: 'system' | 'staff' | 'bank' | 'merchant'
  id: string
  name: string
}

export const settlementItself: PayoutActor = { kind: 'system', id: 'settlement', name: '' }
