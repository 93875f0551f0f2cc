import { addMonths, compareDates, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/zones'
import { refuseFields, type Refusal } from '../../platform/http/refusal.ts'

/** Whole days of the calendar, both included; either end may be open. */
export interface DayRange {
  from: CalendarDate | null
  to: CalendarDate | null
}

/** DEC-PO-7. */
const mostMonths = 12

/** What a filter asks for; refused when it ends before it begins or is longer than twelve months. */
export function dayRange(from: CalendarDate | undefined, to: CalendarDate | undefined): DayRange | Refusal {
  if (from && to) {
    if (compareDates(to, from) < 0) return refuseFields({ created_at_lte: 'below_minimum' })
    if (compareDates(to, addMonths(from, mostMonths)) >= 0)
      return refuseFields({ created_at_lte: 'above_maximum' })
  }
  return { from: from ?? null, to: to ?? null }
}

/** The longest range that ends on a day: what a file holds when nobody chose. */
export function lastTwelveMonths(to: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: addDays(addMonths(to, -mostMonths), 1), to }
}

/**
 * The instants of a range in a zone: from 00:00:00.000 of its first day to 23:59:59.999 of its last (PO-05). `until` is the
 * first instant after it.
 */
export function instantsOf({ from, to }: DayRange, zone: string): { from: Date | null; until: Date | null } {
  return {
    from: from ? new Date(startOfDay(from, zone)) : null,
    until: to ? new Date(startOfDay(addDays(to, 1), zone)) : null,
  }
}
