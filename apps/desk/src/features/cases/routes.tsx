import { m } from '@daftar/words'
import { ListChecks } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { queueFilters } from './filters.ts'
import { CaseSkeleton } from '../../shared/case/case-skeleton.tsx'
import { caseQuery, queueQuery } from './queries.ts'

export const caseRoutes: readonly ScreenRoute[] = [
  {
    path: '/cases',
    title: m.desk_queue,
    flag: 'can_view_cases',
    navigation: { group: 'capital', icon: <ListChecks /> },
    screen: () => import('./screens/queue.tsx').then(({ QueueScreen }) => QueueScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(queueQuery(queueFilters.read(search))),
  },
  screenRoute('/cases/$id', {
    title: m.desk_case,
    flag: 'can_view_cases',
    screen: () => import('./screens/case.tsx').then(({ CaseScreen }) => CaseScreen),
    pending: CaseSkeleton,
    load: ({ queryClient, params }) => void queryClient.prefetchQuery(caseQuery(params.id)),
    isReadingLogged: true,
  }),
]
