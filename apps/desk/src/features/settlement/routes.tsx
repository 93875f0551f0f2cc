import { m } from '@daftar/words'
import { CalendarCheck } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { payoutFilters } from './filters.ts'
import { payoutsQuery, runQuery, runsQuery } from './queries.ts'

const flag = 'can_view_settlement'

export const settlementRoutes: readonly ScreenRoute[] = [
  {
    path: '/settlement',
    title: m.desk_settlement,
    flag,
    navigation: { group: 'money', icon: <CalendarCheck /> },
    screen: () => import('./screens/runs.tsx').then(({ RunsScreen }) => RunsScreen),
    pending: ListSkeleton,
    load: ({ queryClient }) => void queryClient.prefetchInfiniteQuery(runsQuery),
  },
  {
    path: '/settlement/payouts',
    title: m.desk_settlement_payouts,
    flag,
    screen: () => import('./screens/payouts.tsx').then(({ PayoutsScreen }) => PayoutsScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(payoutsQuery(payoutFilters.read(search))),
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
    load: ({ queryClient, params }) => void queryClient.prefetchQuery(runQuery(params.id)),
  }),
]
