import { m } from '@daftar/words'
import { Images } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

export const listingRoutes: readonly ScreenRoute[] = [
  {
    path: '/listings',
    title: m.desk_listing_title,
    flag: 'can_view_onboarding',
    navigation: { group: 'service', icon: <Images /> },
    screen: () => import('./screens/queue.tsx').then(({ QueueScreen }) => QueueScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/listings/$id', {
    title: m.desk_listing_case,
    flag: 'can_view_onboarding',
    screen: () => import('./screens/case.tsx').then(({ CaseScreen }) => CaseScreen),
    pending: () => <CardsSkeleton cards={2} />,
    load: 'later',
  }),
]
