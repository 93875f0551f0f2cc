import {
  addDays,
  addMonths,
  compareDates,
  mondayOf,
  type CalendarDate,
} from '@daftar/rules/calendar/calendar-date'

/** DEC-PO-7. */
export const presets = ['this_week', 'last_week', 'this_month', 'last_month'] as const
export type Preset = (typeof presets)[number]

export interface Period {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** The days a preset stands for today; weeks run from Monday to Sunday, as settlement does. */
export function presetPeriod(preset: Preset, today: CalendarDate): Period {
  const monday = mondayOf(today)
  const first = `${today.slice(0, 8)}01`
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

/** What is wrong with a range somebody typed; null when nothing is. At most 12 months (DEC-PO-7). */
export function rangeProblem(from: string, to: string): 'missing' | 'backwards' | 'too_long' | null {
  if (from === '' || to === '') return 'missing'
  if (compareDates(from, to) > 0) return 'backwards'
  return compareDates(to, addMonths(from, 12)) > 0 ? 'too_long' : null
}
