import { m } from '@daftar/words'
import { PhoneCall } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const callBackRoutes: readonly ScreenRoute[] = [
  {
    path: '/call-backs',
    title: m.desk_callbacks_title,
    flag: 'can_view_call_backs',
    navigation: { group: 'service', icon: <PhoneCall /> },
    screen: () => import('./screens/call-backs.tsx').then(({ CallBacksScreen }) => CallBacksScreen),
    pending: ListSkeleton,
    load: 'later',
    isReadingLogged: true,
  },
]
