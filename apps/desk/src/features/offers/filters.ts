import { addressFilters, oneOf, searchText } from '@daftar/app-kit/address-filters'
import { offerTags } from '@daftar/rules/capital/offers/offer'
import { offerStatuses } from '@daftar/rules/capital/offers/offer-status'

export const offerFilters = addressFilters({
  status: oneOf(offerStatuses),
  tag: oneOf(offerTags),
  search: searchText,
})

export type OfferFilters = ReturnType<typeof offerFilters.read>
