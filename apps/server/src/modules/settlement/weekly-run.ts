import { collectionDateOf, type CalendarOf, type WorkingCalendar } from '@daftar/rules/calendar/working-days'
import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, startOfDay, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { weekBefore } from '@daftar/rules/settlement/settlement-week'
import type { Database } from '../../platform/database/database.ts'
import { settleMerchant, type SettleDependencies } from './settle-merchant.ts'
import { merchantsToSettle } from './store.ts'

/** The currencies that are settled, one run each in the zone of its banks. */
export const settledCurrencies = [
  'AED',
  'SAR',
  'BHD',
  'KWD',
  'QAR',
  'EGP',
] as const satisfies readonly Currency[]

/** Before payouts leave: six in the morning of the run's day (DEC-LOAN-20). */
const runHourMs = 6 * 3_600_000

/** When the weekly runs between two instants are due: every Monday, or the next working day (LOAN-29, DEC-CAP-11). */
export function weeklyRunTimes(currency: Currency, calendar: WorkingCalendar, from: Date, to: Date): Date[] {
  const zone = zoneOfCurrency(currency)
  const times = new Set<number>()
  for (let monday = addDays(mondayOf(dateInZone(from.getTime(), zone)), -28); ; monday = addDays(monday, 7)) {
    const due = startOfDay(collectionDateOf(monday, calendar), zone) + runHourMs
    if (due > to.getTime()) return [...times].map((time) => new Date(time))
    if (due > from.getTime()) times.add(due)
  }
}

/** The Mondays whose run is on a day, oldest first: more than one after a week of holidays. */
export function mondaysRunOn(day: CalendarDate, calendar: WorkingCalendar): CalendarDate[] {
  const near = [-28, -21, -14, -7, 0].map((days) => addDays(mondayOf(day), days))
  return near.filter((monday) => collectionDateOf(monday, calendar) === day)
}

export interface WeeklyRun {
  database: Database
  deps: SettleDependencies
  calendarOf: CalendarOf
}

/** Settles what is due on a day for every merchant of a currency, each in its own transaction: a killed run is run again. */
export async function runWeek(run: WeeklyRun, currency: Currency, at: Date): Promise<number> {
  const runDate = dateInZone(at.getTime(), zoneOfCurrency(currency))
  let settled = 0
  for (const monday of mondaysRunOn(runDate, run.calendarOf(currency)))
    settled += await runOne(run, currency, monday, runDate, at)
  return settled
}

async function runOne(
  run: WeeklyRun,
  currency: Currency,
  monday: CalendarDate,
  runDate: CalendarDate,
  at: Date,
): Promise<number> {
  const week = weekBefore(monday, zoneOfCurrency(currency))
  const merchants = await run.database.system((tx) =>
    merchantsToSettle(tx, currency, new Date(week.untilMs), week.monday),
  )
  let settled = 0
  for (const merchant of merchants) {
    const done = await run.database.system((tx) =>
      settleMerchant(tx, run.deps, { merchant, week, runDate, at }),
    )
    if (done) settled += 1
  }
  return settled
}
