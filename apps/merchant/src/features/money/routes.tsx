import { pathOf } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { cardsQuery } from '../../shared/cards/queries.ts'
import { moneyFilters } from './filters.ts'
import { CardSkeleton, HistorySkeleton } from './parts/skeletons.tsx'
import { changesQuery, cycleQuery, transactionQuery, transactionsQuery } from './queries.ts'

/** The money area inside the mobile app (APP-62 to APP-69, MON-01 to MON-09). */
export const moneyRoutes: readonly ScreenRoute[] = [
  {
    key: 'money',
    title: () => m.money_title(),
    redirect: () => pathOf('moneyTransactions'),
    screen: () => import('./screens/history.tsx').then((module) => module.HistoryScreen),
    frame: 'money',
  },
  {
    key: 'moneyTransactions',
    title: () => m.money_title(),
    search: (raw) => moneyFilters.write(moneyFilters.read(raw)),
    // Nothing is waited for: each screen draws its own states.
    load: async ({ queryClient, search }) => {
      void queryClient.prefetchInfiniteQuery(transactionsQuery(moneyFilters.read(search)))
    },
    screen: () => import('./screens/history.tsx').then((module) => module.HistoryScreen),
    pending: HistorySkeleton,
    frame: 'money',
  },
  screenRoute('moneyTransaction', {
    title: () => m.money_transaction(),
    load: async ({ queryClient, params }) => {
      void queryClient.prefetchQuery(transactionQuery(params.transactionId))
    },
    screen: () => import('./screens/transaction.tsx').then((module) => module.TransactionScreen),
    pending: CardSkeleton,
    frame: 'money',
  }),
  {
    key: 'moneyCard',
    title: () => m.shell_item_card(),
    load: async ({ queryClient }) => {
      void queryClient.prefetchQuery(cardsQuery)
    },
    screen: () => import('./screens/card.tsx').then((module) => module.CardApplicationScreen),
    pending: CardSkeleton,
    frame: 'money',
  },
  {
    key: 'moneyPayoutOptions',
    title: () => m.money_options(),
    load: async ({ queryClient, account }) => {
      void queryClient.prefetchQuery(cycleQuery(account.permissions.merchant_id ?? ''))
    },
    screen: () => import('./screens/payout-options.tsx').then((module) => module.PayoutOptionsScreen),
    pending: CardSkeleton,
    frame: 'money',
  },
  {
    key: 'moneyPayoutChanges',
    title: () => m.money_changes(),
    load: async ({ queryClient, account }) => {
      void queryClient.prefetchInfiniteQuery(changesQuery(account.permissions.merchant_id ?? ''))
    },
    screen: () => import('./screens/payout-changes.tsx').then((module) => module.PayoutChangesScreen),
    pending: CardSkeleton,
    frame: 'money',
  },
]
