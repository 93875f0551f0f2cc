import { addressFilters, oneOf } from '@daftar/app-kit/address-filters'
import { transferStatuses } from '@daftar/rules/capital/advances/transfer-status'

export const transferFilters = addressFilters({ status: oneOf(transferStatuses) })
