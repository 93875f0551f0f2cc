import { firstApplicationStep, pathOf } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { apiOf } from '../../shared/services.ts'
import { screenRoute, type ScreenContext, type ScreenRoute } from '../../shared/screen-route.ts'
import { keepApplication } from './kept-application.ts'
import { ApplicationSkeleton } from './parts/skeleton.tsx'
import { beginApplication } from './queries.ts'

const common = { title: () => m.apply_title(), pending: ApplicationSkeleton }
/** These addresses always lead on. */
const leaving = () => Promise.resolve(ApplicationSkeleton)
const status = () => import('./screens/status.tsx').then((module) => module.StatusScreen)

/** The application to sell (APP-92 to APP-97): begun, written step by step, and looked at once it was handed in. */
export const onboardingRoutes: readonly ScreenRoute[] = [
  screenRoute('applications', { ...common, screen: leaving }),
  screenRoute('applicationsNew', { ...common, screen: leaving, redirect: begin }),
  screenRoute('application', { ...common, screen: status }),
  screenRoute('applicationView', { ...common, screen: status }),
  screenRoute('applicationStep', {
    ...common,
    screen: () => import('./screens/step.tsx').then((module) => module.StepScreen),
  }),
]

/** DEC-APP-5: a draft that exists is gone on with, else one is made, and its first step opens. */
async function begin({ queryClient, account }: ScreenContext<unknown>): Promise<string> {
  keepApplication(queryClient, account, await beginApplication(apiOf(queryClient)))
  return pathOf('applicationStep', { currentStep: firstApplicationStep })
}
