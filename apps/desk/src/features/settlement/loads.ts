import { payoutFilters } from './filters.ts'
import { payoutsQuery, runQuery, runsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const settlementLoads = screenLoads({
  '/settlement': ({ queryClient }) => void queryClient.prefetchInfiniteQuery(runsQuery),
  '/settlement/payouts': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(payoutsQuery(payoutFilters.read(search))),
  '/settlement/runs/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(runQuery(params.id)),
})
