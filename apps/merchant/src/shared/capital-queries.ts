import { ApiError } from '@daftar/client'
import type { Application, Offer } from '@daftar/contract/endpoints/capital-shapes'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { client } from './page.ts'

/** What the area's screens and the wizard both read. Fresh for a minute and dropped after any save in the area (DEC-CAPI-13). */
export const capitalFreshMs = 60_000

export const capitalKey = ['capital'] as const

/** CAPI-21. */
export const offersQuery = queryOptions({
  queryKey: [...capitalKey, 'offers'],
  staleTime: capitalFreshMs,
  queryFn: async ({ signal }): Promise<Offer[]> => (await client.call('capital.offers', { signal })).offers,
})

/** CAPI-12. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'application', id],
    staleTime: capitalFreshMs,
    queryFn: async ({ signal }): Promise<Application> =>
      (await client.call('capital.application', { params: { id }, query: { with: 'steps' }, signal }))
        .application,
  })
}

/**
 * The application on an offer, null when there is none yet (CAPI-13, DEC-CAPI-6). The list of offers says when there is none to ask
 * for.
 */
export function applicationOnOfferQuery(offerId: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'offer', offerId, 'application'],
    staleTime: capitalFreshMs,
    queryFn: async ({ signal, client: queryClient }): Promise<Application | null> => {
      const offers = await queryClient.fetchQuery(offersQuery)
      if (offers.find(({ id }) => id === offerId)?.application === null) return null
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

/** Takes over what a save answered, and drops every list of the area (DEC-CAPI-13). */
export function keepApplication(queryClient: QueryClient, application: Application): void {
  queryClient.setQueryData(applicationQuery(application.id).queryKey, application)
  queryClient.setQueryData(applicationOnOfferQuery(application.offer_id).queryKey, application)
  void queryClient.invalidateQueries({
    queryKey: capitalKey,
    predicate: ({ queryKey }) => queryKey[1] !== 'application' && queryKey[1] !== 'offer',
  })
}
