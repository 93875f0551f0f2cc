import { addMonths, firstOfMonth, type CalendarDate } from './calendar-date.ts'
import { startOfDay } from './day-bounds.ts'

/** A calendar month in a zone, in epoch milliseconds; `untilMs` is the first instant that is not in it. */
export interface MonthSpan {
  readonly fromMs: number
  readonly untilMs: number
}

/** The last full months before the month of `today`, the oldest first, as they begin and end in the zone. */
export function fullMonthsBefore(today: CalendarDate, count: number, zone: string): MonthSpan[] {
  const thisMonth = firstOfMonth(today)
  return Array.from({ length: count }, (_, index) => {
    const first = addMonths(thisMonth, index - count)
    return { fromMs: startOfDay(first, zone), untilMs: startOfDay(addMonths(first, 1), zone) }
  })
}
