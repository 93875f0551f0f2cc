import { calendarOfCurrency, collectionDateOf } from '@daftar/rules/calendar/working-days'
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
export function weeklyRunTimes(
  currency: Currency,
  holidays: readonly CalendarDate[],
  from: Date,
  to: Date,
): Date[] {
  const zone = zoneOfCurrency(currency)
  const calendar = calendarOfCurrency(currency, holidays)
  const times: Date[] = []
  for (let monday = addDays(mondayOf(dateInZone(from.getTime(), zone)), -7); ; monday = addDays(monday, 7)) {
    const due = startOfDay(collectionDateOf(monday, calendar), zone) + runHourMs
    if (due > to.getTime()) return times
    if (due > from.getTime()) times.push(new Date(due))
  }
}

/** Settles last week for every merchant of a currency, each in its own transaction: a killed run is simply run again. */
export async function runWeek(
  database: Database,
  deps: SettleDependencies,
  currency: Currency,
  at: Date,
): Promise<number> {
  const zone = zoneOfCurrency(currency)
  const runDate = dateInZone(at.getTime(), zone)
  const week = weekBefore(runDate, zone)
  const merchants = await database.system((tx) =>
    merchantsToSettle(tx, currency, new Date(week.untilMs), week.monday),
  )
  let settled = 0
  for (const merchant of merchants) {
    const done = await database.system((tx) => settleMerchant(tx, deps, { merchant, week, runDate, at }))
    if (done) settled += 1
  }
  return settled
}
