import { addressFilters, usualOrAll } from '@daftar/app-kit/address-filters'

export const topUpViews = ['waiting', 'ended'] as const
export type TopUpView = (typeof topUpViews)[number]

/** What waits is what one looks for; the address may say what was decided. */
export const topUpFilters = addressFilters({ view: usualOrAll(topUpViews, 'waiting') })
