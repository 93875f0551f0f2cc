import type { Advance, Repayment } from '@daftar/contract/endpoints/capital/advances-shapes'
import { advanceAlert, type AdvanceAlert } from '@daftar/rules/capital/advances/advance-alert'
import { isInTrouble } from '@daftar/rules/capital/advances/next-claim'
import {
  sortHistory,
  type HistorySortKey,
  type SortDirection,
} from '@daftar/rules/capital/advances/history-order'
import { weeklyBars, type WeekBar } from '@daftar/rules/capital/advances/weekly-bars'
import type { WeekStatus } from '@daftar/rules/capital/advances/week-status'
import { parseAmount, sumMinor } from '@daftar/rules/money/money'
import { isPausedWeek } from './week-status-text.ts'

/**
 * What the screen shows is derived by the rules from the answer, in minor units; nothing is computed in
 * markup.
 */

type AdvanceMoney = Pick<Advance, 'currency'>

/** Minor units of an amount of the answer. */
export function minorOf(advance: AdvanceMoney, amount: string | null): bigint {
  return amount === null ? 0n : (parseAmount(amount, advance.currency)?.amountMinor ?? 0n)
}

/** Whether debits repay it now: without an active mandate its sales payouts do (DEC-LOAN-31, DEC-LOAN-34). */
export function isCollectedByDebit({ direct_debit }: Pick<Advance, 'direct_debit'>): boolean {
  return direct_debit?.status === 'active'
}

/** LOAN-54 to LOAN-59. */
export function alertOf(advance: Advance): AdvanceAlert | null {
  return advanceAlert({
    status: advance.status,
    repaysByDirectDebit: advance.tags.includes('direct_debit'),
    minimumMinor: minorOf(advance, advance.minimum_repayment_amount),
    carriedMinor: minorOf(advance, advance.shortfall_amount),
    ratePercentHundredths: rateOf(advance),
    nextRepaymentDate: advance.next_repayment_date,
    repayments: advance.repayments.map((row) => ({ ...ruleRow(advance, row), date: row.date })),
  })
}

/** Whether something went short and is still carried. */
export function inTrouble(advance: Advance): boolean {
  return isInTrouble(advance.status, minorOf(advance, advance.shortfall_amount))
}

/** LOAN-10, DEC-LOAN-41. */
export function barsOf(advance: Advance): WeekBar[] {
  return weeklyBars({
    tenorWeeks: advance.tenor,
    minimumMinor: minorOf(advance, advance.minimum_repayment_amount),
    outstandingMinor: minorOf(advance, advance.outstanding_amount),
    nextDueMinor: minorOf(advance, advance.next_due_amount),
    weeks: weeksOf(advance).map(({ repaymentMinor, status }) => ({ repaymentMinor, status })),
  })
}

export interface RepaidWeek {
  date: string
  repaymentMinor: bigint
  status: WeekStatus
  isPaused: boolean
}

/**
 * One entry a week, oldest first: a transfer received in a week adds to that week's bar (DEC-LOAN-29,
 * DEC-LOAN-41).
 */
export function weeksOf(advance: Advance): RepaidWeek[] {
  const byWeek = Map.groupBy(advance.repayments, (row) => row.week_start)
  return [...byWeek.values()].map((rows) => {
    const main = rows.find((row) => row.repayment_type !== 'transfer') ?? rows[0]!
    return {
      date: main.date,
      repaymentMinor: sumMinor(rows.map((row) => minorOf(advance, row.amount))),
      status: main.week_status,
      isPaused: isPausedWeek(main),
    }
  })
}

/** LOAN-14, DEC-LOAN-43. */
export function sortedHistory(advance: Advance, by: HistorySortKey, direction: SortDirection): Repayment[] {
  const rows = advance.repayments.map((row) => ({
    row,
    date: row.date,
    repaymentMinor: minorOf(advance, row.amount),
    settlementPayoutMinor: row.payment_amount === null ? null : minorOf(advance, row.payment_amount),
    resultingPayoutMinor: row.resulting_payout === null ? null : minorOf(advance, row.resulting_payout),
    deductedPercentHundredths: null,
    status: row.week_status,
  }))
  return sortHistory(rows, by, direction).map(({ row }) => row)
}

function ruleRow(advance: Advance, row: Repayment) {
  return {
    type: row.repayment_type,
    salesMinor: row.payment_amount === null ? null : minorOf(advance, row.payment_amount),
    repaymentMinor: minorOf(advance, row.amount),
    dueMinor: minorOf(advance, row.due_amount),
    debitStatus: row.status,
  }
}

function rateOf(advance: Advance): bigint {
  return BigInt(Math.round(advance.repayment_rate * 100))
}
