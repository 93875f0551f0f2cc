import { addressFilters, usualOrAll } from '@daftar/app-kit/address-filters'
import { reliefStatuses, type ReliefStatus } from '@daftar/rules/capital/advances/relief'

export type ReliefState = ReliefStatus | 'open'

/** What waits is what one looks for; the address may say another state, or all of them. */
export const reliefFilters = addressFilters({
  state: usualOrAll<ReliefState>([...reliefStatuses, 'open'], 'open'),
})
