import { m } from '@daftar/words'
import { publicPage, type PublicPage, type ScreenRoute } from '../../shared/screen-route.ts'
import { PageSkeleton } from './parts/skeletons.tsx'

/** Where payouts go, and another account in its place. */
export const bankAccountRoutes: readonly ScreenRoute[] = [
  {
    key: 'bankAccount',
    title: () => m.bank_account_title(),
    load: 'later',
    screen: () => import('./screens/bank-account.tsx').then((module) => module.BankAccountScreen),
    pending: PageSkeleton,
  },
]

/**
 * The page behind the address in letter and text: whoever is told stops the change there, without signing in.
 */
export const stopPages: readonly PublicPage[] = [
  publicPage('/stop/$token', {
    title: () => m.bank_stop_title(),
    page: () => import('./screens/stop.tsx').then((module) => module.StopScreen),
  }),
]
