import { m } from '@daftar/words'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { AccountSkeleton, SessionsSkeleton } from './parts/skeletons.tsx'

/** The signed-in person's own pages (ACC-05). */
export const accountRoutes: readonly ScreenRoute[] = [
  {
    key: 'account',
    title: () => m.account_title(),
    load: 'later',
    screen: () => import('./screens/account.tsx').then((module) => module.AccountScreen),
    pending: AccountSkeleton,
  },
  {
    key: 'accountPhone',
    title: () => m.account_phone(),
    screen: () => import('./screens/phone.tsx').then((module) => module.PhoneScreen),
    pending: AccountSkeleton,
  },
  {
    key: 'accountSessions',
    title: () => m.account_sessions_title(),
    load: 'later',
    screen: () => import('./screens/sessions.tsx').then((module) => module.SessionsScreen),
    pending: SessionsSkeleton,
  },
  {
    key: 'accountNotifications',
    title: () => m.notify_title(),
    load: 'later',
    screen: () => import('./screens/notifications.tsx').then((module) => module.NotificationsScreen),
    pending: SessionsSkeleton,
  },
  {
    key: 'accountData',
    path: '/account/data',
    opens: null,
    title: () => m.files_kept_title(),
    load: 'files.kept',
    screen: () => import('./screens/data.tsx').then((module) => module.DataScreen),
    pending: SessionsSkeleton,
  },
]
