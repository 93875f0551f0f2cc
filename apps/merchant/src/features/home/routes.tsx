import { m } from '@daftar/words'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { HomeSkeleton } from './parts/skeletons.tsx'
import { homeQuery, nextPayoutQuery } from './queries.ts'
import { readStore } from './store-of.ts'

/**
 * The first page of whoever works for a merchant, and what stands there where the product does not work yet
 * (OTH-01, OTH-02).
 */
export const homeRoutes: readonly ScreenRoute[] = [
  {
    key: 'dashboard',
    title: () => m.shell_item_dashboard(),
    search: (raw) => ({ stores: readStore(raw) ?? undefined }),
    load: ({ queryClient, account, search }) => {
      void queryClient.prefetchQuery(homeQuery(readStore(search)))
      if (account.computedPermissions.isPayoutsAllowed) void queryClient.prefetchQuery(nextPayoutQuery)
      return Promise.resolve()
    },
    screen: () => import('./screens/home.tsx').then((module) => module.HomeScreen),
    pending: HomeSkeleton,
  },
  {
    key: 'dashboardBlocked',
    title: () => m.home_blocked_title(),
    screen: () => import('./screens/blocked.tsx').then((module) => module.BlockedScreen),
    pending: HomeSkeleton,
  },
]
