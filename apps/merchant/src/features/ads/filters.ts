import { addressFilters, addressText, oneOf, oneOrUsual, searchText } from '@daftar/app-kit/address-filters'
import { campaignStatuses } from '@daftar/rules/ads/campaign-status'

/** Whose campaigns are listed; those of every merchant for ads operations alone. */
export const scopes = ['own', 'all'] as const
export type Scope = (typeof scopes)[number]

/** What narrows the list, as it stands in the address (DEC-ADS-1). */
export const adsFilters = addressFilters({
  search: searchText,
  status: oneOf(campaignStatuses),
  of: oneOrUsual(scopes, 'own'),
})
export type AdsFilters = ReturnType<typeof adsFilters.read>

/** What of an address stays from page to page: whose campaigns. */
export function scopeAddress(of: Scope): string {
  return addressText(adsFilters.write({ search: '', status: null, of }))
}

/** The filters as the server takes them. */
export function filterQuery({ search, status }: Pick<AdsFilters, 'search' | 'status'>) {
  return { ...(search !== '' && { search }), ...(status !== null && { status }) }
}
