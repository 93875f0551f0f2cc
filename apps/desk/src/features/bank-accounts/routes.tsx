import { m } from '@daftar/words'
import { CreditCard } from 'lucide-react'
import { CaseSkeleton } from '../../shared/case/case-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

export const bankAccountRoutes: readonly ScreenRoute[] = [
  {
    path: '/bank-accounts',
    title: m.desk_bank_queue,
    flag: 'can_view_bank_accounts',
    navigation: { group: 'service', icon: <CreditCard /> },
    screen: () => import('./screens/queue.tsx').then(({ QueueScreen }) => QueueScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/bank-accounts/$id', {
    title: m.desk_bank_case,
    flag: 'can_view_bank_accounts',
    screen: () => import('./screens/case.tsx').then(({ CaseScreen }) => CaseScreen),
    pending: CaseSkeleton,
    load: 'later',
    isReadingLogged: true,
  }),
]
