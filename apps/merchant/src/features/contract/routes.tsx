import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { ContractSkeleton } from './parts/skeletons.tsx'

/** The contract with the provider, and what selling costs (BIZ-05, BIZ-06, BIZ-08). */
export const contractRoutes: readonly ScreenRoute[] = [
  screenRoute('dashboardContract', {
    title: () => m.contract_title(),
    load: 'later',
    screen: () => import('./screens/contract.tsx').then((module) => module.ContractScreen),
    pending: ContractSkeleton,
  }),
  screenRoute('commercialTerms', {
    title: () => m.contract_terms_title(),
    load: 'later',
    screen: () => import('./screens/terms.tsx').then((module) => module.TermsScreen),
    pending: ContractSkeleton,
  }),
]
