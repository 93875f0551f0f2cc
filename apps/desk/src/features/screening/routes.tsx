import { m } from '@daftar/words'
import { ScanSearch } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const screeningRoutes: readonly ScreenRoute[] = [
  {
    path: '/screening',
    title: m.desk_screening,
    flag: 'can_view_onboarding',
    navigation: { group: 'service', icon: <ScanSearch /> },
    screen: () => import('./screens/hits.tsx').then(({ HitsScreen }) => HitsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
