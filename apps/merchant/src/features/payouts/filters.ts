import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dayRangeProblem, type DayRange } from '@daftar/rules/payouts/day-range'
import { payoutStatuses, type PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { presetPeriod, presets, type Preset } from './periods.ts'

/** Which payouts are listed; as it stands in the address (PO-03, PO-04, DEC-PO-7). */
export interface PayoutFilters {
  readonly period: Preset | DayRange | null
  /** None means all. */
  readonly stores: readonly string[]
  readonly statuses: readonly PayoutStatus[]
}

export const noFilters: PayoutFilters = { period: null, stores: [], statuses: [] }

/** The filters an address names; what is not one is left out. */
export function readFilters(search: Readonly<Record<string, unknown>>): PayoutFilters {
  return {
    period: periodOf(search),
    stores: listOf(search['stores']).slice(0, 100),
    statuses: payoutStatuses.filter((status) => listOf(search['status']).includes(status)),
  }
}

/** The filters as an address names them; what is not set is undefined and leaves the address. */
export function filterSearch({
  period,
  stores,
  statuses,
}: PayoutFilters): Record<string, string | undefined> {
  const isRange = period !== null && typeof period === 'object'
  return {
    period: typeof period === 'string' ? period : undefined,
    from: isRange ? period.from : undefined,
    to: isRange ? period.to : undefined,
    stores: stores.join(',') || undefined,
    status: statuses.join(',') || undefined,
  }
}

/** The same as text behind an address, empty or with its question mark: rows and tabs keep the filters. */
export function filterText(filters: PayoutFilters): string {
  const given = Object.entries(filterSearch(filters)).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** The filters as the server takes them, the list and the CSV alike (DEC-PO-6, DEC-PO-7). */
export function filterQuery(filters: PayoutFilters, today: CalendarDate) {
  const period = typeof filters.period === 'string' ? presetPeriod(filters.period, today) : filters.period
  return {
    ...(period && { created_at_gte: period.from, created_at_lte: period.to }),
    ...(filters.stores.length > 0 && { store_ids: filters.stores.join(',') }),
    ...(filters.statuses.length > 0 && { status: filters.statuses.join(',') }),
  }
}

export function hasFilters({ period, stores, statuses }: PayoutFilters): boolean {
  return period !== null || stores.length > 0 || statuses.length > 0
}

function periodOf(search: Readonly<Record<string, unknown>>): PayoutFilters['period'] {
  const preset = presets.find((each) => each === search['period'])
  if (preset) return preset
  const from = parseCalendarDate(String(search['from'] ?? ''))
  const to = parseCalendarDate(String(search['to'] ?? ''))
  return from && to && dayRangeProblem({ from, to }) === null ? { from, to } : null
}

function listOf(value: unknown): string[] {
  return typeof value === 'string' ? [...new Set(value.split(',').filter(Boolean))] : []
}
