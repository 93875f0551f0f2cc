import { m } from '@daftar/words'
import { Scale } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

export const disputeRoutes: readonly ScreenRoute[] = [
  {
    path: '/disputes',
    title: m.desk_disputes,
    flag: 'can_view_disputes',
    navigation: { group: 'service', icon: <Scale /> },
    screen: () => import('./screens/queue.tsx').then(({ QueueScreen }) => QueueScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/disputes/$id', {
    title: m.desk_dispute,
    flag: 'can_view_disputes',
    screen: () => import('./screens/case.tsx').then(({ CaseScreen }) => CaseScreen),
    pending: () => <CardsSkeleton cards={4} />,
    load: 'later',
    isReadingLogged: true,
  }),
]
