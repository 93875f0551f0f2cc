import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import type { WizardFlow } from '@daftar/rules/capital/entry/paths'
import type { StepAddress } from './entry.ts'
import type { Entry } from '../../shared/capital/error-page-entry.ts'
import { WizardSkeleton } from './parts/wizard-skeleton.tsx'

const common = { title: () => m.wizard_title(), pending: WizardSkeleton }
const screen = () => import('./screens/wizard.tsx').then((module) => module.WizardScreen)
/** These addresses always lead on. */
const leaving = () => Promise.resolve(WizardSkeleton)

/** Where an address leads is worked out by who opens one. */
const entries = () => import('./entry.ts')
const ofOffer =
  (flow: WizardFlow): Entry<StepAddress> =>
  async (context) =>
    (await entries()).offerEntry(flow)(context)

/** The application wizard (CAP-26 to CAP-28, CAP-30, CAP-31); addresses by application lead to the step. */
export const wizardRoutes: readonly ScreenRoute[] = [
  screenRoute('capitalPreapprovedStep', { ...common, screen, redirect: ofOffer('preapproved') }),
  screenRoute('capitalFullRevenueStep', { ...common, screen, redirect: ofOffer('full_revenue') }),
  screenRoute('capitalOfferStep', { ...common, screen, redirect: ofOffer('plain') }),
  screenRoute('capitalApplicationStart', {
    ...common,
    screen: leaving,
    redirect: async (context) => (await entries()).startEntry(context),
  }),
  screenRoute('capitalApplicationStep', {
    ...common,
    screen: leaving,
    redirect: async (context) => (await entries()).applicationEntry(context),
  }),
]
