import { addressFilters, freeText } from '@daftar/app-kit/address-filters'

/** The card that is open beside the list, as it stands in the address. */
export const cardFilters = addressFilters({ open: freeText })
