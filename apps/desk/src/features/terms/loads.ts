import { merchantsQuery } from '../../shared/merchant/merchants-query.ts'
import { termsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const termsLoads = screenLoads({
  '/terms': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(merchantsQuery(search['search'] ?? '')),
  '/terms/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(termsQuery(params.id)),
})
