import { offerFilters } from './filters.ts'
import { offersQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const offerLoads = screenLoads({
  '/offers': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(offersQuery(offerFilters.read(search))),
})
