import { addDays, mondayOf, type CalendarDate } from '../calendar/calendar-date.ts'
import { startOfDay } from '../calendar/day-bounds.ts'
import { dateInZone } from '../calendar/zones.ts'

/** A settlement week in a zone: Monday 00:00:00.000 to Sunday 23:59:59.999 (DEC-LOAN-10). */
export interface SettlementWeek {
  readonly monday: CalendarDate
  readonly sunday: CalendarDate
  /** Epoch milliseconds; `from` belongs to the week, `until` is the first instant after it. */
  readonly fromMs: number
  readonly untilMs: number
}

/** The week any of its days is in. */
export function settlementWeek(day: CalendarDate, zone: string): SettlementWeek {
  const monday = mondayOf(day)
  return {
    monday,
    sunday: addDays(monday, 6),
    fromMs: startOfDay(monday, zone),
    untilMs: startOfDay(addDays(monday, 7), zone),
  }
}

/** The week an instant is in. */
export function weekOfInstant(instantMs: number, zone: string): SettlementWeek {
  return settlementWeek(dateInZone(instantMs, zone), zone)
}

/**
 * The last full week before a day: what a run settles, on its Monday and on the working day a holiday Monday
 * moved to alike, as long as that is in the same week.
 */
export function weekBefore(day: CalendarDate, zone: string): SettlementWeek {
  return settlementWeek(addDays(mondayOf(day), -7), zone)
}
