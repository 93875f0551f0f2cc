import {
  addDays,
  addMonths,
  firstOfMonth,
  mondayOf,
  parseCalendarDate,
  type CalendarDate,
} from '@daftar/rules/calendar/calendar-date'
import { dayRangeProblem, type DayRange } from '@daftar/rules/payouts/day-range'

/** DEC-PO-7. */
export const presets = ['this_week', 'last_week', 'this_month', 'last_month'] as const
export type Preset = (typeof presets)[number]

/** The days a preset stands for today; weeks run from Monday to Sunday, as settlement does. */
export function presetPeriod(preset: Preset, today: CalendarDate): DayRange {
  const monday = mondayOf(today)
  const first = firstOfMonth(today)
  switch (preset) {
    case 'this_week':
      return { from: monday, to: addDays(monday, 6) }
    case 'last_week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) }
    case 'this_month':
      return { from: first, to: addDays(addMonths(first, 1), -1) }
    case 'last_month':
      return { from: addMonths(first, -1), to: addDays(first, -1) }
  }
}

/**
 * What is wrong with the two days somebody chose, one of them maybe not yet; null when nothing is (DEC-PO-7).
 */
export function rangeProblem(from: string, to: string): 'missing' | 'backwards' | 'too_long' | null {
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)]
  return first === null || last === null ? 'missing' : dayRangeProblem({ from: first, to: last })
}
