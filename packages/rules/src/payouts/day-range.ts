import { addDays, addMonths, compareDates, type CalendarDate } from '../calendar/calendar-date.ts'

/** Whole days of the calendar, both included. */
export interface DayRange {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** DEC-PO-7. */
const mostMonths = 12

/** What is wrong with a range payouts are asked for by; null when nothing is (DEC-PO-7). */
export function dayRangeProblem({ from, to }: DayRange): 'backwards' | 'too_long' | null {
  if (compareDates(to, from) < 0) return 'backwards'
  return compareDates(to, addMonths(from, mostMonths)) >= 0 ? 'too_long' : null
}

/** The longest range that ends on a day. */
export function longestRangeTo(to: CalendarDate): DayRange {
  return { from: addDays(addMonths(to, -mostMonths), 1), to }
}

/** A range of any length as ranges that may be asked for, one after the other. */
export function askableRanges({ from, to }: DayRange): DayRange[] {
  const end = addDays(addMonths(from, mostMonths), -1)
  if (compareDates(to, end) <= 0) return [{ from, to }]
  return [{ from, to: end }, ...askableRanges({ from: addDays(end, 1), to })]
}
