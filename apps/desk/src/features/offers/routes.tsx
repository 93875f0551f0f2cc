import { m } from '@daftar/words'
import { Tag } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const offerRoutes: readonly ScreenRoute[] = [
  {
    path: '/offers',
    title: m.desk_offers,
    flag: 'can_view_offers',
    navigation: { group: 'capital', icon: <Tag /> },
    screen: () => import('./screens/offers.tsx').then(({ OffersScreen }) => OffersScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
