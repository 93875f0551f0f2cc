import type { AddressChange } from '@daftar/app-kit/address-filters'
import { useAddress } from '@daftar/app-kit/use-address'

/** The filters in the address and how to change them: the list begins at its top again. */
export function useFilters(): [AddressChange, (change: AddressChange) => void] {
  return useAddress({ scrolls: true })
}
