import { addressFilters, freeText, oneOf } from '@daftar/app-kit/address-filters'
import { advanceAttention, advanceStatuses } from '@daftar/rules/capital/advances/advance-status'

export type Attention = (typeof advanceAttention)[number]

export const advanceFilters = addressFilters({
  status: oneOf(advanceStatuses),
  attention: oneOf(advanceAttention),
  search: freeText,
})

export type AdvanceFilters = ReturnType<typeof advanceFilters.read>
