import { merchantsQuery } from '../../shared/merchant/merchants-query.ts'
import { overviewQuery } from './overview.ts'
import { everyExperimentQuery, membersQuery, profileQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const merchantLoads = screenLoads({
  '/merchants': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(merchantsQuery(search['search'] ?? '')),
  '/experiments': ({ queryClient }) => void queryClient.prefetchQuery(everyExperimentQuery),
  '/merchants/$id': ({ queryClient, params }) => {
    const id = params.id
    void queryClient.prefetchQuery(profileQuery(id))
    void queryClient.prefetchQuery(membersQuery(id))
    void queryClient.prefetchQuery(overviewQuery(id))
  },
})
