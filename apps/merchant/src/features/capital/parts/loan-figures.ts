import type { Loan, Repayment } from '@daftar/contract/endpoints/advances-shapes'
import { loanAlert, type LoanAlert } from '@daftar/rules/capital/advances/loan-alert'
import {
  sortHistory,
  type HistorySortKey,
  type SortDirection,
} from '@daftar/rules/capital/advances/history-order'
import { weeklyBars, type WeekBar } from '@daftar/rules/capital/advances/weekly-bars'
import type { WeekStatus } from '@daftar/rules/capital/advances/week-status'
import { parseAmount, sumMinor } from '@daftar/rules/money/money'
import { isPausedWeek } from './week-status-text.ts'

/** What the screen shows is derived by the rules from the answer, in minor units; nothing is computed in markup. */

type LoanMoney = Pick<Loan, 'currency'>

/** Minor units of an amount of the answer. */
export function minorOf(loan: LoanMoney, amount: string | null): bigint {
  return amount === null ? 0n : (parseAmount(amount, loan.currency)?.amountMinor ?? 0n)
}

/** Whether debits repay it now: without an active mandate its sales payouts do (DEC-LOAN-31, DEC-LOAN-34). */
export function isCollectedByDebit({ direct_debit }: Pick<Loan, 'direct_debit'>): boolean {
  return direct_debit?.status === 'active'
}

/** LOAN-54 to LOAN-59. */
export function alertOf(loan: Loan): LoanAlert | null {
  return loanAlert({
    status: loan.status,
    repaysByDirectDebit: loan.tags.includes('direct_debit'),
    minimumMinor: minorOf(loan, loan.minimum_repayment_amount),
    carriedMinor: minorOf(loan, loan.shortfall_amount),
    ratePercentHundredths: rateOf(loan),
    nextRepaymentDate: loan.next_repayment_date,
    repayments: loan.repayments.map((row) => ({ ...ruleRow(loan, row), date: row.date })),
  })
}

/** LOAN-10, DEC-LOAN-41. */
export function barsOf(loan: Loan): WeekBar[] {
  return weeklyBars({
    tenorWeeks: loan.tenor,
    minimumMinor: minorOf(loan, loan.minimum_repayment_amount),
    outstandingMinor: minorOf(loan, loan.outstanding_amount),
    weeks: weeksOf(loan).map(({ repaymentMinor, status }) => ({ repaymentMinor, status })),
  })
}

export interface RepaidWeek {
  date: string
  repaymentMinor: bigint
  status: WeekStatus
  isPaused: boolean
}

/** One entry a week, oldest first: a transfer received in a week adds to that week's bar (DEC-LOAN-29, DEC-LOAN-41). */
export function weeksOf(loan: Loan): RepaidWeek[] {
  const byWeek = Map.groupBy(loan.repayments, (row) => row.week_start)
  return [...byWeek.values()].map((rows) => {
    const main = rows.find((row) => row.repayment_type !== 'transfer') ?? rows[0]!
    return {
      date: main.date,
      repaymentMinor: sumMinor(rows.map((row) => minorOf(loan, row.amount))),
      status: main.week_status,
      isPaused: isPausedWeek(main),
    }
  })
}

/** LOAN-14, DEC-LOAN-43. */
export function sortedHistory(loan: Loan, by: HistorySortKey, direction: SortDirection): Repayment[] {
  const rows = loan.repayments.map((row) => ({
    row,
    date: row.date,
    repaymentMinor: minorOf(loan, row.amount),
    settlementPayoutMinor: row.payment_amount === null ? null : minorOf(loan, row.payment_amount),
    resultingPayoutMinor: row.resulting_payout === null ? null : minorOf(loan, row.resulting_payout),
    deductedPercentHundredths: null,
    status: row.week_status,
  }))
  return sortHistory(rows, by, direction).map(({ row }) => row)
}

function ruleRow(loan: Loan, row: Repayment) {
  return {
    type: row.repayment_type,
    salesMinor: row.payment_amount === null ? null : minorOf(loan, row.payment_amount),
    repaymentMinor: minorOf(loan, row.amount),
    dueMinor: minorOf(loan, row.due_amount),
    debitStatus: row.status,
  }
}

function rateOf(loan: Loan): bigint {
  return BigInt(Math.round(loan.repayment_rate * 100))
}
