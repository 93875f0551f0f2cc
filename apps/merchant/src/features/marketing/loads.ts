import { hasProductCatalog } from '@daftar/rules/access/permissions'
import { productFilters } from './filters.ts'
import { feedsQuery, overviewQuery, platformsQuery, productsQuery } from './queries.ts'
import { screenLoads, type ScreenContext } from '../../shared/screen-route.ts'

const hasCatalogue = ({ account }: Pick<ScreenContext, 'account'>) => hasProductCatalog(account.experiments)

/** What the screens ask for while their code is on its way. */
export const marketingLoads = screenLoads({
  marketing: async ({ queryClient }) => void queryClient.prefetchQuery(overviewQuery),
  marketingDraft: async ({ queryClient }) => void queryClient.prefetchQuery(overviewQuery),
  platformsConnect: async (context) => {
    if (hasCatalogue(context)) void context.queryClient.prefetchQuery(platformsQuery)
  },
  marketingProducts: async (context) => {
    if (!hasCatalogue(context)) return
    void context.queryClient.prefetchInfiniteQuery(productsQuery(productFilters.read(context.search)))
    void context.queryClient.prefetchQuery(platformsQuery)
    void context.queryClient.prefetchQuery(feedsQuery)
  },
  feeds: async (context) => {
    if (hasCatalogue(context)) void context.queryClient.prefetchQuery(feedsQuery)
  },
})
