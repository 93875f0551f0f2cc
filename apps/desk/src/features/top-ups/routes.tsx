import { m } from '@daftar/words'
import { Wallet } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const topUpRoutes: readonly ScreenRoute[] = [
  {
    path: '/top-ups',
    title: m.desk_top_ups,
    flag: 'can_view_books',
    navigation: { group: 'money', icon: <Wallet /> },
    screen: () => import('./screens/top-ups.tsx').then(({ TopUpsScreen }) => TopUpsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
