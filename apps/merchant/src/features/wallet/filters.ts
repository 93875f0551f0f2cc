import { addressFilters, day, freeText, someOf } from '@daftar/app-kit/address-filters'
import { walletTypes } from '@daftar/rules/wallet/movements'

/**
 * What narrows the list, as it stands in the address, and the transaction that is open beside it (DEC-WAL-1).
 */
export const walletFilters = addressFilters({
  from: day,
  to: day,
  types: someOf(walletTypes),
  open: freeText,
})
export type WalletFilters = ReturnType<typeof walletFilters.read>

export const noFilters: Partial<WalletFilters> = { from: '', to: '', types: [] }

/** The filters as the server takes them; days that end before they begin ask for nothing. */
export function filterQuery({ from, to, types }: Pick<WalletFilters, 'from' | 'to' | 'types'>) {
  return {
    ...(from !== '' && to !== '' && from <= to && { from, to }),
    ...(types.length > 0 && { types: types.join(',') }),
  }
}

export function isFiltered(filters: WalletFilters): boolean {
  return Object.keys(filterQuery(filters)).length > 0
}
