import { addressFilters, oneOf, searchText } from '@daftar/app-kit/address-filters'
import { productStatuses } from '@daftar/rules/marketing/products'

/** What an address asks of the list. */
export const productFilters = addressFilters({
  search: searchText,
  status: oneOf(productStatuses),
  merchant: searchText,
})
export type ProductFilters = ReturnType<typeof productFilters.read>
