import { zoneOf } from '../../shared/text/today.ts'
import { disputeFilters } from './filters.ts'
import { disputeQuery, disputesQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const disputeLoads = screenLoads({
  // Nothing is waited for: the screen draws its own states, and the search keeps the focus while it asks.
  disputes: async ({ queryClient, account, search }) => {
    if (account.computedPermissions.canFetchDisputes)
      void queryClient.prefetchInfiniteQuery(
        disputesQuery(disputeFilters.read(search), zoneOf(account.country)),
      )
  },
  dispute: async ({ queryClient, params, account }) =>
    account.computedPermissions.canFetchDisputes
      ? queryClient.ensureQueryData(disputeQuery(params.id))
      : undefined,
})
