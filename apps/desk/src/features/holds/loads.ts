import { holdFilters } from './filters.ts'
import { holdsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const holdLoads = screenLoads({
  '/holds': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(holdsQuery(holdFilters.read(search).state)),
})
