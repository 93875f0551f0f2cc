import { storesQuery } from '../../shared/stores/stores.ts'
import { requestsQuery, storeQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const storeLoads = screenLoads({
  businessProfileStores: async ({ queryClient }) => {
    void queryClient.prefetchQuery(storesQuery)
    void queryClient.prefetchQuery(requestsQuery)
  },
  store: async ({ queryClient, params }) => void queryClient.prefetchQuery(storeQuery(params.storeId)),
})
