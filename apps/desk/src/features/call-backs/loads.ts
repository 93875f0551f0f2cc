import { callBackFilters } from './filters.ts'
import { callBacksQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const callBackLoads = screenLoads({
  '/call-backs': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(callBacksQuery(callBackFilters.read(search))),
})
