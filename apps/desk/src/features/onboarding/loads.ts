import { queueFilters } from './filters.ts'
import { caseQuery, queueQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const onboardingLoads = screenLoads({
  '/onboarding': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(queueQuery(queueFilters.read(search))),
  '/onboarding/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(caseQuery(params.id)),
})
