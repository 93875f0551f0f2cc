import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { nextCollectionDate } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { ShortWeek } from '@daftar/rules/capital/advances/standing'
import type { Tx } from '../../../platform/database/database.ts'
import { carryOn, closeIfRepaid, type AdvanceRow } from '../advances/index.ts'
import type { DebitAnswer, DebitDependencies } from './dependencies.ts'
import type { DebitRow } from './store.ts'

export interface Aftermath extends DebitAnswer {
  debit: DebitRow
  /** B and K after the answer. */
  leftMinor: bigint
  carriedMinor: bigint
}

/**
 * Where an answer leaves the advance: closed, paying or overdue, with its carried shortfall, its short weeks
 * in a row and the message that goes with it (DEC-LOAN-1, 24, 25, 32, 35).
 */
export async function afterDebit(
  tx: Tx,
  deps: DebitDependencies,
  advance: AdvanceRow,
  after: Aftermath,
): Promise<void> {
  const by = { actor: 'bank', actorId: after.actorId, detail: after.debit.id, at: after.at } as const
  if (advance.status === 'closed' && after.leftMinor === 0n) return
  if (await closeIfRepaid(tx, deps.messages, { advance, ...by })) return
  const { leftMinor, carriedMinor } = after
  const going = { advance, collectedBy: 'direct_debit', repaidMinor: 0n, leftMinor, carriedMinor } as const
  await carryOn(
    tx,
    deps.messages,
    [{ ...going, shortWeek: shortWeekOf(after), nextOn: reopensOn(deps, advance, after.at) }],
    by,
  )
}

/** A week is counted once, by its first attempt; a return counts for a week that was not short before. */
function shortWeekOf({ outcome, debit }: Aftermath): ShortWeek {
  if (outcome === 'returned') return 'returned'
  const isMissed = outcome === 'failed' || outcome === 'unanswered'
  return isMissed && debit.attempt === 1 ? 'first' : 'known'
}

/** One that was closed is repaid again from the next Monday on (DEC-LOAN-32). */
function reopensOn({ calendarOf }: DebitDependencies, advance: AdvanceRow, at: Date): CalendarDate | null {
  if (advance.status !== 'closed') return null
  const { currency } = advance
  return nextCollectionDate(dateInZone(at.getTime(), zoneOfCurrency(currency)), calendarOf(currency))
}
