import { queueFilters } from './filters.ts'
import { disputeQuery, queueQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const disputeLoads = screenLoads({
  '/disputes': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(queueQuery(queueFilters.read(search))),
  '/disputes/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(disputeQuery(params.id)),
})
