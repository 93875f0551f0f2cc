import {
  addressFilters,
  addressText,
  idsUpTo,
  named,
  someOf,
  textAt,
  type AddressFilter,
  type AddressSearch,
} from '@daftar/app-kit/address-filters'
import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dayRangeProblem, type DayRange } from '@daftar/rules/payouts/day-range'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { presetPeriod, presets, type Preset } from './periods.ts'

const period: AddressFilter<Preset | DayRange | null> = {
  read: (search) => presets.find((preset) => preset === search['period']) ?? daysOf(search),
  write: (chosen) => (typeof chosen === 'string' ? { period: chosen } : { ...chosen }),
}

/** Which payouts are listed; as it stands in the address (PO-03, PO-04, DEC-PO-7). */
export const payoutFilters = addressFilters({
  period,
  stores: idsUpTo(100),
  statuses: named('status', someOf(payoutStatuses)),
})

export type PayoutFilters = ReturnType<typeof payoutFilters.read>

export const { read: readFilters, write: filterSearch, isSet: hasFilters } = payoutFilters
export const noFilters = readFilters({})

/** The same as text behind an address, empty or with its question mark: rows and tabs keep the filters. */
export function filterText(filters: PayoutFilters): string {
  return addressText(filterSearch(filters))
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

function daysOf(search: AddressSearch): DayRange | null {
  const from = parseCalendarDate(textAt(search, 'from'))
  const to = parseCalendarDate(textAt(search, 'to'))
  return from && to && dayRangeProblem({ from, to }) === null ? { from, to } : null
}
