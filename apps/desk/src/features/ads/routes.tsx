import { m } from '@daftar/words'
import { Megaphone } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

export const adsRoutes: readonly ScreenRoute[] = [
  {
    path: '/ads',
    title: m.desk_ads_title,
    flag: 'can_view_onboarding',
    navigation: { group: 'service', icon: <Megaphone /> },
    screen: () => import('./screens/queue.tsx').then(({ QueueScreen }) => QueueScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/ads/$id', {
    title: m.desk_ads_case,
    flag: 'can_view_onboarding',
    screen: () => import('./screens/case.tsx').then(({ CaseScreen }) => CaseScreen),
    pending: () => <CardsSkeleton cards={2} />,
    load: 'later',
  }),
]
