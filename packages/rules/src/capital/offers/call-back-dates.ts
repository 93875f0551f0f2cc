import { addDays, addMonths, parseCalendarDate, type CalendarDate } from '../../calendar/calendar-date.ts'
import type { Currency } from '../../money/currency.ts'
import { workingDayOnOrAfter, type WorkingCalendar } from '../../calendar/working-days.ts'

/** The agents who call back work in Dubai, by its working days (DEC-OFR-12, DEC-CAP-11). */
export const callBackCurrency: Currency = 'AED'

/**
 * From tomorrow to one month after tomorrow (OFR-30, OFR-31); `today` is the day in the zone of the agents.
 */
export function callBackRange(today: CalendarDate): { earliest: CalendarDate; latest: CalendarDate } {
  const earliest = addDays(today, 1)
  return { earliest, latest: addMonths(earliest, 1) }
}

export type CallBackDateProblem = 'required_field' | 'date_too_early' | 'date_too_late'

/** What is wrong with a chosen date (OFR-29 to OFR-33); an empty or unreadable one is missing. */
export function callBackDateProblem(text: string | null, today: CalendarDate): CallBackDateProblem | null {
  const date = text ? parseCalendarDate(text) : null
  if (date === null) return 'required_field'
  const { earliest, latest } = callBackRange(today)
  if (date < earliest) return 'date_too_early'
  return date > latest ? 'date_too_late' : null
}

/**
 * The day the success view names: a weekend day is selectable, agents call on the next working day
 * (DEC-OFR-12).
 */
export function callBackDay(chosen: CalendarDate, calendar: WorkingCalendar): CalendarDate {
  return workingDayOnOrAfter(chosen, calendar)
}
