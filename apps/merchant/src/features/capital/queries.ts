import { ApiError } from '@daftar/client'
import type {
  Application,
  Loan,
  ListedApplication,
  ListedLoan,
  Offer,
} from '@daftar/contract/endpoints/capital-shapes'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'

/** Fresh for a minute and dropped after any save in the area (DEC-CAPI-13). */
const freshMs = 60_000

export const capitalKey = ['capital'] as const

/** CAPI-01. */
export const loansQuery = queryOptions({
  queryKey: [...capitalKey, 'loans'],
  staleTime: freshMs,
  queryFn: async ({ signal }): Promise<ListedLoan[]> =>
    (await client.call('capital.loans', { signal })).loans,
})

/** CAPI-06: applications that became an advance are left out (DEC-CAP-4). */
export const applicationsQuery = queryOptions({
  queryKey: [...capitalKey, 'applications'],
  staleTime: freshMs,
  queryFn: async ({ signal }): Promise<ListedApplication[]> =>
    (await client.call('capital.applications', { query: { noLoan: 'true' }, signal })).applications,
})

/** CAPI-21. */
export const offersQuery = queryOptions({
  queryKey: [...capitalKey, 'offers'],
  staleTime: freshMs,
  queryFn: async ({ signal }): Promise<Offer[]> => (await client.call('capital.offers', { signal })).offers,
})

/** CAPI-02; asked again each time the screen is opened (LOAN-16). */
export function loanQuery(id: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'loan', id],
    staleTime: 0,
    refetchOnMount: 'always',
    queryFn: async ({ signal }): Promise<Loan> =>
      (await client.call('capital.loan', { params: { id }, signal })).loan,
  })
}

/** The running week of an advance. */
export function weekQuery(id: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'week', id],
    staleTime: freshMs,
    queryFn: async ({ signal }) => (await client.call('capital.week', { params: { id }, signal })).week,
  })
}

/** CAPI-12. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'application', id],
    staleTime: freshMs,
    queryFn: async ({ signal }): Promise<Application> =>
      (await client.call('capital.application', { params: { id }, query: { with: 'steps' }, signal }))
        .application,
  })
}

/** The application on an offer, null when there is none yet (CAPI-13, DEC-CAPI-6). */
export function applicationOnOfferQuery(offerId: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'offer', offerId, 'application'],
    staleTime: freshMs,
    queryFn: async ({ signal }): Promise<Application | null> => {
      try {
        const answer = await client.call('capital.applicationByOffer', {
          params: { offerId },
          query: { with: 'steps' },
          signal,
        })
        return answer.application
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'not_found') return null
        throw error
      }
    },
  })
}

/** The stores of the account, for the switcher of the offer page. */
export const storesQuery = queryOptions({
  queryKey: ['stores'],
  staleTime: 300_000,
  queryFn: async ({ signal }) => (await client.call('merchants.stores', { signal })).items,
})
