import { m } from '@daftar/words'
import { Building } from 'lucide-react'
import { CaseSkeleton } from '../../shared/case/case-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

export const legalEntityRoutes: readonly ScreenRoute[] = [
  {
    path: '/legal-entities',
    title: m.desk_company_queue,
    flag: 'can_view_onboarding',
    navigation: { group: 'service', icon: <Building /> },
    screen: () => import('./screens/queue.tsx').then(({ QueueScreen }) => QueueScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/legal-entities/$id', {
    title: m.desk_company_case,
    flag: 'can_view_onboarding',
    screen: () => import('./screens/case.tsx').then(({ CaseScreen }) => CaseScreen),
    pending: CaseSkeleton,
    load: 'later',
    isReadingLogged: true,
  }),
]
