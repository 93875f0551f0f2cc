import { m } from '@daftar/words'
import { ArrowLeftRight } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { transferFilters } from './filters.ts'
import { transfersQuery } from './queries.ts'

export const transferRoutes: readonly ScreenRoute[] = [
  {
    path: '/transfers',
    title: m.desk_transfers,
    flag: 'can_view_transfers',
    navigation: { group: 'money', icon: <ArrowLeftRight /> },
    screen: () => import('./screens/transfers.tsx').then(({ TransfersScreen }) => TransfersScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(transfersQuery(transferFilters.read(search).status)),
  },
]
