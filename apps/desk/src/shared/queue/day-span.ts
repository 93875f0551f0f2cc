import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'

type Days = Readonly<{ from: CalendarDate | ''; to: CalendarDate | '' }>

/**
 * The days of a filter as instants: from the start of the first to the start of the day after the last. Where
 * a day begins in a zone is a library's knowledge, which is loaded with the first filter.
 */
export async function daySpan({ from, to }: Days, zone: string) {
  if (from === '' && to === '') return {}
  const { startOfDay } = await import('@daftar/rules/calendar/day-bounds')
  const instantOf = (day: CalendarDate) => new Date(startOfDay(day, zone)).toISOString()
  return {
    from: from === '' ? undefined : instantOf(from),
    until: to === '' ? undefined : instantOf(addDays(to, 1)),
  }
}
