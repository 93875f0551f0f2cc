import { queueFilters } from './filters.ts'
import { heldMailsQuery, queueQuery, ticketQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const supportLoads = screenLoads({
  '/support': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(queueQuery(queueFilters.read(search))),
  '/support/mails': ({ queryClient }) => void queryClient.prefetchInfiniteQuery(heldMailsQuery),
  '/support/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(ticketQuery(params.id)),
})
