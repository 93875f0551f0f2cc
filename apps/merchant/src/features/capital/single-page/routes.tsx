import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../../shared/screen-route.ts'
import { SinglePageSkeleton } from './skeleton.tsx'

/** The address of an offer alone (CAP-29): the older form, or wherever else the offer leads. */
export const singlePageRoutes: readonly ScreenRoute[] = [
  screenRoute('capitalOfferMobile', {
    title: () => m.wizard_title(),
    redirect: async (context) => (await import('../loads.ts')).offerAddressEntry(context),
    load: 'later',
    screen: () => import('./screen.tsx').then((module) => module.SinglePageScreen),
    pending: SinglePageSkeleton,
  }),
]
