import { walletFilters } from './filters.ts'
import { transactionsQuery, walletQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const walletLoads = screenLoads({
  // Nothing is waited for: the screen draws its own states.
  merchantWallet: async ({ queryClient, search }) => {
    void queryClient.prefetchQuery(walletQuery)
    void queryClient.prefetchInfiniteQuery(transactionsQuery(walletFilters.read(search)))
  },
})
