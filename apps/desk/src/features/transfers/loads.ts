import { transferFilters } from './filters.ts'
import { transfersQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const transferLoads = screenLoads({
  '/transfers': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(transfersQuery(transferFilters.read(search))),
})
