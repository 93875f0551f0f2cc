import { nextCollectionDate, type CalendarOf } from '@daftar/rules/calendar/working-days'
import { statusAfterRepayment } from '@daftar/rules/capital/loan-status'
import { deductionTaken } from '@daftar/rules/capital/postings'
import { weeklyDeduction, type WeekResult } from '@daftar/rules/capital/weekly-deduction'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { post } from '../../platform/ledger/ledger.ts'
import { recordChange } from '../../platform/status-changes.ts'
import type { CollectableWeek } from '../settlement/index.ts'
import { closeMany } from './closing.ts'
import type { AdvanceMessages } from './messages.ts'
import { reliefOfWeek } from './relief-weeks.ts'
import { splitOf } from './split.ts'
import {
  balancesOf,
  collectableLoans,
  insertRepayment,
  moveLoan,
  type LoanBalances,
  type LoanMove,
  type LoanRow,
} from './store.ts'

export interface CollectDependencies {
  messages: AdvanceMessages
  calendarOf: CalendarOf
}

/**
 * Takes the week's repayments out of the settlement; answers what was taken. Runs inside the settlement's
 * transaction with the merchant's books locked: row, postings and status commit together (DEC-LOAN-20).
 * Should two advances be open, the older is served first and the next sees what is left (DEC-LOAN-9).
 */
export async function collectAdvances(
  tx: Tx,
  deps: CollectDependencies,
  week: CollectableWeek,
): Promise<bigint> {
  let leftMinor = week.salesPayoutMinor
  for (const loan of await collectableLoans(tx, week.merchantId, week.currency, week.runDate))
    leftMinor -= await collectOne(tx, deps, loan, { ...week, salesPayoutMinor: leftMinor })
  return week.salesPayoutMinor - leftMinor
}

async function collectOne(
  tx: Tx,
  deps: CollectDependencies,
  loan: LoanRow,
  week: CollectableWeek,
): Promise<bigint> {
  const [balances, relief] = await Promise.all([balancesOf(tx, loan), reliefOfWeek(tx, loan, week.runDate)])
  const result = weeklyDeduction({
    salesMinor: week.salesPayoutMinor,
    outstandingMinor: balances.outstandingMinor,
    minimumMinor: loan.minimum_minor,
    carriedMinor: loan.carried_minor,
    ratePercentHundredths: BigInt(loan.rate_hundredths),
    capPercent: BigInt(loan.cap_percent),
    relief,
  })
  await insertRepayment(tx, loan.merchant_id, {
    id: newId('rep'),
    loan_id: loan.id,
    kind: 'payout',
    week_start: week.weekStart,
    date: week.runDate,
    sales_minor: week.salesPayoutMinor,
    due_minor: result.dueMinor,
    amount_minor: result.repaymentMinor,
    shortfall_minor: result.shortfallMinor,
    status: null,
    created_at: week.at,
  })
  if (result.repaymentMinor > 0n) await postDeduction(tx, loan, balances, result, week)
  await followUp(tx, deps, loan, balances, result, week)
  return result.repaymentMinor
}

async function postDeduction(
  tx: Tx,
  loan: LoanRow,
  balances: LoanBalances,
  result: WeekResult,
  week: CollectableWeek,
): Promise<void> {
  const split = splitOf(loan, balances, result.repaymentMinor)
  await post(tx, {
    merchantId: loan.merchant_id,
    kind: 'deduction',
    reference: `${loan.id}:${week.weekStart}`,
    at: week.at,
    postings: deductionTaken({
      loanId: loan.id,
      merchantId: loan.merchant_id,
      currency: loan.currency,
      split,
    }),
  })
}

/** Status, carried shortfall, next date and the message of the week (DEC-LOAN-1, DEC-LOAN-24, DEC-LOAN-35). */
async function followUp(
  tx: Tx,
  deps: CollectDependencies,
  loan: LoanRow,
  balances: LoanBalances,
  result: WeekResult,
  week: CollectableWeek,
): Promise<void> {
  const leftMinor = balances.outstandingMinor - result.repaymentMinor
  if (leftMinor === 0n)
    return closeMany(tx, deps.messages, [
      { loan, actor: 'system', actorId: 'weekly-run', detail: week.weekStart, at: week.at },
    ])
  const change = afterWeek(loan, leftMinor, result, week, deps.calendarOf)
  if (!(await moveLoan(tx, loan, change))) throw new Error(`advance ${loan.id} moved during its run`)
  if (change.status !== loan.status)
    await recordChange(tx, {
      merchantId: loan.merchant_id,
      subject: 'loan',
      subjectId: loan.id,
      from: loan.status,
      to: change.status,
      actor: 'system',
      actorId: 'weekly-run',
      detail: week.weekStart,
      at: week.at,
    })
  // In a paused week nothing was due, so nothing was missed.
  if (result.dueMinor === 0n) return
  if (change.status === 'overdue') await deps.messages.shortWeek(tx, loan, result)
  else if (loan.status === 'overdue') await deps.messages.backOnTrack(tx, loan)
}

function afterWeek(
  loan: LoanRow,
  outstandingMinor: bigint,
  result: WeekResult,
  week: CollectableWeek,
  calendarOf: CalendarOf,
): LoanMove {
  return {
    status: statusAfterRepayment(outstandingMinor, result.shortfallMinor),
    carried_minor: result.shortfallMinor,
    next_repayment_on: nextCollectionDate(week.runDate, calendarOf(loan.currency)),
  }
}
