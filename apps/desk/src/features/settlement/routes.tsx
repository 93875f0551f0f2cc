import { m } from '@daftar/words'
import { CalendarCheck } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

const flag = 'can_view_settlement'

export const settlementRoutes: readonly ScreenRoute[] = [
  {
    path: '/settlement',
    title: m.desk_settlement,
    flag,
    navigation: { group: 'money', icon: <CalendarCheck /> },
    screen: () => import('./screens/runs.tsx').then(({ RunsScreen }) => RunsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/settlement/payouts',
    title: m.desk_settlement_payouts,
    flag,
    screen: () => import('./screens/payouts.tsx').then(({ PayoutsScreen }) => PayoutsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/settlement/dry-run',
    title: m.desk_settlement_dry_run,
    flag,
    screen: () => import('./screens/dry-run.tsx').then(({ DryRunScreen }) => DryRunScreen),
    pending: ListSkeleton,
  },
  screenRoute('/settlement/runs/$id', {
    title: m.desk_settlement,
    flag,
    screen: () => import('./screens/run.tsx').then(({ RunScreen }) => RunScreen),
    pending: () => <CardsSkeleton cards={2} />,
    load: 'later',
  }),
]
