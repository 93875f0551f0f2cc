import type { ApplicationStatus } from '@daftar/rules/capital/applications/application-status'
import type { Filters } from '../../shared/use-filters.ts'

/** What is handed in; drafts are the merchant's alone. */
export const queueStatuses = [
  'submitted',
  'approved',
  'reset',
  'rejected',
  'cancelled',
] as const satisfies ApplicationStatus[]
export type QueueStatus = (typeof queueStatuses)[number]

export type QueueFilters = { status: QueueStatus; search: string }

/** What an address asks of the queue; without a status it shows what waits for a decision. */
export function readQueueFilters(search: Filters): QueueFilters {
  const status = queueStatuses.find((each) => each === search['status'])
  return { status: status ?? 'submitted', search: search['search'] ?? '' }
}
