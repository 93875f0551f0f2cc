import { addressFilters, oneOf } from '@daftar/app-kit/address-filters'
import { capitalUses } from '@daftar/rules/capital/offers/waitlist'

export const waitlistFilters = addressFilters({ use: oneOf(capitalUses) })
