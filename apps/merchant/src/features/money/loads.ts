import { cardsQuery } from '../../shared/cards/queries.ts'
import { moneyFilters } from './filters.ts'
import { changesQuery, cycleQuery, transactionQuery, transactionsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const moneyLoads = screenLoads({
  // Nothing is waited for: each screen draws its own states.
  moneyTransactions: async ({ queryClient, search }) => {
    void queryClient.prefetchInfiniteQuery(transactionsQuery(moneyFilters.read(search)))
  },
  moneyTransaction: async ({ queryClient, params }) => {
    void queryClient.prefetchQuery(transactionQuery(params.transactionId))
  },
  moneyCard: async ({ queryClient }) => {
    void queryClient.prefetchQuery(cardsQuery)
  },
  moneyPayoutOptions: async ({ queryClient, account }) => {
    void queryClient.prefetchQuery(cycleQuery(account.permissions.merchant_id ?? ''))
  },
  moneyPayoutChanges: async ({ queryClient, account }) => {
    void queryClient.prefetchInfiniteQuery(changesQuery(account.permissions.merchant_id ?? ''))
  },
})
