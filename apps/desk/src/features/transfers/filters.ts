import { addressFilters, freeText, oneOf } from '@daftar/app-kit/address-filters'
import { transferStatuses } from '@daftar/rules/capital/advances/transfer-status'

export const transferFilters = addressFilters({ status: oneOf(transferStatuses), search: freeText })

export type TransferFilters = ReturnType<typeof transferFilters.read>
