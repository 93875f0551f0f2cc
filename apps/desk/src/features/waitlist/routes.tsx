import { m } from '@daftar/words'
import { ListStart } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const waitlistRoutes: readonly ScreenRoute[] = [
  {
    path: '/waitlist',
    title: m.waitlist_desk_title,
    flag: 'can_view_waitlist',
    navigation: { group: 'capital', icon: <ListStart /> },
    screen: () => import('./screens/waitlist.tsx').then(({ WaitlistScreen }) => WaitlistScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
