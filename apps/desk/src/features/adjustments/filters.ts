import { addressFilters, oneOf } from '@daftar/app-kit/address-filters'
import { adjustmentStatuses } from '@daftar/rules/payouts/adjustment'

export const adjustmentFilters = addressFilters({ status: oneOf(adjustmentStatuses) })
