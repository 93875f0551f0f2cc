import { addressFilters, freeText, oneOf } from '@daftar/app-kit/address-filters'
import { advanceAttention } from '@daftar/contract/endpoints/advances-shapes'
import { loanStatuses } from '@daftar/rules/capital/advances/loan-status'

export type Attention = (typeof advanceAttention)[number]

export const advanceFilters = addressFilters({
  status: oneOf(loanStatuses),
  attention: oneOf(advanceAttention),
  search: freeText,
})

export type AdvanceFilters = ReturnType<typeof advanceFilters.read>
