import { addDays, parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import type { Filters } from '../../shared/use-filters.ts'

export const callBackKinds = ['call_back', 'feedback'] as const

export type CallBackFilters = Readonly<{
  kind: (typeof callBackKinds)[number] | null
  merchant: string
  /** The first and the last day it came in, in the reader's own time; empty when not limited. */
  from: CalendarDate | ''
  to: CalendarDate | ''
}>

/** What the address says; what it does not know is left out. */
export function readCallBackFilters(search: Filters): CallBackFilters {
  return {
    kind: callBackKinds.find((kind) => kind === search['kind']) ?? null,
    merchant: search['merchant'] ?? '',
    from: parseCalendarDate(search['from'] ?? '') ?? '',
    to: parseCalendarDate(search['to'] ?? '') ?? '',
  }
}

export function isFiltered({ kind, merchant, from, to }: CallBackFilters): boolean {
  return kind !== null || merchant !== '' || from !== '' || to !== ''
}

/** The days as instants: from the start of the first to the start of the day after the last. */
export function spanOf({ from, to }: Pick<CallBackFilters, 'from' | 'to'>, zone: string) {
  const instantOf = (day: CalendarDate) => new Date(startOfDay(day, zone)).toISOString()
  return {
    from: from === '' ? undefined : instantOf(from),
    until: to === '' ? undefined : instantOf(addDays(to, 1)),
  }
}
