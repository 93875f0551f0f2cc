import { m } from '@daftar/words'
import { applicationOnOfferQuery, offersQuery } from '../../../shared/capital/capital-queries.ts'
import { screenRoute, type ScreenRoute } from '../../../shared/screen-route.ts'
import { companyQuery } from './queries.ts'
import { offerAddressEntry } from './entry.ts'
import { SinglePageSkeleton } from './skeleton.tsx'

/** The address of an offer alone (CAP-29): the older form, or wherever else the offer leads. */
export const singlePageRoutes: readonly ScreenRoute[] = [
  screenRoute('capitalOfferMobile', {
    title: () => m.wizard_title(),
    redirect: offerAddressEntry,
    load: ({ queryClient, params }) =>
      Promise.all([
        queryClient.ensureQueryData(offersQuery),
        queryClient.ensureQueryData(applicationOnOfferQuery(params.offerId)),
        queryClient.ensureQueryData(companyQuery(params.merchantId)),
      ]),
    screen: () => import('./screen.tsx').then((module) => module.SinglePageScreen),
    pending: SinglePageSkeleton,
  }),
]
