import { m } from '@daftar/words'
import { Store } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { requestFilters } from './filters.ts'
import { requestsQuery } from './queries.ts'

export const storeRoutes: readonly ScreenRoute[] = [
  {
    path: '/store-requests',
    title: m.desk_stores_title,
    flag: 'can_view_onboarding',
    navigation: { group: 'service', icon: <Store /> },
    screen: () => import('./screens/requests.tsx').then(({ RequestsScreen }) => RequestsScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(requestsQuery(requestFilters.read(search))),
  },
]
