import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { PresentationStatus } from '@daftar/rules/capital/advances/debit-status'
import type { InFlight } from '@daftar/rules/capital/debits/debit-plan'
import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import type { ReliefKind, ReliefStatus, ReliefWeeks } from '@daftar/rules/capital/advances/relief'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { AdvanceRow } from './store.ts'

type OneAdvance = Pick<AdvanceRow, 'merchant_id' | 'id'>

/** What advances ask of the modules that stand on them; the area hands it in. */
export interface AdvancePorts {
  mandates: {
    /**
     * Whether an advance `l` is collected by debit: it was approved so, and a mandate is active (DEC-LOAN-31,
     * DEC-LOAN-34).
     */
    isRepaidByDebit(tx: ReadTx): Fragment
    /**
     * Where the newest mandate of each advance of a merchant stands (LOAN-21); advances that sales repay are
     * not in it.
     */
    statusesOf(tx: ReadTx, merchantId: string): Promise<ReadonlyMap<string, MandateStatus>>
  }
  debits: {
    /** Whether a debit of an advance waits for the bank's answer. */
    isPending(tx: Tx, advance: OneAdvance): Promise<boolean>
    /**
     * What banks were asked for on advances of a merchant and have not answered, by advance; others are not
     * in it.
     */
    inFlight(tx: ReadTx, merchantId: string): Promise<ReadonlyMap<string, InFlight>>
    /** Every presentation of an advance, the newest first. */
    presented(tx: ReadTx, advance: OneAdvance): Promise<PresentedDebit[]>
    /** What debits brought of the loss of an advance that was written off. */
    recoveredMinor(tx: Tx, advance: OneAdvance): Promise<bigint>
    /**
     * What was collected from merchants' banks and not received yet: a select of `merchant_id`, `currency`
     * and `minor`.
     */
    collected(tx: Tx): Fragment
  }
  relief: {
    /**
     * All that was granted on advances of merchants, past and to come, by advance; advances without any are
     * not in it.
     */
    granted(tx: ReadTx, merchantIds: readonly string[]): Promise<ReadonlyMap<string, ReliefWeeks[]>>
    /** What was asked for an advance, newest first. */
    askedFor(tx: ReadTx, advance: OneAdvance): Promise<AskedRelief[]>
  }
  offers: {
    /** The advance that an offer pays off, and what it forgives of its fee, in hundredths of a percent. */
    payOffOf(tx: Tx, merchantId: string, offerId: string): Promise<OfferedPayOff>
  }
}

export interface PresentedDebit {
  id: string
  repayment_id: string
  attempt: number
  status: PresentationStatus
  amount_minor: bigint
  presented_on: CalendarDate
  retry_on: CalendarDate | null
}

export interface AskedRelief {
  id: string
  kind: ReliefKind
  weeks: number
  status: ReliefStatus
  asked_at: Date
}

export interface OfferedPayOff {
  advanceId: string | null
  discountHundredths: number
}
