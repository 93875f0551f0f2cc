import { addressFilters, day, freeText, searchText, someOf, yes } from '@daftar/app-kit/address-filters'
import { ticketFilters, ticketTopics } from '@daftar/rules/support/ticket'

/**
 * What narrows the list, as it stands in the address, and whether a ticket is begun, about which transaction
 * (DEC-SUP-1, DEC-MON-2).
 */
export const supportAddress = addressFilters({
  createdFrom: day,
  createdTo: day,
  statuses: someOf(ticketFilters),
  topics: someOf(ticketTopics),
  new: yes,
  transaction: freeText,
  charge: freeText,
})
export type SupportFilters = ReturnType<typeof supportAddress.read>

export const noFilters = supportAddress.read({})

export function isFiltered(filters: SupportFilters): boolean {
  return supportAddress.isSet({ ...filters, new: false, transaction: '', charge: '' })
}

/** The filters as the server takes them; the days count where both are there (SUP-16). */
export function filterQuery({ createdFrom, createdTo, statuses, topics }: SupportFilters) {
  const hasDays = createdFrom !== '' && createdTo !== '' && createdFrom <= createdTo
  return {
    ...(hasDays && { created_at_gte: createdFrom, created_at_lte: createdTo }),
    ...(statuses.length > 0 && { statuses: statuses.join(',') }),
    ...(topics.length > 0 && { topics: topics.join(',') }),
  }
}

/** What is searched for in help. */
export const helpAddress = addressFilters({ search: searchText })
