import { topUpFilters } from './filters.ts'
import { endedQuery, waitingQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const topUpLoads = screenLoads({
  '/top-ups': ({ queryClient, search }) =>
    void (topUpFilters.read(search).view === 'ended'
      ? queryClient.prefetchInfiniteQuery(endedQuery())
      : queryClient.prefetchInfiniteQuery(waitingQuery())),
})
