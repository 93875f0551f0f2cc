import { m } from '@daftar/words'
import { Activity } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const eventRoutes: readonly ScreenRoute[] = [
  {
    path: '/events',
    title: m.desk_events_title,
    flag: 'can_edit_experiments',
    navigation: { group: 'oversight', icon: <Activity /> },
    screen: () => import('./screens/events.tsx').then(({ EventsScreen }) => EventsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
