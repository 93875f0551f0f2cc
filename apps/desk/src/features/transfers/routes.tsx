import { m } from '@daftar/words'
import { ArrowLeftRight } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const transferRoutes: readonly ScreenRoute[] = [
  {
    path: '/transfers',
    title: m.desk_transfers,
    flag: 'can_view_transfers',
    navigation: { group: 'money', icon: <ArrowLeftRight /> },
    screen: () => import('./screens/transfers.tsx').then(({ TransfersScreen }) => TransfersScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
