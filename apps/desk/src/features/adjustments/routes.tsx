import { m } from '@daftar/words'
import { SquarePen } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { adjustmentFilters } from './filters.ts'
import { adjustmentsQuery } from './queries.ts'

export const adjustmentRoutes: readonly ScreenRoute[] = [
  {
    path: '/adjustments',
    title: m.desk_adjustments,
    flag: 'can_view_settlement',
    navigation: { group: 'money', icon: <SquarePen /> },
    screen: () => import('./screens/adjustments.tsx').then(({ AdjustmentsScreen }) => AdjustmentsScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(adjustmentsQuery(adjustmentFilters.read(search).status)),
  },
]
