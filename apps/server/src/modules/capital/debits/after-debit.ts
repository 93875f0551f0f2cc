import { nextCollectionDate } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import {
  collectionsAfterWeeks,
  statusAfterRepayment,
  type LoanStatus,
} from '@daftar/rules/capital/advances/loan-status'
import type { Tx } from '../../../platform/database/database.ts'
import type { Cause } from '../../../platform/status/move.ts'
import { changeAdvance, closeIfRepaid, moveAdvance, newsOfWeek, type AdvanceRow } from '../advances/index.ts'
import type { DebitAnswer, DebitDependencies } from './parts.ts'
import type { DebitRow } from './store.ts'

export interface Aftermath extends DebitAnswer {
  debit: DebitRow
  /** B and K after the answer. */
  leftMinor: bigint
  carriedMinor: bigint
}

/**
 * Where an answer leaves the advance: closed, paying or overdue, with its carried shortfall, its short weeks in a row and the
 * message that goes with it (DEC-LOAN-1, 24, 25, 32, 35).
 */
export async function afterDebit(
  tx: Tx,
  deps: DebitDependencies,
  loan: AdvanceRow,
  after: Aftermath,
): Promise<void> {
  const by = { actor: 'bank', actorId: after.actorId, detail: after.debit.id, at: after.at } as const
  if (loan.status === 'closed' && after.leftMinor === 0n) return
  if (await closeIfRepaid(tx, deps.messages, { loan, ...by })) return
  const standing = standingAfter(loan, after)
  await moveAdvanceTo(tx, deps, loan, { ...standing, carriedMinor: after.carriedMinor }, by)
  const { status, isFlaggedNow } = standing
  const week = { loan, status, isFlaggedNow, repaidMinor: 0n, carriedMinor: after.carriedMinor }
  await deps.messages.weeksEnded(tx, newsOfWeek(week, isFirstShortfall(after)))
}

/** Where an advance that is not repaid stands after an answer. */
interface Standing {
  status: LoanStatus
  weeksShort: number
  /** This week is the one too many (DEC-LOAN-25). */
  isFlaggedNow: boolean
}

function standingAfter(loan: AdvanceRow, after: Aftermath): Standing {
  const weeksShort = weeksShortAfter(loan, after)
  return {
    status: statusAfterRepayment(after.leftMinor, after.carriedMinor),
    weeksShort,
    isFlaggedNow: loan.flagged_at === null && weeksShort >= collectionsAfterWeeks,
  }
}

/** A week is counted once, by its first attempt; a return counts for a week that was not short before. */
function weeksShortAfter(loan: AdvanceRow, { outcome, debit, carriedMinor }: Aftermath): number {
  if (carriedMinor === 0n) return 0
  if (outcome === 'failed' && debit.attempt === 1) return loan.weeks_short + 1
  return outcome === 'returned' ? Math.max(1, loan.weeks_short) : loan.weeks_short
}

/** One that was closed is repaid again from the next Monday on (DEC-LOAN-32). */
async function moveAdvanceTo(
  tx: Tx,
  { calendarOf }: DebitDependencies,
  loan: AdvanceRow,
  { status, weeksShort, isFlaggedNow, carriedMinor }: Standing & Pick<Aftermath, 'carriedMinor'>,
  by: Cause,
): Promise<void> {
  const { currency } = loan
  const today = dateInZone(by.at.getTime(), zoneOfCurrency(currency))
  const reopened = {
    reopened_at: by.at,
    completed_at: null,
    next_repayment_on: nextCollectionDate(today, calendarOf(currency)),
  }
  const set = {
    carried_minor: carriedMinor,
    weeks_short: weeksShort,
    flagged_at: carriedMinor === 0n ? null : isFlaggedNow ? by.at : loan.flagged_at,
    ...(loan.status === 'closed' && reopened),
  }
  if (status === loan.status) return changeAdvance(tx, loan, set)
  if ((await moveAdvance(tx, loan, { to: status, set, ...by })) === 'lost')
    throw new Error(`advance ${loan.id} moved while its debit was settled`)
}

/** The second failure of a week says nothing new. */
function isFirstShortfall({ outcome, debit }: Aftermath): boolean {
  return outcome === 'returned' || (outcome === 'failed' && debit.attempt === 1)
}
