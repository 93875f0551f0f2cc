import { m } from '@daftar/words'
import { PhoneCall } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { callBackFilters } from './filters.ts'
import { callBacksQuery } from './queries.ts'

export const callBackRoutes: readonly ScreenRoute[] = [
  {
    path: '/call-backs',
    title: m.desk_callbacks_title,
    flag: 'can_view_call_backs',
    navigation: { group: 'service', icon: <PhoneCall /> },
    screen: () => import('./screens/call-backs.tsx').then(({ CallBacksScreen }) => CallBacksScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(callBacksQuery(callBackFilters.read(search))),
    isReadingLogged: true,
  },
]
