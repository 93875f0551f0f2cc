import { queueFilters } from './filters.ts'
import { caseQuery, queueQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const legalEntityLoads = screenLoads({
  '/legal-entities': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(queueQuery(queueFilters.read(search))),
  '/legal-entities/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(caseQuery(params.id)),
})
