import { m } from '@daftar/words'
import { advancesQuery } from '../../shared/capital/capital-queries.ts'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { storesQuery } from '../../shared/stores/stores.ts'
import { today } from '../../shared/text/today.ts'
import { filterQuery, filterSearch, readFilters } from './filters.ts'
import { CardsSkeleton, PayoutsSkeleton } from './parts/skeletons.tsx'
import {
  cycleQuery,
  forecastQuery,
  invoicesQuery,
  payoutQuery,
  payoutsQuery,
  upcomingQuery,
} from './queries.ts'
import { readStep } from './steps.ts'

/** The payouts area (PO-01, APP-44 to APP-46). Failures show in their place, so loaders only begin. */
export const payoutRoutes: readonly ScreenRoute[] = [
  screenRoute('payouts', {
    title: () => m.payouts_title(),
    search: (raw) => ({
      ...filterSearch(readFilters(raw)),
      step: readStep(raw['step']) ?? undefined,
      q: typeof raw['q'] === 'string' ? raw['q'].slice(0, 120) : undefined,
      download: typeof raw['download'] === 'string' ? raw['download'] : undefined,
    }),
    load: async ({ queryClient, account, params, search }) => {
      const merchantId = account.permissions.merchant_id
      const id = params.payoutId
      void queryClient.prefetchQuery(storesQuery)
      if (merchantId) void queryClient.prefetchQuery(cycleQuery(merchantId))
      if (id) void queryClient.prefetchQuery(payoutQuery(id))
      else {
        void queryClient.prefetchQuery(upcomingQuery)
        // A press that follows finds what these ask.
        if (account.computedPermissions.canViewCapital) void queryClient.prefetchQuery(advancesQuery)
        void import('../../shared/stores/pockets.ts').then(
          ({ pocketsQuery }) => void queryClient.prefetchQuery(pocketsQuery),
        )
      }
      void queryClient.prefetchInfiniteQuery(
        payoutsQuery(filterQuery(readFilters(search), today(account.country))),
      )
    },
    screen: () => import('./screens/completed.tsx').then((module) => module.CompletedScreen),
    pending: PayoutsSkeleton,
  }),
  screenRoute('payoutsUpcoming', {
    title: () => m.payouts_upcoming_title(),
    search: (raw) => ({ q: typeof raw['q'] === 'string' ? raw['q'].slice(0, 120) : undefined }),
    load: async ({ queryClient }) => void queryClient.prefetchQuery(upcomingQuery),
    screen: () => import('./screens/upcoming.tsx').then((module) => module.UpcomingScreen),
    pending: CardsSkeleton,
  }),
  {
    key: 'payoutsForecast',
    path: '/finance/payouts/forecast',
    opens: 'isPayoutsAllowed',
    title: () => m.payouts_forecast_title(),
    load: async ({ queryClient }) => void queryClient.prefetchQuery(forecastQuery),
    screen: () => import('./screens/forecast.tsx').then((module) => module.ForecastScreen),
    pending: CardsSkeleton,
  },
  {
    key: 'payoutsMatch',
    path: '/finance/payouts/match',
    opens: 'isPayoutsAllowed',
    title: () => m.payouts_match_title(),
    screen: () => import('./screens/match.tsx').then((module) => module.MatchScreen),
    pending: CardsSkeleton,
  },
  {
    key: 'payoutsInvoices',
    title: () => m.payouts_invoices_title(),
    load: async ({ queryClient }) => void queryClient.prefetchQuery(invoicesQuery),
    screen: () => import('./screens/invoices.tsx').then((module) => module.InvoicesScreen),
    pending: CardsSkeleton,
  },
  {
    key: 'payoutsFaq',
    title: () => m.payouts_faq_title(),
    screen: () => import('./screens/faq.tsx').then((module) => module.FaqScreen),
    pending: CardsSkeleton,
  },
  {
    key: 'payoutsHowReportsWork',
    title: () => m.payouts_reports_title(),
    screen: () => import('./screens/how-reports-work.tsx').then((module) => module.HowReportsWorkScreen),
    pending: CardsSkeleton,
  },
]
