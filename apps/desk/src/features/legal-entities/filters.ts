import { addressFilters, freeText, oneOf } from '@daftar/app-kit/address-filters'
import type { EntityUpdateStatus } from '@daftar/rules/legal-entities/update'

/** What was handed in; a draft is its merchant's alone. */
export const queueStatuses = [
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
] as const satisfies EntityUpdateStatus[]

/** What an address asks of the queue; without a status it shows all that wait for us. */
export const queueFilters = addressFilters({
  status: oneOf(queueStatuses),
  search: freeText,
  held: oneOf(['me', 'nobody'] as const),
})

export type QueueFilters = ReturnType<typeof queueFilters.read>
