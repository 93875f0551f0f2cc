import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { chaseDate } from '@daftar/rules/capital/debits/debit-plan'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { findAdvancesById } from '../advances/index.ts'
import type { DebitDependencies } from './dependencies.ts'
import { presentInstant, sixOnWorkingDays } from './due.ts'

/**
 * Tells finance and the merchants of debits that the bank has not answered two working days after they were
 * presented, each once (docs/decisions/0040). They go on waiting; an answer is booked whenever it comes.
 */
export async function chaseDebits(tx: Tx, deps: DebitDependencies, at: Date): Promise<void> {
  const late = (await waitingDays(tx)).filter(
    ({ currency, presented_on: on }) =>
      presentInstant(chaseDate(on, deps.calendarOf(currency)), currency) <= at,
  )
  if (late.length === 0) return
  const rows = late.map((one) => ({ ...one, day: dateInZone(at.getTime(), zoneOfCurrency(one.currency)) }))
  // Whoever was answered meanwhile is left alone.
  const chased = await tx<Row<'debit', 'advance_id' | 'amount_minor' | 'presented_on'>[]>`
    update debit d set chased_on = n.day
      from jsonb_to_recordset(${tx.json(rows)}) as n (currency text, presented_on date, day date)
     where d.currency = n.currency and d.presented_on = n.presented_on and d.status = 'pending' and d.chased_on is null
    returning d.advance_id, d.amount_minor, d.presented_on`
  const ids = [...new Set(chased.map((debit) => debit.advance_id))]
  const advances = new Map((await findAdvancesById(tx, ids)).map((advance) => [advance.id, advance]))
  await deps.messages.debitsUnanswered(
    tx,
    chased.flatMap((debit) => {
      const advance = advances.get(debit.advance_id)
      return advance ? [{ advance, amountMinor: debit.amount_minor, presentedOn: debit.presented_on }] : []
    }),
  )
}

/** When unanswered debits are chased between two instants. */
export async function chaseTimes(tx: Tx, calendarOf: CalendarOf, from: Date, to: Date): Promise<Date[]> {
  const due = (await waitingDays(tx)).map(({ currency, presented_on: on }) => ({
    currency,
    day: chaseDate(on, calendarOf(currency)),
  }))
  return sixOnWorkingDays(due, calendarOf, from, to)
}

/** The days of debits without an answer that nobody was told of. */
function waitingDays(tx: Tx): Promise<Row<'debit', 'currency' | 'presented_on'>[]> {
  return tx<Row<'debit', 'currency' | 'presented_on'>[]>`
    select distinct currency, presented_on from debit where status = 'pending' and chased_on is null`
}
