import { reliefFilters } from './filters.ts'
import { reliefsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const reliefLoads = screenLoads({
  '/relief': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(reliefsQuery(reliefFilters.read(search).state)),
})
