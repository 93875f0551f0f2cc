import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dayRangeProblem } from '@daftar/rules/payouts/day-range'
import { refuseFields, type Refusal } from '../../../platform/http/refusal.ts'

/** Whole days of the calendar, both included; either end may be open. */
export interface DayRange {
  from: CalendarDate | null
  to: CalendarDate | null
}

/**
 * What a filter asks for; refused when it ends before it begins or is longer than twelve months (DEC-PO-7).
 */
export function dayRange(from: CalendarDate | undefined, to: CalendarDate | undefined): DayRange | Refusal {
  const problem = from && to ? dayRangeProblem({ from, to }) : null
  if (problem === 'backwards') return refuseFields({ created_at_lte: 'below_minimum' })
  if (problem === 'too_long') return refuseFields({ created_at_lte: 'above_maximum' })
  return { from: from ?? null, to: to ?? null }
}

/**
 * The instants of a range in a zone: from 00:00:00.000 of its first day to 23:59:59.999 of its last (PO-05).
 * `until` is the first instant after it.
 */
export function instantsOf({ from, to }: DayRange, zone: string): { from: Date | null; until: Date | null } {
  return {
    from: from ? new Date(startOfDay(from, zone)) : null,
    until: to ? new Date(startOfDay(addDays(to, 1), zone)) : null,
  }
}
