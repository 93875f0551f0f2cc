import type { AddressChange, AddressFilters } from '@daftar/app-kit/address-filters'
import { useAddress, useAddressFilters, type ChangeFilters } from '@daftar/app-kit/use-address'

/**
 * The filters of a list as they stand in the address, and how to change them: the list begins at its top
 * again.
 */
export function useListFilters<Values extends object>(
  filters: AddressFilters<Values>,
): [Readonly<Values>, ChangeFilters<Values>] {
  return useAddressFilters(filters, { scrolls: true })
}

/** One filter by its name in the address, for a part that many lists have. */
export function useFilters(): [AddressChange, (change: AddressChange) => void] {
  return useAddress({ scrolls: true })
}
