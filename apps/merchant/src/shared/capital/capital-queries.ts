import { ApiError, isAbort } from '@daftar/client'
import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { ListedAdvance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { LegalEntity } from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import type { Estimate, Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import type { Offer as OfferForRules } from '@daftar/rules/capital/offers/offer'
import { parseAmount } from '@daftar/rules/money/money'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

/**
 * What the area's screens and the wizard both read. Fresh for a minute and dropped after any save in the area
 * (DEC-CAPI-13).
 */
export const capitalFreshMs = 60_000

export const capitalKey = ['capital'] as const

/** CAPI-21. */
export const offersQuery = queryOptions({
  queryKey: [...capitalKey, 'offers'],
  staleTime: capitalFreshMs,
  queryFn: async ({ client, signal }): Promise<Offer[]> =>
    (await apiOf(client).call('offers.list', { signal })).offers,
})

/** An offer of the wire as the rules order and choose it. */
export function offerForRules(offer: Offer): OfferForRules {
  return {
    id: offer.id,
    amountMinor: parseAmount(offer.amount, offer.currency)?.amountMinor ?? 0n,
    currency: offer.currency,
    leastMinor: parseAmount(offer.least_amount, offer.currency)?.amountMinor ?? 0n,
    tenorWeeks: offer.tenor,
    tags: offer.tags,
    createdAt: offer.created_at,
  }
}

/** CAPI-01. */
export const advancesQuery = queryOptions({
  queryKey: [...capitalKey, 'loans'],
  staleTime: capitalFreshMs,
  queryFn: async ({ client, signal }): Promise<ListedAdvance[]> =>
    (await apiOf(client).call('advances.list', { signal })).loans,
})

/** CAPI-12. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'application', id],
    staleTime: capitalFreshMs,
    queryFn: async ({ client, signal }): Promise<Application> =>
      (await apiOf(client).call('applications.read', { params: { id }, query: { with: 'steps' }, signal }))
        .application,
  })
}

/**
 * The application on an offer, null when there is none yet (CAPI-13, DEC-CAPI-6). The list of offers says
 * when there is none to ask for.
 */
export function applicationOnOfferQuery(offerId: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'offer', offerId, 'application'],
    staleTime: capitalFreshMs,
    queryFn: async ({ signal, client: queryClient }): Promise<Application | null> => {
      const offers = await queryClient.fetchQuery(offersQuery)
      if (offers.find(({ id }) => id === offerId)?.application === null) return null
      try {
        const answer = await apiOf(queryClient).call('applications.ofOffer', {
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

/** The registered company of a merchant; null without one, which keeps nobody from going on (CAPI-24). */
export function legalEntityQuery(merchantId: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'company', merchantId],
    staleTime: capitalFreshMs,
    queryFn: async ({ client, signal }): Promise<LegalEntity | null> => {
      try {
        const answer = await apiOf(client).call('merchants.legalEntity', {
          params: { id: merchantId },
          signal,
        })
        return answer.legal_entity
      } catch (error) {
        if (isAbort(error)) throw error
        return null
      }
    },
  })
}

/** What an amount and a duration of an offer come to (CAPI-19). */
export function estimateQuery({
  offerId,
  amount,
  tenor,
}: {
  offerId: string
  amount: string
  tenor: number
}) {
  return queryOptions({
    queryKey: [...capitalKey, 'estimate', offerId, amount, tenor],
    staleTime: capitalFreshMs,
    queryFn: ({ client, signal }): Promise<Estimate> =>
      apiOf(client).call('offers.calculate', { params: { offerId }, body: { amount, tenor }, signal }),
  })
}
