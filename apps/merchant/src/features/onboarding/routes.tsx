import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { ApplicationSkeleton } from './parts/skeleton.tsx'

const common = { title: () => m.apply_title(), pending: ApplicationSkeleton }
/** These addresses always lead on. */
const leaving = () => Promise.resolve(ApplicationSkeleton)
const status = () => import('./screens/status.tsx').then((module) => module.StatusScreen)

/**
 * The application to sell (APP-92 to APP-97): begun, written step by step, and looked at once it was handed
 * in.
 */
export const onboardingRoutes: readonly ScreenRoute[] = [
  screenRoute('applications', { ...common, screen: leaving }),
  screenRoute('applicationsNew', {
    ...common,
    screen: leaving,
    redirect: async (context) => (await import('./begin.ts')).begin(context),
  }),
  screenRoute('application', { ...common, screen: status }),
  screenRoute('applicationView', { ...common, screen: status }),
  screenRoute('dashboardBusinessProfile', {
    title: () => m.profile_title(),
    pending: ApplicationSkeleton,
    screen: () => import('./screens/profile.tsx').then((module) => module.ProfileScreen),
  }),
  screenRoute('applicationStep', {
    ...common,
    screen: () => import('./screens/step.tsx').then((module) => module.StepScreen),
  }),
]
