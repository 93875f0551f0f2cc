import type { Currency } from '../money/currency.ts'
import { addDays, mondayOf, weekdayOf, type CalendarDate, type Weekday } from './calendar-date.ts'

/** Which days banks and the provider's staff work. Holidays are configuration. */
export interface WorkingCalendar {
  readonly weekend: readonly Weekday[]
  readonly holidays: readonly CalendarDate[]
}

/** The working days of a currency's banks, holidays included; made from the configuration once. */
export type CalendarOf = (currency: Currency) => WorkingCalendar

const fridaySaturday = [5, 6] as const
const saturdaySunday = [6, 7] as const

/**
 * Weekends as data, one per currency. The UAE works Monday to Friday (DEC-CAP-11); the other Gulf states and
 * Egypt work Sunday to Thursday. A Monday is a working day in all of them, which is why collection is on
 * Mondays everywhere.
 */
const weekends: Record<Currency, readonly Weekday[]> = {
  AED: saturdaySunday,
  BHD: fridaySaturday,
  CNH: saturdaySunday,
  EGP: fridaySaturday,
  EUR: saturdaySunday,
  GBP: saturdaySunday,
  INR: saturdaySunday,
  KRW: saturdaySunday,
  KWD: fridaySaturday,
  OMR: fridaySaturday,
  QAR: fridaySaturday,
  SAR: fridaySaturday,
  TRY: saturdaySunday,
  USD: saturdaySunday,
}

export function calendarOfCurrency(
  currency: Currency,
  holidays: readonly CalendarDate[] = [],
): WorkingCalendar {
  return { weekend: weekends[currency], holidays }
}

export function isWorkingDay(date: CalendarDate, calendar: WorkingCalendar): boolean {
  return !calendar.weekend.includes(weekdayOf(date)) && !calendar.holidays.includes(date)
}

/** The date itself when it is a working day, else the first one after it. */
export function workingDayOnOrAfter(date: CalendarDate, calendar: WorkingCalendar): CalendarDate {
  let day = date
  while (!isWorkingDay(day, calendar)) day = addDays(day, 1)
  return day
}

/** The first working day after the date. */
export function nextWorkingDay(date: CalendarDate, calendar: WorkingCalendar): CalendarDate {
  return workingDayOnOrAfter(addDays(date, 1), calendar)
}

/** The working day that many working days after the date; with 0 the date itself, working or not. */
export function addWorkingDays(date: CalendarDate, count: number, calendar: WorkingCalendar): CalendarDate {
  let day = date
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(day, calendar)
  return day
}

/**
 * When the collection and the payout of a Monday happen: that Monday, or the next working day (DEC-CAP-11,
 * LOAN-29).
 */
export function collectionDateOf(monday: CalendarDate, calendar: WorkingCalendar): CalendarDate {
  return workingDayOnOrAfter(monday, calendar)
}

/** The first collection date after a day: next_settlement_date of DEC-LOAN-37. */
export function nextCollectionDate(after: CalendarDate, calendar: WorkingCalendar): CalendarDate {
  // The Monday of this week may have moved past today.
  let monday = mondayOf(after)
  while (collectionDateOf(monday, calendar) <= after) monday = addDays(monday, 7)
  return collectionDateOf(monday, calendar)
}
