import { addDays, daysBetween, firstOfMonth, mondayOf, type CalendarDate } from '../calendar/calendar-date.ts'
import type { DayRange } from '../payouts/day-range.ts'

/** DEC-ANA-4. */
export const granularities = ['day', 'week', 'month'] as const
export type Granularity = (typeof granularities)[number]

/**
 * The ranges that are offered by name, in days; each ends with the last whole day (DEC-ANA-2, decision 0106).
 */
export const lastDays = [7, 30, 90] as const
export type LastDays = (typeof lastDays)[number]

/** So many whole days, the last of them yesterday. */
export function wholeDays(days: number, today: CalendarDate): DayRange {
  return { from: addDays(today, -days), to: addDays(today, -1) }
}

/** As many days right before a range. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const days = daysBetween(from, to) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

/** The first day of the day, week (from Monday) or month that a date is in. */
export function beginOf(date: CalendarDate, granularity: Granularity): CalendarDate {
  if (granularity === 'day') return date
  return granularity === 'week' ? mondayOf(date) : firstOfMonth(date)
}

/** A range cut at its days, weeks or months, the first and the last as long as they lie in it. */
export function cutRange({ from, to }: DayRange, granularity: Granularity): DayRange[] {
  const cuts: { from: CalendarDate; to: CalendarDate }[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const last = cuts.at(-1)
    if (last && beginOf(last.from, granularity) === beginOf(day, granularity)) last.to = day
    else cuts.push({ from: day, to: day })
  }
  return cuts
}
