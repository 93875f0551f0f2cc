import { queueFilters } from './filters.ts'
import { caseQuery, queueQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const bankAccountLoads = screenLoads({
  '/bank-accounts': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(queueQuery(queueFilters.read(search))),
  '/bank-accounts/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(caseQuery(params.id)),
})
