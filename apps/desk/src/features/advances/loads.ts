import { advanceFilters } from './filters.ts'
import { advanceQuery, advancesQuery, differencesQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const advanceLoads = screenLoads({
  '/advances': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(advancesQuery(advanceFilters.read(search))),
  '/advances/book-differences': ({ queryClient }) => void queryClient.prefetchInfiniteQuery(differencesQuery),
  '/advances/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(advanceQuery(params.id)),
})
