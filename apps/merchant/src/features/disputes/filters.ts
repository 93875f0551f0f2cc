import { addressFilters, day, searchText, someOf } from '@daftar/app-kit/address-filters'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
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

/** The filters as the server takes them; the days count where both are there, whole ones in the zone of the shops (DSP-20, DSP-22, DSP-23). */
export function filterQuery({ createdFrom, createdTo, statuses, query }: DisputeFilters, zone: string) {
  const hasDays = createdFrom !== '' && createdTo !== '' && createdFrom <= createdTo
  return {
    ...(hasDays && {
      created_at_gte: new Date(startOfDay(createdFrom, zone)).toISOString(),
      created_at_lte: new Date(startOfDay(addDays(createdTo, 1), zone) - 1).toISOString(),
    }),
    ...(statuses.length > 0 && { statuses: statuses.join(',') }),
    ...(query.length >= disputeSearchMin && { query }),
  }
}
