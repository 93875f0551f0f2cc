import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { isWorkingDay, type CalendarOf } from '@daftar/rules/calendar/working-days'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import type { AdvanceBalances, AdvanceStanding } from '../advances/index.ts'
import { isRepaidByDebit } from '../mandates/index.ts'

/** Debits go to the bank at the hour of the weekly run. */
const presentHourMs = 6 * 3_600_000

export function presentInstant(day: CalendarDate, currency: Currency): Date {
  return new Date(startOfDay(day, zoneOfCurrency(currency)) + presentHourMs)
}

/**
 * An advance whose week is due for a debit, or a failed debit's second attempt, with what the journal says.
 */
export interface DueAdvance extends AdvanceStanding, AdvanceBalances {
  /** What is at the bank already, and how much of it was carried. */
  inFlightMinor: bigint
  inFlightCarriedMinor: bigint
  mandate_id: Column<'mandate_public', 'id'>
  mandate_iban: Column<'mandate_public', 'iban'>
}
export interface DueRetry extends DueAdvance, Row<'debit', 'repayment_id'> {
  debit_id: Column<'debit', 'id'>
  failed_minor: Column<'debit', 'amount_minor'>
}

/**
 * Whether debits repay it now. One that the bank has not answered holds no other back (docs/decisions/0040).
 */
function isCollected(tx: Tx): Fragment {
  return tx`l.status in ('paying', 'overdue') and ${isRepaidByDebit(tx)}`
}

function weekIsDue(tx: Tx, day: CalendarDate): Fragment {
  return tx`'direct_debit' = any (l.tags) and l.next_repayment_on <= ${day} and ${isCollected(tx)}`
}

/** The Monday's own debit goes first and carries what failed before it. */
function retryIsDue(tx: Tx, day: CalendarDate): Fragment {
  return tx`d.retry_on <= ${day} and l.next_repayment_on > ${day} and ${isCollected(tx)}`
}

/** Merchants of a currency with a debit to present on a day, in the order of their ids. */
export async function merchantsDue(tx: Tx, currency: Currency, day: CalendarDate): Promise<string[]> {
  const rows = await tx<Row<'advance_standing', 'merchant_id'>[]>`
    select l.merchant_id from advance_standing l where l.currency = ${currency} and ${weekIsDue(tx, day)}
    union
    select l.merchant_id from debit d join advance_standing l on l.merchant_id = d.merchant_id and l.id = d.advance_id
     where l.currency = ${currency} and ${retryIsDue(tx, day)}
     order by merchant_id`
  return rows.map((row) => row.merchant_id)
}

export function dueAdvances(
  tx: Tx,
  merchantIds: readonly string[],
  currency: Currency,
  day: CalendarDate,
): Promise<DueAdvance[]> {
  return tx<DueAdvance[]>`
    select ${dueColumns(tx)} from advance_standing l ${withBooks(tx)}
     where l.merchant_id = any (${[...merchantIds]}) and l.currency = ${currency} and ${weekIsDue(tx, day)}
     order by l.merchant_id, l.created_at, l.id`
}

export function dueRetries(
  tx: Tx,
  merchantIds: readonly string[],
  currency: Currency,
  day: CalendarDate,
): Promise<DueRetry[]> {
  return tx<DueRetry[]>`
    select ${dueColumns(tx)}, d.id as debit_id, d.repayment_id, d.amount_minor as failed_minor
      from debit d join advance_standing l on l.merchant_id = d.merchant_id and l.id = d.advance_id ${withBooks(tx)}
     where d.merchant_id = any (${[...merchantIds]}) and l.currency = ${currency} and ${retryIsDue(tx, day)}
     order by d.merchant_id, d.id for update of d`
}

function dueColumns(tx: Tx): Fragment {
  return tx`l.*, am.id as mandate_id, am.iban as mandate_iban,
    coalesce(p.balance_minor, 0) + coalesce(f.balance_minor, 0) as "outstandingMinor",
    coalesce(f.balance_minor, 0) as "feeOutstandingMinor", -coalesce(x.balance_minor, 0) as "deferredMinor",
    coalesce(o.amount_minor, 0) as "inFlightMinor", coalesce(o.carried_minor, 0) as "inFlightCarriedMinor"`
}

function withBooks(tx: Tx): Fragment {
  return tx`
    join mandate_public am on am.merchant_id = l.merchant_id and am.advance_id = l.id and am.status = 'active'
    left join ledger_balance p on p.merchant_id = l.merchant_id and p.currency = l.currency and p.account = 'advance_principal:' || l.id
    left join ledger_balance f on f.merchant_id = l.merchant_id and f.currency = l.currency and f.account = 'advance_fee:' || l.id
    left join ledger_balance x on x.merchant_id = l.merchant_id and x.currency = l.currency and x.account = 'deferred_fee:' || l.id
    left join lateral (
      select sum(o.amount_minor)::bigint as amount_minor, sum(o.carried_minor)::bigint as carried_minor from debit o
       where o.merchant_id = l.merchant_id and o.advance_id = l.id and o.status = 'pending') o on true`
}

/** The currencies with something to present by an instant, each with the first day it was for. */
async function firstDays(tx: Tx, until: CalendarDate): Promise<{ currency: Currency; day: CalendarDate }[]> {
  return tx<(Row<'advance_standing', 'currency'> & { day: CalendarDate })[]>`
    select currency, min(day) as day from (
      select l.currency, l.next_repayment_on as day from advance_standing l where ${weekIsDue(tx, until)}
      union all
      select l.currency, d.retry_on from debit d join advance_standing l on l.merchant_id = d.merchant_id and l.id = d.advance_id
       where d.retry_on <= ${until} and ${isCollected(tx)}
    ) due group by currency`
}

/**
 * When debits are presented between two instants: at six on the working day they are for, or on the first one
 * after it.
 */
export async function presentTimes(tx: Tx, calendarOf: CalendarOf, from: Date, to: Date): Promise<Date[]> {
  // A day more than any zone is ahead of another.
  const until = addDays(dateInZone(to.getTime(), 'UTC'), 1)
  return sixOnWorkingDays(await firstDays(tx, until), calendarOf, from, to)
}

/** Six o'clock of every working day between two instants, of each currency from a day of its own on. */
export function sixOnWorkingDays(
  due: readonly { currency: Currency; day: CalendarDate }[],
  calendarOf: CalendarOf,
  from: Date,
  to: Date,
): Date[] {
  const times = due.flatMap(({ currency, day }) => {
    const zone = zoneOfCurrency(currency)
    const today = dateInZone(from.getTime(), zone)
    const times: number[] = []
    for (let one = day > today ? day : today; presentInstant(one, currency) <= to; one = addDays(one, 1)) {
      const time = presentInstant(one, currency)
      if (time > from && isWorkingDay(one, calendarOf(currency))) times.push(time.getTime())
    }
    return times
  })
  return [...new Set(times)].sort((one, other) => one - other).map((time) => new Date(time))
}
