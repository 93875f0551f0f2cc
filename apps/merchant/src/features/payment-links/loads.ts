import { storesQuery } from '../../shared/stores/stores.ts'
import { linkQuery, linksQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const paymentLinkLoads = screenLoads({
  paymentLinks: async ({ queryClient }) => {
    void queryClient.prefetchQuery(storesQuery)
    void queryClient.prefetchInfiniteQuery(linksQuery)
  },
  paymentLinkNew: ({ queryClient }) => queryClient.ensureQueryData(storesQuery),
  paymentLinkCreated: async ({ queryClient, params }) => {
    void queryClient.prefetchQuery(storesQuery)
    void queryClient.prefetchQuery(linkQuery(params.paymentId))
  },
})
