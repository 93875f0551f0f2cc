import { addressFilters, freeText, oneOf } from '@daftar/app-kit/address-filters'
import { presentationStatuses } from '@daftar/rules/capital/advances/debit-status'
import { mandateStatuses } from '@daftar/rules/capital/debits/mandate-status'

export const mandateFilters = addressFilters({ status: oneOf(mandateStatuses) })
export const debitFilters = addressFilters({ status: oneOf(presentationStatuses), search: freeText })

export type DebitFilters = ReturnType<typeof debitFilters.read>
