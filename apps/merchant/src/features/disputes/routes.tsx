import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { disputeFilters } from './filters.ts'
import { DisputeSkeleton, DisputesSkeleton } from './parts/skeletons.tsx'

const faq = () => import('./screens/faq.tsx').then((module) => module.FaqScreen)

/** Disputes (DSP-02 to DSP-04). */
export const disputeRoutes: readonly ScreenRoute[] = [
  {
    key: 'disputes',
    title: () => m.shell_item_disputes(),
    search: (raw) => disputeFilters.write(disputeFilters.read(raw)),
    load: 'later',
    screen: () => import('./screens/disputes.tsx').then((module) => module.DisputesScreen),
    pending: DisputesSkeleton,
  },
  screenRoute('dispute', {
    title: () => m.disputes_one(),
    load: 'later',
    screen: () => import('./screens/dispute.tsx').then((module) => module.DisputeScreen),
    pending: DisputeSkeleton,
  }),
  {
    key: 'disputesFaq',
    title: () => m.disputes_faq_title(),
    screen: faq,
  },
  {
    key: 'webviewDisputesFaq',
    title: () => m.disputes_faq_title(),
    screen: () => import('./screens/faq.tsx').then((module) => module.BareFaqScreen),
    frame: 'bare',
  },
]
