import {
  applicationOnOfferQuery,
  applicationQuery,
  advancesQuery,
  offersQuery,
} from '../../shared/capital/capital-queries.ts'
import { storesQuery } from '../../shared/stores/stores.ts'
import { applicationsQuery, advanceQuery, weekQuery } from './queries.ts'
import { companyQuery } from './single-page/queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

export { capitalEntry, listEntry } from './entry.ts'
export { offerAddressEntry } from './single-page/entry.ts'

/** What the screens ask for while their code is on its way. */
export const capitalLoads = screenLoads({
  capitalLoans: ({ queryClient }) =>
    Promise.all([
      queryClient.ensureQueryData(advancesQuery),
      queryClient.ensureQueryData(applicationsQuery),
      queryClient.ensureQueryData(offersQuery),
    ]),
  capitalLoan: ({ queryClient, params }) => {
    const id = params.id
    void queryClient.prefetchQuery(weekQuery(id))
    return queryClient.ensureQueryData(advanceQuery(id))
  },
  capitalOffers: ({ queryClient }) => queryClient.ensureQueryData(offersQuery),
  capitalOffer: ({ queryClient }) =>
    Promise.all([queryClient.ensureQueryData(offersQuery), queryClient.ensureQueryData(storesQuery)]),
  capitalApplication: ({ queryClient, params }) => queryClient.ensureQueryData(applicationQuery(params.id)),
  capitalOfferMobile: ({ queryClient, params }) =>
    Promise.all([
      queryClient.ensureQueryData(offersQuery),
      queryClient.ensureQueryData(applicationOnOfferQuery(params.offerId)),
      queryClient.ensureQueryData(companyQuery(params.merchantId)),
    ]),
})
