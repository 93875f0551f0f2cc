import { m } from '@daftar/words'
import { SquarePen } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const adjustmentRoutes: readonly ScreenRoute[] = [
  {
    path: '/adjustments',
    title: m.desk_adjustments,
    flag: 'can_view_settlement',
    navigation: { group: 'money', icon: <SquarePen /> },
    screen: () => import('./screens/adjustments.tsx').then(({ AdjustmentsScreen }) => AdjustmentsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
