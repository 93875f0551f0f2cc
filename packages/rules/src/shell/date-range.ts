import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { startOfDay } from '../calendar/zones.ts'

/**
 * The instants (epoch milliseconds) a range of days stands for in a zone: from 00:00:00.000 of the first day to
 * 23:59:59.999 of the last (FMT-12, FMT-13, DEC-FMT-4). Days with 23 or 25 hours keep their true edges.
 */
export function dateRange(
  first: CalendarDate,
  last: CalendarDate,
  zone: string,
): Readonly<{ fromMs: number; untilMs: number }> {
  return { fromMs: startOfDay(first, zone), untilMs: startOfDay(addDays(last, 1), zone) - 1 }
}
