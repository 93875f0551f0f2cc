import { addressFilters, freeText, oneOf } from '@daftar/app-kit/address-filters'
import { bankAccountStatuses } from '@daftar/rules/merchants/bank-account-change'

/** What an address asks of the queue; without anything it shows what waits for us. */
export const queueFilters = addressFilters({
  status: oneOf(bankAccountStatuses),
  merchant: freeText,
})

export type QueueFilters = ReturnType<typeof queueFilters.read>
