import type { Filters } from '../../shared/use-filters.ts'

export type AuditFilters = { merchant: string; action: string }

/** What an address asks of the log; an empty text does not filter. */
export function readAuditFilters(search: Filters): AuditFilters {
  return { merchant: search['merchant'] ?? '', action: search['action'] ?? '' }
}
