import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { standingAfter, type ShortWeek } from '@daftar/rules/capital/advances/standing'
import type { Tx } from '../../../../platform/database/database.ts'
import { moveStatuses, type Cause } from '../../../../platform/status/move.ts'
import { advanceMachine } from '../machine.ts'
import type { AdvanceMessages } from '../messages.ts'
import type { AdvanceRow } from '../store.ts'
import { newsOfWeek, type WeekNews } from './week-news.ts'

/** An advance that a week or a debit left something of. */
export interface GoingOn {
  /** As it was before, held. */
  advance: AdvanceRow
  collectedBy: WeekNews['collectedBy']
  repaidMinor: bigint
  /** B and K after it. */
  leftMinor: bigint
  carriedMinor: bigint
  shortWeek: ShortWeek
  /** When it repays next; null where that stays as it is. */
  nextOn: CalendarDate | null
}

/**
 * Writes where advances stand that are not repaid yet: status, carried shortfall, short weeks in a row, flag.
 * One that was closed is open again (DEC-LOAN-32). The signatories are told what is new of it. Throws when
 * one of them moved meanwhile.
 */
export async function carryOn(
  tx: Tx,
  messages: AdvanceMessages,
  going: readonly GoingOn[],
  by: Cause,
): Promise<void> {
  const stood = going.map((one) => ({
    ...one,
    ...standingAfter(
      { weeksShort: one.advance.weeks_short, flaggedAt: one.advance.flagged_at },
      { ...one, at: by.at },
    ),
  }))
  const moves = stood.map(({ advance, status, weeksShort, flaggedAt, carriedMinor, nextOn }) => ({
    row: advance,
    to: status,
    facts: {
      carried_minor: String(carriedMinor),
      weeks_short: weeksShort,
      flagged_at: flaggedAt?.toISOString() ?? null,
      next_on: nextOn,
    },
    ...by,
  }))
  const moved = await moveStatuses(tx, advanceMachine, moves, {
    mayStay: true,
    facts: tx`carried_minor bigint, weeks_short integer, flagged_at timestamptz, next_on date`,
    set: tx`
      carried_minor = n.carried_minor, weeks_short = n.weeks_short, flagged_at = n.flagged_at,
      next_repayment_on = coalesce(n.next_on, t.next_repayment_on),
      reopened_at = case when n.was = 'closed' then ${by.at} else t.reopened_at end,
      completed_at = case when n.was = 'closed' then null else t.completed_at end`,
  })
  if (moved.length !== going.length)
    throw new Error(
      `an advance moved while it was held: ${going.map(({ advance }) => advance.id).join(', ')}`,
    )
  await messages.weeksEnded(tx, stood.flatMap(newsOfWeek))
}
