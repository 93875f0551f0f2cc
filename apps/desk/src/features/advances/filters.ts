import { advanceAttention } from '@daftar/contract/endpoints/advances-shapes'
import { loanStatuses, type LoanStatus } from '@daftar/rules/capital/advances/loan-status'
import type { Filters } from '../../shared/use-filters.ts'

export type Attention = (typeof advanceAttention)[number]

export type AdvanceFilters = Readonly<{
  status: LoanStatus | undefined
  attention: Attention | undefined
  search: string
}>

/** What the address says of the list; what it does not know is left out. */
export function readAdvanceFilters(search: Filters): AdvanceFilters {
  return {
    status: loanStatuses.find((status) => status === search['status']),
    attention: advanceAttention.find((one) => one === search['attention']),
    search: search['search'] ?? '',
  }
}

export function isFiltered({ status, attention, search }: AdvanceFilters): boolean {
  return status !== undefined || attention !== undefined || search !== ''
}
