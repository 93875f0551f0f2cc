import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import {
  collectionsAfterWeeks,
  statusAfterRepayment,
  type LoanStatus,
} from '@daftar/rules/capital/advances/loan-status'
import type { WeekResult } from '@daftar/rules/capital/advances/weekly-deduction'
import type { Tx } from '../../../platform/database/database.ts'
import { moveStatuses, type Cause } from '../../../platform/status/move.ts'
import { closeMany } from './closing.ts'
import { advanceMachine } from './machine.ts'
import type { AdvanceMessages } from './messages.ts'
import type { AdvanceRow } from './store.ts'
import { newsOfWeek } from './week-news.ts'

export interface EndedWeek {
  loan: AdvanceRow
  result: Pick<WeekResult, 'repaymentMinor' | 'shortfallMinor'>
  /** Nothing was due by relief that was granted: neither missed nor counted (docs/decisions/0021). */
  isPaused?: boolean
  /** B after the week. */
  leftMinor: bigint
  nextOn: CalendarDate
}

export interface WeekEnd {
  weekStart: CalendarDate
  at: Date
  ended: readonly EndedWeek[]
}

/**
 * Where a week leaves advances once its rows and postings are written: closed, or with its carried shortfall, its weeks in a row
 * that were short, its next date and the message of the week (DEC-LOAN-1, 24, 25, 35).
 */
export async function endWeeks(tx: Tx, messages: AdvanceMessages, week: WeekEnd): Promise<void> {
  const by = { actor: 'system', actorId: 'weekly-run', detail: week.weekStart, at: week.at } as const
  await closeMany(
    tx,
    messages,
    week.ended.filter(({ leftMinor }) => leftMinor === 0n).map(({ loan }) => ({ loan, ...by })),
  )
  const going = week.ended
    .filter(({ leftMinor }) => leftMinor > 0n)
    .map((one) => ({ ...one, status: statusAfterRepayment(one.leftMinor, one.result.shortfallMinor) }))
  if (going.length === 0) return
  const flagged = await carryOn(tx, going, by)
  await messages.weeksEnded(
    tx,
    going
      .filter(({ isPaused }) => !isPaused)
      .flatMap(({ loan, status, result }) =>
        newsOfWeek({
          loan,
          status,
          repaidMinor: result.repaymentMinor,
          carriedMinor: result.shortfallMinor,
          isFlaggedNow: flagged.has(loan.id),
        }),
      ),
  )
}

/**
 * Counts the short weeks, flags at the fourth in a row, and takes the flag away when nothing is carried; answers the ids of
 * those flagged now (DEC-LOAN-25).
 */
async function carryOn(
  tx: Tx,
  going: readonly (EndedWeek & { status: LoanStatus })[],
  by: Cause,
): Promise<ReadonlySet<string>> {
  const moves = going.map(({ loan, status, result, nextOn, isPaused }) => ({
    row: loan,
    to: status,
    facts: { carried_minor: String(result.shortfallMinor), next_on: nextOn, paused: isPaused ?? false },
    ...by,
  }))
  const moved = await moveStatuses<AdvanceRow, { flagged_now: boolean }>(tx, advanceMachine, moves, {
    mayStay: true,
    facts: tx`carried_minor bigint, next_on date, paused boolean`,
    set: tx`
      carried_minor = n.carried_minor, next_repayment_on = n.next_on,
      weeks_short = case when n.carried_minor = 0 then 0 when n.paused then t.weeks_short else t.weeks_short + 1 end,
      flagged_at = case
        when n.carried_minor = 0 then null
        when n.paused then t.flagged_at
        when t.weeks_short + 1 >= ${collectionsAfterWeeks} then coalesce(t.flagged_at, ${by.at})
      end`,
    returning: tx`t.flagged_at is not null and not n.paused and t.weeks_short = ${collectionsAfterWeeks} as flagged_now`,
  })
  if (moved.length !== going.length)
    throw new Error(`an advance moved during its run: ${going.map(({ loan }) => loan.id).join(', ')}`)
  return new Set(moved.filter((row) => row.flagged_now).map((row) => row.id))
}
