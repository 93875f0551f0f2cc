import { m } from '@daftar/words'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { applicationEntry, offerEntry, startEntry, verificationEntry } from './entry.ts'
import { WizardSkeleton } from './parts/wizard-skeleton.tsx'

const screen = () => import('./screens/wizard.tsx').then((module) => module.WizardScreen)
const common = { title: () => m.wizard_title(), screen, pending: WizardSkeleton }

/** The application wizard (CAP-26 to CAP-28, CAP-30 to CAP-32); addresses by application lead to the step. */
export const wizardRoutes: readonly ScreenRoute[] = [
  { ...common, key: 'capitalPreapprovedStep', redirect: offerEntry('preapproved') },
  { ...common, key: 'capitalFullRevenueStep', redirect: offerEntry('full_revenue') },
  { ...common, key: 'capitalOfferStep', redirect: offerEntry('plain') },
  { ...common, key: 'capitalApplicationStart', redirect: startEntry },
  { ...common, key: 'capitalApplicationStep', redirect: applicationEntry },
  { ...common, key: 'capitalKybStep', redirect: verificationEntry },
]
