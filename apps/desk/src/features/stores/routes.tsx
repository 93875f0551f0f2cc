import { m } from '@daftar/words'
import { Store } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const storeRoutes: readonly ScreenRoute[] = [
  {
    path: '/store-requests',
    title: m.desk_stores_title,
    flag: 'can_view_onboarding',
    navigation: { group: 'service', icon: <Store /> },
    screen: () => import('./screens/requests.tsx').then(({ RequestsScreen }) => RequestsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
