import { adsFilters } from './filters.ts'
import { campaignQuery, campaignsQuery, optionsQuery, scopeOf } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const adsLoads = screenLoads({
  ads: async ({ queryClient, search, account }) => {
    const filters = adsFilters.read(search)
    void queryClient.prefetchInfiniteQuery(campaignsQuery(filters, scopeOf(account, filters)))
  },
  adsNew: async ({ queryClient }) => void queryClient.prefetchQuery(optionsQuery),
  adsCampaign: async ({ queryClient, params, search, account }) =>
    queryClient.ensureQueryData(campaignQuery(params.campaignId, scopeOf(account, adsFilters.read(search)))),
  adsEdit: async ({ queryClient, params, search, account }) =>
    queryClient.ensureQueryData(campaignQuery(params.campaignId, scopeOf(account, adsFilters.read(search)))),
})
