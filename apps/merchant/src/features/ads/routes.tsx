import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { adsFilters } from './filters.ts'
import { CampaignSkeleton, CampaignsSkeleton } from './parts/skeletons.tsx'

/**
 * Campaigns in the provider's shopping app (ADS-01): for whom the experiment and the flags let in (ADS-03).
 */
export const adsRoutes: readonly ScreenRoute[] = [
  {
    key: 'ads',
    title: () => m.shell_item_ads(),
    search: (raw) => adsFilters.write(adsFilters.read(raw)),
    load: 'later',
    screen: () => import('./screens/campaigns.tsx').then((module) => module.CampaignsScreen),
    pending: CampaignsSkeleton,
  },
  {
    key: 'adsNew',
    title: () => m.ads_new_title(),
    load: 'later',
    screen: () => import('./screens/editor.tsx').then((module) => module.NewCampaignScreen),
    pending: CampaignSkeleton,
  },
  screenRoute('adsCampaign', {
    title: () => m.ads_name(),
    search: (raw) => adsFilters.write(adsFilters.read(raw)),
    load: 'later',
    screen: () => import('./screens/campaign.tsx').then((module) => module.CampaignScreen),
    pending: CampaignSkeleton,
  }),
  screenRoute('adsEdit', {
    title: () => m.ads_edit_title(),
    search: (raw) => adsFilters.write(adsFilters.read(raw)),
    load: 'later',
    screen: () => import('./screens/editor.tsx').then((module) => module.EditCampaignScreen),
    pending: CampaignSkeleton,
  }),
]
