import { addressFilters, oneOf, searchText } from '@daftar/app-kit/address-filters'
import { countryCodes } from '@daftar/rules/geo/countries'
import { storeKinds, storeStatuses } from '@daftar/rules/merchants/store-facts'
import type { Store } from '../../shared/stores/stores.ts'

/** What narrows the list, as it stands in the address (DEC-STO-1). */
export const storeFilters = addressFilters({
  search: searchText,
  country: oneOf(countryCodes),
  kind: oneOf(storeKinds),
  status: oneOf(storeStatuses),
})
export type StoreFilters = ReturnType<typeof storeFilters.read>

/** The stores that the filters leave: a merchant has a page of them, so nobody asks the server again. */
export function filteredStores(stores: readonly Store[], filters: StoreFilters): Store[] {
  const wanted = filters.search.toLowerCase()
  return stores.filter(
    (store) =>
      (filters.country === null || store.country === filters.country) &&
      (filters.kind === null || store.kind === filters.kind) &&
      (filters.status === null || store.status === filters.status) &&
      (store.name.toLowerCase().includes(wanted) || store.name_ar.includes(filters.search)),
  )
}
