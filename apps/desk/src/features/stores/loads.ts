import { requestFilters } from './filters.ts'
import { requestsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const storeLoads = screenLoads({
  '/store-requests': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(requestsQuery(requestFilters.read(search))),
})
