import { m } from '@daftar/words'
import { notFound } from '../../shared/page/not-found.ts'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { capitalEntry, listEntry } from './entry.ts'
import { ApplicationLoading, AdvanceSkeleton, AdvancesSkeleton, OfferSkeleton } from './parts/skeletons.tsx'
import { applicationQuery, advancesQuery, offersQuery } from '../../shared/capital/capital-queries.ts'
import { singlePageRoutes } from './single-page/routes.tsx'
import { storesQuery } from '../../shared/stores/stores.ts'
import { applicationsQuery, advanceQuery, weekQuery } from './queries.ts'

/** The working-capital area (CAP-17 to CAP-25). */
export const capitalRoutes: readonly ScreenRoute[] = [
  {
    key: 'capital',
    title: () => m.capital_title(),
    redirect: async ({ queryClient, account }) => {
      const path = await capitalEntry(queryClient, account)
      if (path === null) throw notFound()
      return path
    },
    screen: () => import('./screens/advances.tsx').then((module) => module.AdvancesScreen),
    // CAP-40: the entry is none of the screens it may lead to, so while the lists load it looks like none of them.
    pending: () => null,
  },
  {
    key: 'capitalLoans',
    title: () => m.capital_advances_title(),
    redirect: ({ queryClient }) => listEntry(queryClient),
    load: ({ queryClient }) =>
      Promise.all([
        queryClient.ensureQueryData(advancesQuery),
        queryClient.ensureQueryData(applicationsQuery),
        queryClient.ensureQueryData(offersQuery),
      ]),
    screen: () => import('./screens/advances.tsx').then((module) => module.AdvancesScreen),
    pending: AdvancesSkeleton,
  },
  screenRoute('capitalLoan', {
    title: () => m.loan_title(),
    load: ({ queryClient, params }) => {
      const id = params.id
      void queryClient.prefetchQuery(weekQuery(id))
      return queryClient.ensureQueryData(advanceQuery(id))
    },
    screen: () => import('./screens/advance.tsx').then((module) => module.AdvanceScreen),
    pending: AdvanceSkeleton,
  }),
  {
    key: 'capitalOffers',
    title: () => m.capital_offers_title(),
    load: ({ queryClient }) => queryClient.ensureQueryData(offersQuery),
    screen: () => import('./screens/offers.tsx').then((module) => module.OffersScreen),
    pending: AdvancesSkeleton,
  },
  screenRoute('capitalOffer', {
    title: () => m.capital_offer_title(),
    load: ({ queryClient }) =>
      Promise.all([queryClient.ensureQueryData(offersQuery), queryClient.ensureQueryData(storesQuery)]),
    screen: () => import('./screens/offer.tsx').then((module) => module.OfferScreen),
    pending: OfferSkeleton,
  }),
  screenRoute('capitalApplication', {
    title: () => m.capital_application_title(),
    load: ({ queryClient, params }) => queryClient.ensureQueryData(applicationQuery(params.id)),
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
