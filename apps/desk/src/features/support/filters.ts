import { addressFilters, oneOf, searchText } from '@daftar/app-kit/address-filters'
import { ticketStatuses, ticketTopics } from '@daftar/rules/support/ticket'

/** What an address asks of the queue; without anything it shows every ticket that is not closed. */
export const queueFilters = addressFilters({
  status: oneOf(ticketStatuses),
  topic: oneOf(ticketTopics),
  held: oneOf(['me', 'nobody'] as const),
  search: searchText,
})

export type QueueFilters = ReturnType<typeof queueFilters.read>
