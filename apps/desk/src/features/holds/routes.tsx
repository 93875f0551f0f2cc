import { m } from '@daftar/words'
import { CirclePause } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const holdRoutes: readonly ScreenRoute[] = [
  {
    path: '/holds',
    title: m.desk_holds,
    flag: 'can_view_settlement',
    navigation: { group: 'money', icon: <CirclePause /> },
    screen: () => import('./screens/holds.tsx').then(({ HoldsScreen }) => HoldsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
