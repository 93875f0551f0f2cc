import { m } from '@daftar/words'
import { Landmark } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { debitFilters, mandateFilters } from './filters.ts'
import { debitsQuery, mandatesQuery } from './queries.ts'

export const mandateRoutes: readonly ScreenRoute[] = [
  {
    path: '/mandates',
    title: m.desk_mandates,
    flag: 'can_view_direct_debit',
    navigation: { group: 'money', icon: <Landmark /> },
    screen: () => import('./screens/mandates.tsx').then(({ MandatesScreen }) => MandatesScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(mandatesQuery(mandateFilters.read(search).status)),
  },
  {
    path: '/debits',
    title: m.desk_debits,
    flag: 'can_view_direct_debit',
    screen: () => import('./screens/debits.tsx').then(({ DebitsScreen }) => DebitsScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(debitsQuery(debitFilters.read(search).status)),
  },
]
