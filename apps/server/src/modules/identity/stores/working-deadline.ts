import { daysBetween } from '@daftar/rules/calendar/calendar-date'
import { addWorkingDays, type CalendarOf } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'

const dayMs = 86_400_000

/** So many working days of a currency's country later, at the same hour. */
export function workingDeadline(calendarOf: CalendarOf, currency: Currency, days: number, at: Date): Date {
  const from = dateInZone(at.getTime(), zoneOfCurrency(currency))
  const to = addWorkingDays(from, days, calendarOf(currency))
  return new Date(at.getTime() + daysBetween(from, to) * dayMs)
}
