import { addressFilters, day, searchText, someOf } from '@daftar/app-kit/address-filters'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { disputeSearchMin, disputeStatuses } from '@daftar/rules/disputes/dispute'

/** What narrows the list, as it stands in the address (DSP-17 to DSP-19). */
export const disputeFilters = addressFilters({
  createdFrom: day,
  createdTo: day,
  statuses: someOf(disputeStatuses),
  query: searchText,
})
export type DisputeFilters = ReturnType<typeof disputeFilters.read>

export const noFilters = disputeFilters.read({})

/**
 * What counts of the filters: the days where both are there, and a search of some length (DSP-20, DSP-22,
 * DSP-23). What is left out asks for nothing else.
 */
export function countedFilters({ createdFrom: from, createdTo: to, statuses, query }: DisputeFilters) {
  return {
    days: from !== '' && to !== '' && from <= to ? { from, to } : null,
    ...(statuses.length > 0 && { statuses: statuses.join(',') }),
    ...(query.length >= disputeSearchMin && { query }),
  }
}

/**
 * The filters as the server takes them, with whole days in the zone of the shops. Where a day begins in a
 * zone is a library's knowledge, which is loaded with the first days.
 */
export async function filterQuery({ days, ...others }: ReturnType<typeof countedFilters>, zone: string) {
  if (!days) return others
  const { startOfDay } = await import('@daftar/rules/calendar/day-bounds')
  return {
    created_at_gte: new Date(startOfDay(days.from, zone)).toISOString(),
    created_at_lte: new Date(startOfDay(addDays(days.to, 1), zone) - 1).toISOString(),
    ...others,
  }
}
