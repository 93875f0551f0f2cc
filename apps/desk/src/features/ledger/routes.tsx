import { m } from '@daftar/words'
import { BookOpenText } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

const flag = 'can_view_books'

export const ledgerRoutes: readonly ScreenRoute[] = [
  {
    path: '/ledger',
    title: m.desk_ledger,
    flag,
    navigation: { group: 'money', icon: <BookOpenText /> },
    screen: () => import('./screens/journal.tsx').then(({ JournalScreen }) => JournalScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/ledger/accounts',
    title: m.desk_ledger_accounts,
    flag,
    screen: () => import('./screens/accounts.tsx').then(({ AccountsScreen }) => AccountsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/ledger/trial-balance',
    title: m.desk_ledger_trial_balance,
    flag,
    screen: () => import('./screens/trial-balance.tsx').then(({ TrialBalanceScreen }) => TrialBalanceScreen),
    pending: () => <CardsSkeleton cards={3} />,
    load: 'later',
  },
  screenRoute('/ledger/entries/$merchantId/$id', {
    title: m.desk_ledger,
    flag,
    screen: () => import('./screens/entry.tsx').then(({ EntryScreen }) => EntryScreen),
    pending: () => <CardsSkeleton cards={3} />,
    load: 'later',
  }),
]
