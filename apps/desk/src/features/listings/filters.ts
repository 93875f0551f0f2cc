import { addressFilters, oneOrUsual } from '@daftar/app-kit/address-filters'

export const queueStatuses = ['in_review', 'published', 'rejected', 'unpublished'] as const

/** What an address asks of the queue; without a word it shows what waits for us. */
export const listingFilters = addressFilters({ status: oneOrUsual(queueStatuses, 'in_review') })
export type ListingFilters = ReturnType<typeof listingFilters.read>
