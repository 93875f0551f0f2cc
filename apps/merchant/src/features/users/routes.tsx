import { m } from '@daftar/words'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { UsersSkeleton } from './parts/skeletons.tsx'

/** Who works for the merchant: for its admins (USR-01, USR-02). */
export const userRoutes: readonly ScreenRoute[] = [
  {
    key: 'users',
    title: () => m.shell_item_users(),
    load: 'later',
    screen: () => import('./screens/users.tsx').then((module) => module.UsersScreen),
    pending: UsersSkeleton,
  },
]
