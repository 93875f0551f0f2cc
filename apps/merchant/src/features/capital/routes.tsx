import { m } from '@daftar/words'
import { notFound } from '../../shared/page/not-found.ts'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { ApplicationLoading, AdvanceSkeleton, AdvancesSkeleton, OfferSkeleton } from './parts/skeletons.tsx'
import { singlePageRoutes } from './single-page/routes.tsx'

/** Where an address leads is worked out from what the area asks for. */
const entries = () => import('./loads.ts')

/** The working-capital area (CAP-17 to CAP-25). */
export const capitalRoutes: readonly ScreenRoute[] = [
  {
    key: 'capital',
    title: () => m.capital_title(),
    redirect: async ({ queryClient, account }) => {
      const path = await (await entries()).capitalEntry(queryClient, account)
      if (path === null) throw notFound()
      return path
    },
    screen: () => import('./screens/advances.tsx').then((module) => module.AdvancesScreen),
    // CAP-40: the entry is none of the screens it may lead to, so while the lists load it looks like none of
    // them.
    pending: () => null,
  },
  {
    key: 'capitalLoans',
    title: () => m.capital_advances_title(),
    redirect: async ({ queryClient }) => (await entries()).listEntry(queryClient),
    load: 'later',
    screen: () => import('./screens/advances.tsx').then((module) => module.AdvancesScreen),
    pending: AdvancesSkeleton,
  },
  screenRoute('capitalLoan', {
    title: () => m.loan_title(),
    load: 'later',
    screen: () => import('./screens/advance.tsx').then((module) => module.AdvanceScreen),
    pending: AdvanceSkeleton,
  }),
  {
    key: 'capitalOffers',
    title: () => m.capital_offers_title(),
    load: 'later',
    screen: () => import('./screens/offers.tsx').then((module) => module.OffersScreen),
    pending: AdvancesSkeleton,
  },
  screenRoute('capitalOffer', {
    title: () => m.capital_offer_title(),
    load: 'later',
    screen: () => import('./screens/offer.tsx').then((module) => module.OfferScreen),
    pending: OfferSkeleton,
  }),
  screenRoute('capitalApplication', {
    title: () => m.capital_application_title(),
    load: 'later',
    screen: () => import('./screens/application.tsx').then((module) => module.ApplicationScreen),
    pending: ApplicationLoading,
  }),
  ...singlePageRoutes,
  {
    key: 'capitalError',
    title: () => m.error_title(),
    screen: () => import('./screens/error.tsx').then((module) => module.CapitalErrorScreen),
  },
]
