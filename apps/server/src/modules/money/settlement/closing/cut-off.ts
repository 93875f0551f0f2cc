import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { collectionDateOf, type WorkingCalendar } from '@daftar/rules/calendar/working-days'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import { weekBefore, weekOfInstant } from '@daftar/rules/settlement/settlement-week'

/** Up to where payouts are closed, and when. */
export interface CutOff {
  currency: Currency
  cycle: PayoutCycle
  /** The first instant that is not in it. */
  until: Date
  /**
   * The Monday of the week it ends in, that Monday's first instant, and the last day that is in it, in the
   * zone.
   */
  weekStart: CalendarDate
  weekFrom: Date
  lastDay: CalendarDate
  /** The day it is closed on, in the zone; of the weekly run a working day. */
  runDate: CalendarDate
  at: Date
}

/** Sunday 24:00 before a Monday, in the zone of the currency's stores, as it is settled at an instant. */
export function weeklyCutOff(currency: Currency, monday: CalendarDate, at: Date): CutOff {
  const zone = zoneOfCurrency(currency)
  const week = weekBefore(monday, zone)
  return {
    currency,
    cycle: 'weekly',
    until: new Date(week.untilMs),
    weekStart: week.monday,
    weekFrom: new Date(week.fromMs),
    lastDay: week.sunday,
    runDate: dateInZone(at.getTime(), zone),
    at,
  }
}

/** The moment a flexible payout is asked for. */
export function requestedCutOff(currency: Currency, at: Date): CutOff {
  const zone = zoneOfCurrency(currency)
  const week = weekOfInstant(at.getTime() - 1, zone)
  return {
    currency,
    cycle: 'flexible',
    until: at,
    weekStart: week.monday,
    weekFrom: new Date(week.fromMs),
    lastDay: dateInZone(at.getTime() - 1, zone),
    runDate: dateInZone(at.getTime(), zone),
    at,
  }
}

/** Before payouts leave: six in the morning of the run's day (DEC-LOAN-20). */
const runHourMs = 6 * 3_600_000

/**
 * When the weekly runs between two instants are due: every Monday, or the next working day (LOAN-29,
 * DEC-CAP-11).
 */
export function weeklyRunTimes(currency: Currency, calendar: WorkingCalendar, from: Date, to: Date): Date[] {
  const zone = zoneOfCurrency(currency)
  const times = new Set<number>()
  for (let monday = addDays(mondayOf(dateInZone(from.getTime(), zone)), -28); ; monday = addDays(monday, 7)) {
    const due = startOfDay(collectionDateOf(monday, calendar), zone) + runHourMs
    if (due > to.getTime()) return [...times].map((time) => new Date(time))
    if (due > from.getTime()) times.add(due)
  }
}

/** When the run of a day sends what it closes. */
export function weeklyRunAt(day: CalendarDate, zone: string): Date {
  return new Date(startOfDay(day, zone) + runHourMs)
}

/** The Mondays whose run is on a day, oldest first: more than one after a week of holidays. */
export function mondaysRunOn(day: CalendarDate, calendar: WorkingCalendar): CalendarDate[] {
  const near = [-28, -21, -14, -7, 0].map((days) => addDays(mondayOf(day), days))
  return near.filter((monday) => collectionDateOf(monday, calendar) === day)
}
