import { hitFilters } from './filters.ts'
import { hitsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const screeningLoads = screenLoads({
  '/screening': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(hitsQuery(hitFilters.read(search).decision)),
})
