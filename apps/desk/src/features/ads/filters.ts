import { addressFilters, oneOrUsual } from '@daftar/app-kit/address-filters'

export const queueStatuses = ['in_review', 'active', 'paused', 'finished', 'rejected'] as const

/** What an address asks of the queue; without a word it shows what waits for us. */
export const campaignFilters = addressFilters({ status: oneOrUsual(queueStatuses, 'in_review') })
export type CampaignFilters = ReturnType<typeof campaignFilters.read>
