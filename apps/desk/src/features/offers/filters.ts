import { offerTags, type OfferTag } from '@daftar/rules/capital/offers/offer'
import { offerStatuses, type OfferStatus } from '@daftar/rules/capital/offers/offer-status'

export interface OfferFilters {
  status: OfferStatus | null
  tag: OfferTag | null
  search: string
}

/** What an address narrows the list to; words it does not know narrow nothing. */
export function readFilters(search: Readonly<Record<string, string | undefined>>): OfferFilters {
  return {
    status: offerStatuses.find((status) => status === search['status']) ?? null,
    tag: offerTags.find((tag) => tag === search['tag']) ?? null,
    search: search['search']?.trim() ?? '',
  }
}

/** Tags that offers can have: none is made for the verification before there is one (DEC-OFR-3). */
export const shownTags = offerTags.filter((tag) => tag !== 'kyb_application')
