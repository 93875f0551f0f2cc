import { addressFilters, freeText } from '@daftar/app-kit/address-filters'

/** Whose listing it is, as it stands in the address; of none the first store's. */
export const listingFilters = addressFilters({ store: freeText })
