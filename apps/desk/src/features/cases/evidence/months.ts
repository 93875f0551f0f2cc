import { addMonths, type CalendarDate } from '@daftar/rules/calendar/calendar-date'

const monthsMax = 60

/** Whole months from the first day to the last: 4 May to 3 November are five. */
export function wholeMonths(first: CalendarDate, last: CalendarDate): number {
  let months = 0
  while (months < monthsMax && addMonths(first, months + 1) <= last) months += 1
  return months
}
