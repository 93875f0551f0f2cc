import { adjustmentFilters } from './filters.ts'
import { adjustmentsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const adjustmentLoads = screenLoads({
  '/adjustments': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(adjustmentsQuery(adjustmentFilters.read(search).status)),
})
