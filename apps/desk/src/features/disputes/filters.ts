import { addressFilters, freeText, oneOf, oneOrUsual, searchText } from '@daftar/app-kit/address-filters'
import { disputeTypes } from '@daftar/rules/disputes/dispute'

export const queueStates = ['arbitration', 'proposed', 'pending', 'done'] as const

/** What an address asks of the queue; without a word it shows what waits for us. */
export const queueFilters = addressFilters({
  state: oneOrUsual(queueStates, 'arbitration'),
  type: oneOf(disputeTypes),
  search: searchText,
  merchant: freeText,
})
export type QueueFilters = ReturnType<typeof queueFilters.read>
