import { addressFilters, freeText, oneOf, oneOrUsual } from '@daftar/app-kit/address-filters'
import type { ApplicationStatus } from '@daftar/rules/capital/applications/application-status'

/** What is handed in; drafts are the merchant's alone. */
export const queueStatuses = [
  'submitted',
  'approved',
  'reset',
  'rejected',
  'cancelled',
] as const satisfies ApplicationStatus[]

/** What an address asks of the queue; without a status it shows what waits for a decision. */
export const queueFilters = addressFilters({
  status: oneOrUsual(queueStatuses, 'submitted'),
  search: freeText,
  held: oneOf(['me', 'nobody'] as const),
})

export type QueueFilters = ReturnType<typeof queueFilters.read>
