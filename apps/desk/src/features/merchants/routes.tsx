import { m } from '@daftar/words'
import { Store } from 'lucide-react'
import { ListSkeleton } from '../../shared/list-skeleton.tsx'
import { merchantsQuery } from '../../shared/merchants-query.ts'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const merchantRoutes: readonly ScreenRoute[] = [
  {
    path: '/merchants',
    title: m.desk_merchants,
    flag: 'can_view_merchants',
    navigation: { group: 'service', icon: <Store /> },
    screen: () => import('./screens/merchants.tsx').then(({ MerchantsScreen }) => MerchantsScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(merchantsQuery(search['search'] ?? '')),
  },
]
