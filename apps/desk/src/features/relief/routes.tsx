import { m } from '@daftar/words'
import { LifeBuoy } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const reliefRoutes: readonly ScreenRoute[] = [
  {
    path: '/relief',
    title: m.relief_desk_title,
    flag: 'can_view_relief',
    navigation: { group: 'capital', icon: <LifeBuoy /> },
    screen: () => import('./screens/reliefs.tsx').then(({ ReliefsScreen }) => ReliefsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
