import type { Keyed } from '@daftar/app-kit/use-act'
import { ApiError } from '@daftar/client'
import type { AnswerOf } from '@daftar/contract'
import type { ListingForStaff } from '@daftar/contract/endpoints/identity/listings'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { ListingFilters } from './filters.ts'

export type { ListingForStaff } from '@daftar/contract/endpoints/identity/listings'
export type QueuedListing = AnswerOf<'listings.queue'>['listings'][number]

const queueKey = ['listings'] as const

/** Listings of stores, the nearest deadline first. */
export function queueQuery({ status }: ListingFilters) {
  return pagedQuery([...queueKey, status], (api, page_token, signal) =>
    api.call('listings.queue', { query: { status, page_token }, signal }),
  )
}

export function caseQuery(id: string) {
  return queryOptions({
    queryKey: ['listing', id],
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ client, signal }): Promise<ListingForStaff> =>
      (await apiOf(client).call('listings.case', { params: { id }, signal })).listing,
  })
}

/** What somebody decides of a listing, on the version they have read. */
export type ListingAct =
  { act: 'publish' } | { act: 'reject' | 'unpublish'; said_en: string; said_ar: string }

/** The answer is the listing as it stands now. For somebody who was too late it is read again. */
export function listingMutation(queryClient: QueryClient, { store_id: id, version }: ListingForStaff) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: async ({ intent, key: idempotencyKey }: Keyed<ListingAct>): Promise<ListingForStaff> => {
      const call = { params: { id }, ifMatch: version, idempotencyKey }
      if (intent.act === 'publish') return (await api.call('listings.publish', call)).listing
      const { said_en, said_ar } = intent
      const said = { ...call, body: { said_en, said_ar } }
      if (intent.act === 'reject') return (await api.call('listings.reject', said)).listing
      return (await api.call('listings.unpublish', said)).listing
    },
    onSuccess: async (listing) => {
      queryClient.setQueryData(caseQuery(id).queryKey, listing)
      await queryClient.invalidateQueries({ queryKey: queueKey })
    },
    onError: (error) =>
      error instanceof ApiError &&
      (error.status === 409 || error.status === 412) &&
      queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  })
}
