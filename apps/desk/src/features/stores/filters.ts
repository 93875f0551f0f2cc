import { addressFilters, freeText, oneOrUsual } from '@daftar/app-kit/address-filters'
import { storeRequestStatuses } from '@daftar/rules/stores/store-request'

/**
 * What an address asks of the list; without a word it shows what waits for us. `open` is the request beside
 * the list.
 */
export const requestFilters = addressFilters({
  status: oneOrUsual(storeRequestStatuses, 'waiting'),
  open: freeText,
})
export type RequestFilters = ReturnType<typeof requestFilters.read>
