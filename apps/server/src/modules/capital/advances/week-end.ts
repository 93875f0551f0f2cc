import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { collectionsAfterWeeks, statusAfterRepayment } from '@daftar/rules/capital/advances/loan-status'
import type { WeekResult } from '@daftar/rules/capital/advances/weekly-deduction'
import type { Tx } from '../../../platform/database/database.ts'
import { recordChanges } from '../../../platform/status-changes.ts'
import { closeMany } from './closing.ts'
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
  const flagged = await carryOn(tx, going, week.at)
  await recordChanges(
    tx,
    going
      .filter(({ loan, status }) => status !== loan.status)
      .map(({ loan, status }) => ({
        merchantId: loan.merchant_id,
        subject: 'advance',
        subjectId: loan.id,
        from: loan.status,
        to: status,
        ...by,
      })),
  )
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
  going: readonly (EndedWeek & { status: string })[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const rows = going.map(({ loan, status, result, nextOn, isPaused }) => ({
    merchant_id: loan.merchant_id,
    id: loan.id,
    was: loan.status,
    status,
    carried_minor: String(result.shortfallMinor),
    next_on: nextOn,
    paused: isPaused ?? false,
  }))
  const moved = await tx<{ id: string; flagged_now: boolean }[]>`
    update advance l
       set status = w.status, carried_minor = w.carried_minor, next_repayment_on = w.next_on,
           weeks_short = case when w.carried_minor = 0 then 0 when w.paused then l.weeks_short else l.weeks_short + 1 end,
           flagged_at = case
             when w.carried_minor = 0 then null
             when w.paused then l.flagged_at
             when l.weeks_short + 1 >= ${collectionsAfterWeeks} then coalesce(l.flagged_at, ${at})
           end
      from jsonb_to_recordset(${tx.json(rows)}) as w
           (merchant_id text, id text, was text, status text, carried_minor bigint, next_on date, paused boolean)
     where l.merchant_id = w.merchant_id and l.id = w.id and l.status = w.was
    returning l.id, l.flagged_at is not null and not w.paused and l.weeks_short = ${collectionsAfterWeeks} as flagged_now`
  if (moved.length !== going.length)
    throw new Error(`an advance moved during its run: ${going.map(({ loan }) => loan.id).join(', ')}`)
  return new Set(moved.filter((row) => row.flagged_now).map((row) => row.id))
}
