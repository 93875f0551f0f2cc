import { debitFilters, mandateFilters } from './filters.ts'
import { debitsQuery, mandatesQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const mandateLoads = screenLoads({
  '/mandates': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(mandatesQuery(mandateFilters.read(search).status)),
  '/debits': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(debitsQuery(debitFilters.read(search))),
})
