import { campaignFilters } from './filters.ts'
import { caseQuery, queueQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const adsLoads = screenLoads({
  '/ads': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(queueQuery(campaignFilters.read(search))),
  '/ads/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(caseQuery(params.id)),
})
