import { accountFilters, journalFilters } from './filters.ts'
import { accountsQuery, entryQuery, journalQuery, trialBalanceQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const ledgerLoads = screenLoads({
  '/ledger': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(journalQuery(journalFilters.read(search))),
  '/ledger/accounts': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(accountsQuery(accountFilters.read(search))),
  '/ledger/trial-balance': ({ queryClient }) => void queryClient.prefetchQuery(trialBalanceQuery),
  '/ledger/entries/$merchantId/$id': ({ queryClient, params }) =>
    void queryClient.prefetchQuery(entryQuery(params.merchantId, params.id)),
})
