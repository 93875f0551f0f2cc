import { addressFilters, usualOrAll } from '@daftar/app-kit/address-filters'
import { holdStates } from './queries.ts'

/** Holds in force are what one looks for; the address may say all of them, or those that were lifted. */
export const holdFilters = addressFilters({ state: usualOrAll(holdStates, 'active') })
