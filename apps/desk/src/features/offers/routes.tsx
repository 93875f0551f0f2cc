import { m } from '@daftar/words'
import { Tag } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { offerFilters } from './filters.ts'
import { offersQuery } from './queries.ts'

export const offerRoutes: readonly ScreenRoute[] = [
  {
    path: '/offers',
    title: m.desk_offers,
    flag: 'can_view_offers',
    navigation: { group: 'capital', icon: <Tag /> },
    screen: () => import('./screens/offers.tsx').then(({ OffersScreen }) => OffersScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(offersQuery(offerFilters.read(search))),
  },
]
