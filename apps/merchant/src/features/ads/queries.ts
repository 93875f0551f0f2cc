import type { AnswerOf } from '@daftar/contract'
import type { AdCampaign, AdCampaignForStaff } from '@daftar/contract/endpoints/growth/ads-shapes'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Account } from '../../shared/session/account.ts'
import { apiOf } from '../../shared/services.ts'
import { addressOfFile } from '../../shared/uploads/upload.ts'
import { filterQuery, type AdsFilters, type Scope } from './filters.ts'

export type {
  AdCampaign,
  AdCampaignForStaff,
  AdDay,
  AdOptions,
  AdTotals,
} from '@daftar/contract/endpoints/growth/ads-shapes'

/** A campaign as one's own merchant has it, or, for ads operations, whosever it is. */
export type Campaign = AdCampaign &
  Partial<Pick<AdCampaignForStaff, 'merchant_name' | 'merchant_name_ar' | 'wallet_available'>>
export type CampaignPage = { campaign: Campaign; days: AnswerOf<'ads.read'>['days'] }
export interface ListPage {
  campaigns: Campaign[]
  totals: AnswerOf<'ads.list'>['totals'] | null
  next_page_token: string | null
}

/** What every query of campaigns begins with: whoever changes one makes all of them old. */
export const adsKey = ['ads'] as const

/** Whose campaigns an address asks for: ads operations may see everybody's (DEC-ADS-3). */
export function scopeOf(
  { permissions }: Pick<Account, 'permissions'>,
  { of }: Pick<AdsFilters, 'of'>,
): Scope {
  return permissions.is_ads_ops ? of : 'own'
}

/** The campaigns page by page, and the sums of all of one's own. */
export function campaignsQuery(filters: AdsFilters, scope: Scope) {
  const asked = filterQuery(filters)
  return infiniteQueryOptions({
    queryKey: [...adsKey, 'list', scope, asked],
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ client, pageParam, signal }): Promise<ListPage> => {
      const call = { query: { ...asked, page_token: pageParam }, signal }
      if (scope === 'own') return apiOf(client).call('ads.list', call)
      return { ...(await apiOf(client).call('ads.listForOps', call)), totals: null }
    },
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}

export function campaignQuery(id: string, scope: Scope) {
  return queryOptions({
    queryKey: [...adsKey, 'one', scope, id],
    staleTime: 0,
    queryFn: async ({ client, signal }): Promise<CampaignPage> => {
      const call = { params: { id }, signal }
      const api = apiOf(client)
      return scope === 'all' ? api.call('ads.readForOps', call) : api.call('ads.read', call)
    },
  })
}

/** What a campaign can be made of. */
export const optionsQuery = queryOptions({
  queryKey: [...adsKey, 'options'],
  staleTime: 0,
  queryFn: ({ client, signal }) => apiOf(client).call('ads.options', { signal }),
})

/** Where an uploaded picture can be looked at for a minute. */
export function pictureQuery(url: string) {
  return queryOptions({
    queryKey: ['ads-picture', url],
    staleTime: 50_000,
    queryFn: ({ client }) => addressOfFile(apiOf(client), url),
  })
}
