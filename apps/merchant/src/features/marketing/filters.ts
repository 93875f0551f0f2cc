import { addressFilters, oneOf, searchText } from '@daftar/app-kit/address-filters'
import { productStatuses } from '@daftar/rules/marketing/products'

/** What narrows the list of products, as it stands in the address. */
export const productFilters = addressFilters({
  search: searchText,
  status: oneOf(productStatuses),
  source: searchText,
})
export type ProductFilters = ReturnType<typeof productFilters.read>

export const noFilters = productFilters.read({})
