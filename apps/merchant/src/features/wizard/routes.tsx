import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { applicationEntry, offerEntry, startEntry } from './entry.ts'
import { WizardSkeleton } from './parts/wizard-skeleton.tsx'

const common = { title: () => m.wizard_title(), pending: WizardSkeleton }
const screen = () => import('./screens/wizard.tsx').then((module) => module.WizardScreen)
/** These addresses always lead on. */
const leaving = () => Promise.resolve(WizardSkeleton)

/** The application wizard (CAP-26 to CAP-28, CAP-30, CAP-31); addresses by application lead to the step. */
export const wizardRoutes: readonly ScreenRoute[] = [
  screenRoute('capitalPreapprovedStep', { ...common, screen, redirect: offerEntry('preapproved') }),
  screenRoute('capitalFullRevenueStep', { ...common, screen, redirect: offerEntry('full_revenue') }),
  screenRoute('capitalOfferStep', { ...common, screen, redirect: offerEntry('plain') }),
  screenRoute('capitalApplicationStart', { ...common, screen: leaving, redirect: startEntry }),
  screenRoute('capitalApplicationStep', { ...common, screen: leaving, redirect: applicationEntry }),
]
