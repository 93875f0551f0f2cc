import { addressFilters, freeText } from '@daftar/app-kit/address-filters'

/** What an address asks of the log; an empty text does not filter. */
export const auditFilters = addressFilters({ merchant: freeText, action: freeText })

export type AuditFilters = ReturnType<typeof auditFilters.read>
