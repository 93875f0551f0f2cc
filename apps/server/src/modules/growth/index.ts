import { join } from 'node:path'
import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { fetchOutside } from '../../platform/outgoing/fetch.ts'
import { systemResolve } from '../../platform/outgoing/post.ts'
import { defaultAdPrices, type AdPrices } from '@daftar/rules/ads/prices'
import { buildAds } from './ads/index.ts'
import type { Documents } from '../casework/files/index.ts'
import { buildCatalogue, catalogueGate, type ExperimentsOf } from './catalogue/index.ts'
import { buildFeeds } from './feeds/index.ts'
import { buildMarketing } from './marketing/index.ts'
import { buildShopPlatforms, openShopPlatforms } from './shop-platforms/index.ts'

const pictureLimits = { timeoutMs: 20_000, bytesMax: 5_000_000, redirectsMax: 3 }

export { adsHeldDifferences, campaignsOf } from './ads/index.ts'

/** What helps merchants sell: their products wherever they are kept, and what is shown of them. */
export function buildGrowth(
  deps: AreaDependencies,
  { experiments, documents }: { experiments: ExperimentsOf; documents: Documents },
) {
  const { config, brand } = deps
  const reach = { allowPrivate: config.mode !== 'production', ports: [], resolve: systemResolve }
  const { call, ...platforms } = openShopPlatforms(config, (asked) => fetchOutside(asked, reach))
  const gate = catalogueGate(experiments)
  const catalogue = buildCatalogue({
    ...deps,
    gate,
    fetchPicture: async (url) => {
      const outcome = await call({ url, headers: { accept: 'image/jpeg,image/png' }, ...pictureLimits })
      return 'failure' in outcome || outcome.status !== 200 ? null : outcome.body
    },
    workFolder: join(config.dataDir, 'quarantine'),
  })
  const shops = buildShopPlatforms({ ...deps, gate, platforms, productName: brand.name })
  const feeds = buildFeeds({ ...deps, gate, call })
  const ads = buildAds({ ...deps, documents, prices: pricesOf(config.ads) })
  return { area: defineArea('growth', [catalogue, shops, feeds, buildMarketing({ gate }), ads]) }
}

/** The operator's price list over the usual one. */
function pricesOf(agreed: AreaDependencies['config']['ads']): AdPrices {
  return {
    home_banner: { ...defaultAdPrices.home_banner, ...agreed.homeBannerMinor },
    category_banner: { ...defaultAdPrices.category_banner, ...agreed.categoryBannerMinor },
    search_sponsor: { ...defaultAdPrices.search_sponsor, ...agreed.searchSponsorMinor },
    push_message: { ...defaultAdPrices.push_message, ...agreed.pushMessageMinor },
  }
}
