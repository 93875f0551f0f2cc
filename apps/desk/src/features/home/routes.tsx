import { m } from '@daftar/words'
import { Inbox } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { workQuery } from '../../shared/work/work-query.ts'

export const homeRoutes: readonly ScreenRoute[] = [
  {
    path: '/home',
    title: m.desk_work,
    // Every role holds it: whoever works here lands here.
    flag: 'can_view_merchants',
    navigation: { group: 'head', icon: <Inbox /> },
    screen: () => import('./screens/home.tsx').then(({ HomeScreen }) => HomeScreen),
    pending: ListSkeleton,
    load: ({ queryClient }) => void queryClient.prefetchQuery(workQuery),
  },
]
