import { listingFilters } from './filters.ts'
import { caseQuery, queueQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const listingLoads = screenLoads({
  '/listings': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(queueQuery(listingFilters.read(search))),
  '/listings/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(caseQuery(params.id)),
})
