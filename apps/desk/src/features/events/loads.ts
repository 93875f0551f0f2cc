import { eventFilters } from './filters.ts'
import { usageQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const eventLoads = screenLoads({
  '/events': ({ queryClient, search }) =>
    void queryClient.prefetchQuery(usageQuery(eventFilters.read(search))),
})
