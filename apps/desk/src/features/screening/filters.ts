import { addressFilters, oneOf } from '@daftar/app-kit/address-filters'
import { hitDecisions } from '@daftar/rules/screening/standing'

/** What an address asks of the hits; without anything it shows those that nobody has decided. */
export const hitFilters = addressFilters({ decision: oneOf(hitDecisions) })
