import { m } from '@daftar/words'
import { CalendarCheck } from 'lucide-react'
import { ListSkeleton } from '../../shared/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { runsQuery } from './queries.ts'

export const runRoutes: readonly ScreenRoute[] = [
  {
    path: '/runs',
    title: m.desk_runs,
    flag: 'can_view_settlement',
    navigation: { group: 'capital', icon: <CalendarCheck /> },
    screen: () => import('./screens/runs.tsx').then(({ RunsScreen }) => RunsScreen),
    pending: ListSkeleton,
    load: ({ queryClient }) => void queryClient.prefetchQuery(runsQuery),
  },
]
