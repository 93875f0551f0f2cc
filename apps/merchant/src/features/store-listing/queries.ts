import type { StoreListing } from '@daftar/contract/endpoints/identity/listings'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ListingDocument } from '@daftar/rules/listings/document'
import { apiOf } from '../../shared/services.ts'
import { addressOfFile } from '../../shared/uploads/upload.ts'

export type { StoreListing } from '@daftar/contract/endpoints/identity/listings'

/** The listing of a store, as it was written last (DEC-STO-9). */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: ['stores', id, 'listing'],
    staleTime: 30_000,
    queryFn: async ({ client, signal }): Promise<StoreListing> =>
      (await apiOf(client).call('listings.read', { params: { id }, signal })).listing,
  })
}

/** Where an uploaded picture can be looked at for a minute. */
export function pictureQuery(url: string) {
  return queryOptions({
    queryKey: ['listing-picture', url],
    staleTime: 50_000,
    queryFn: ({ client }) => addressOfFile(apiOf(client), url),
  })
}

/** What is written so far, or that it is to be reviewed: each on the version that was read. */
export type ListingIntent =
  | { act: 'save'; document: ListingDocument; version: number; keepalive?: boolean }
  | { act: 'submit'; version: number }

export function listingMutation(queryClient: QueryClient, id: string) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: async (intent: ListingIntent): Promise<StoreListing> => {
      const params = { id }
      const { version: ifMatch } = intent
      if (intent.act === 'submit') return (await api.call('listings.submit', { params, ifMatch })).listing
      const { document: body, keepalive = false } = intent
      return (await api.call('listings.save', { params, body, ifMatch, keepalive })).listing
    },
    onSuccess: (listing) => queryClient.setQueryData(listingQuery(id).queryKey, listing),
  })
}
