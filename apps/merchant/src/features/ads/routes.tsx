import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { adsFilters } from './filters.ts'
import { CampaignSkeleton, CampaignsSkeleton } from './parts/skeletons.tsx'
import { campaignQuery, campaignsQuery, optionsQuery, scopeOf } from './queries.ts'

/** Campaigns in the provider's shopping app (ADS-01): for whom the experiment and the flags let in (ADS-03). */
export const adsRoutes: readonly ScreenRoute[] = [
  {
    key: 'ads',
    title: () => m.shell_item_ads(),
    search: (raw) => adsFilters.write(adsFilters.read(raw)),
    load: async ({ queryClient, search, account }) => {
      const filters = adsFilters.read(search)
      void queryClient.prefetchInfiniteQuery(campaignsQuery(filters, scopeOf(account, filters)))
    },
    screen: () => import('./screens/campaigns.tsx').then((module) => module.CampaignsScreen),
    pending: CampaignsSkeleton,
  },
  {
    key: 'adsNew',
    title: () => m.ads_new_title(),
    load: async ({ queryClient }) => void queryClient.prefetchQuery(optionsQuery),
    screen: () => import('./screens/editor.tsx').then((module) => module.NewCampaignScreen),
    pending: CampaignSkeleton,
  },
  screenRoute('adsCampaign', {
    title: () => m.ads_name(),
    search: (raw) => adsFilters.write(adsFilters.read(raw)),
    load: async ({ queryClient, params, search, account }) =>
      queryClient.ensureQueryData(
        campaignQuery(params.campaignId, scopeOf(account, adsFilters.read(search))),
      ),
    screen: () => import('./screens/campaign.tsx').then((module) => module.CampaignScreen),
    pending: CampaignSkeleton,
  }),
  screenRoute('adsEdit', {
    title: () => m.ads_edit_title(),
    search: (raw) => adsFilters.write(adsFilters.read(raw)),
    load: async ({ queryClient, params, search, account }) =>
      queryClient.ensureQueryData(
        campaignQuery(params.campaignId, scopeOf(account, adsFilters.read(search))),
      ),
    screen: () => import('./screens/editor.tsx').then((module) => module.EditCampaignScreen),
    pending: CampaignSkeleton,
  }),
]
