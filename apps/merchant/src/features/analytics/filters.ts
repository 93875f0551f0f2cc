import {
  addressFilters,
  freeText,
  idsUpTo,
  oneOrUsual,
  textAt,
  type AddressFilter,
  type AddressSearch,
} from '@daftar/app-kit/address-filters'
import { granularities, lastDays, wholeDays, type LastDays } from '@daftar/rules/analytics/period'
import { daysBetween, parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dayRangeProblem, type DayRange } from '@daftar/rules/payouts/day-range'

/** Where nothing is chosen. */
export const usualDays: LastDays = 30

/** So many last whole days, or days of one's own (DEC-ANA-2). */
const period: AddressFilter<LastDays | DayRange> = {
  read: (search) =>
    lastDays.find((days) => String(days) === textAt(search, 'period')) ?? daysOf(search) ?? usualDays,
  write: (chosen) =>
    typeof chosen === 'number'
      ? { period: chosen === usualDays ? undefined : String(chosen), from: undefined, to: undefined }
      : { period: undefined, ...chosen },
}

/**
 * What the figures are of, as it stands in the address. Which country stands there on the first screen alone.
 */
export const analyticsFilters = addressFilters({
  country: freeText,
  period,
  stores: idsUpTo(50),
  granularity: oneOrUsual(granularities, 'day'),
})
export type AnalyticsFilters = ReturnType<typeof analyticsFilters.read>

/** The days a filter stands for today. */
export function daysOfPeriod(chosen: AnalyticsFilters['period'], today: CalendarDate): DayRange {
  return typeof chosen === 'number' ? wholeDays(chosen, today) : chosen
}

/** More days than a chart shows one by one. */
const mostDays = 100

/**
 * The filters as the server takes them (DEC-ANA-4). The first screen shows days, weeks where they are many.
 */
export function filterQuery(filters: AnalyticsFilters, today: CalendarDate, screen: 'all' | 'metric') {
  const range = daysOfPeriod(filters.period, today)
  const isLong = daysBetween(range.from, range.to) >= mostDays
  const granularity =
    screen === 'metric' ? filters.granularity : isLong ? ('week' as const) : ('day' as const)
  return {
    ...range,
    granularity,
    ...(filters.stores.length > 0 && { store_ids: filters.stores.join(',') }),
  }
}

/** What is wrong with two days somebody chose, one of them maybe not yet; null when nothing is. */
export function rangeProblem(
  from: string,
  to: string,
  today: CalendarDate,
): 'missing' | 'to_come' | 'backwards' | 'too_long' | null {
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)]
  if (first === null || last === null) return 'missing'
  return last > today ? 'to_come' : dayRangeProblem({ from: first, to: last })
}

function daysOf(search: AddressSearch): DayRange | null {
  const from = parseCalendarDate(textAt(search, 'from'))
  const to = parseCalendarDate(textAt(search, 'to'))
  return from && to && dayRangeProblem({ from, to }) === null ? { from, to } : null
}
