import { m } from '@daftar/words'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const clockRoutes: readonly ScreenRoute[] = [
  {
    path: '/clock',
    title: m.desk_clock,
    flag: 'can_move_clock',
    isOpen: ({ clock }) => clock.movable,
    screen: () => import('./screens/clock.tsx').then(({ ClockScreen }) => ClockScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
