import { m } from '@daftar/words'
import { ClipboardCheck } from 'lucide-react'
import { CaseSkeleton } from '../../shared/case/case-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

export const onboardingRoutes: readonly ScreenRoute[] = [
  {
    path: '/onboarding',
    title: m.desk_join_queue,
    flag: 'can_view_onboarding',
    navigation: { group: 'service', icon: <ClipboardCheck /> },
    screen: () => import('./screens/queue.tsx').then(({ QueueScreen }) => QueueScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/onboarding/$id', {
    title: m.desk_join_case,
    flag: 'can_view_onboarding',
    screen: () => import('./screens/case.tsx').then(({ CaseScreen }) => CaseScreen),
    pending: CaseSkeleton,
    load: 'later',
    isReadingLogged: true,
  }),
]
