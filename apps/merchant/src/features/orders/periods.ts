import {
  addDays,
  addMonths,
  compareDates,
  firstOfMonth,
  type CalendarDate,
} from '@daftar/rules/calendar/calendar-date'

export const presets = [
  'today',
  'yesterday',
  'last_7_days',
  'this_month',
  'last_month',
  'last_90_days',
] as const
export type Preset = (typeof presets)[number]

/** Days from the first to the last; either end may be open. */
export interface Period {
  readonly from: CalendarDate | null
  readonly to: CalendarDate | null
}

/**
 * The days a preset stands for today: an address or a saved view that says "this month" means the month it is
 * read in.
 */
export function presetPeriod(preset: Preset, today: CalendarDate): Period {
  const first = firstOfMonth(today)
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last_7_days':
      return { from: addDays(today, -6), to: today }
    case 'this_month':
      return { from: first, to: addDays(addMonths(first, 1), -1) }
    case 'last_month':
      return { from: addMonths(first, -1), to: addDays(first, -1) }
    case 'last_90_days':
      return { from: addDays(today, -89), to: today }
  }
}

export function isBackwards({ from, to }: Period): boolean {
  return from !== null && to !== null && compareDates(from, to) > 0
}
