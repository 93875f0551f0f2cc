import { waitlistFilters } from './filters.ts'
import { waitlistQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const waitlistLoads = screenLoads({
  '/waitlist': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(waitlistQuery(waitlistFilters.read(search).use)),
})
