import { addressFilters, usualOrAll } from '@daftar/app-kit/address-filters'

const topUpViews = ['waiting', 'ended'] as const

/** What waits is what one looks for; the address may say what was decided. */
export const topUpFilters = addressFilters({ view: usualOrAll(topUpViews, 'waiting') })
