import { auditFilters } from './filters.ts'
import { auditQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const auditLoads = screenLoads({
  '/audit': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(auditQuery(auditFilters.read(search))),
})
