import { addressFilters, freeText, oneOf } from '@daftar/app-kit/address-filters'
import { auditFamilies } from '@daftar/rules/audit/families'

/** What an address asks of the log; an empty text does not filter. */
export const auditFilters = addressFilters({
  person: freeText,
  merchant: freeText,
  family: oneOf(auditFamilies),
  action: freeText,
})

export type AuditFilters = ReturnType<typeof auditFilters.read>
