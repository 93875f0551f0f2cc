import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'

type Days = Readonly<{ from: CalendarDate | ''; to: CalendarDate | '' }>

/** The days of a filter as instants: from the start of the first to the start of the day after the last. */
export function daySpan({ from, to }: Days, zone: string) {
  const instantOf = (day: CalendarDate) => new Date(startOfDay(day, zone)).toISOString()
  return {
    from: from === '' ? undefined : instantOf(from),
    until: to === '' ? undefined : instantOf(addDays(to, 1)),
  }
}
