import { m } from '@daftar/words'
import { Landmark } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const mandateRoutes: readonly ScreenRoute[] = [
  {
    path: '/mandates',
    title: m.desk_mandates,
    flag: 'can_view_direct_debit',
    navigation: { group: 'money', icon: <Landmark /> },
    screen: () => import('./screens/mandates.tsx').then(({ MandatesScreen }) => MandatesScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/debits',
    title: m.desk_debits,
    flag: 'can_view_direct_debit',
    screen: () => import('./screens/debits.tsx').then(({ DebitsScreen }) => DebitsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
