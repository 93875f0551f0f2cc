import { pathOf } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { moneyFilters } from './filters.ts'
import { CardSkeleton, HistorySkeleton } from './parts/skeletons.tsx'

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
    load: 'later',
    screen: () => import('./screens/history.tsx').then((module) => module.HistoryScreen),
    pending: HistorySkeleton,
    frame: 'money',
  },
  screenRoute('moneyTransaction', {
    title: () => m.money_transaction(),
    load: 'later',
    screen: () => import('./screens/transaction.tsx').then((module) => module.TransactionScreen),
    pending: CardSkeleton,
    frame: 'money',
  }),
  {
    key: 'moneyCard',
    title: () => m.shell_item_card(),
    load: 'later',
    screen: () => import('./screens/card.tsx').then((module) => module.CardApplicationScreen),
    pending: CardSkeleton,
    frame: 'money',
  },
  {
    key: 'moneyPayoutOptions',
    title: () => m.money_options(),
    load: 'later',
    screen: () => import('./screens/payout-options.tsx').then((module) => module.PayoutOptionsScreen),
    pending: CardSkeleton,
    frame: 'money',
  },
  {
    key: 'moneyPayoutChanges',
    title: () => m.money_changes(),
    load: 'later',
    screen: () => import('./screens/payout-changes.tsx').then((module) => module.PayoutChangesScreen),
    pending: CardSkeleton,
    frame: 'money',
  },
]
