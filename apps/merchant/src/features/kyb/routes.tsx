import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { KybSkeleton } from './parts/kyb-skeleton.tsx'

/** The business verification inside an application (KYB-03, CAP-32, APP-16, APP-43). */
export const kybRoutes: readonly ScreenRoute[] = [
  screenRoute('capitalKybStep', {
    title: () => m.kyb_title(),
    pending: KybSkeleton,
    screen: () => import('./screens/kyb.tsx').then((module) => module.KybScreen),
    redirect: async (context) => (await import('./entry.ts')).kybEntry(context),
  }),
]
