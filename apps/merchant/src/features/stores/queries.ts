import type { StoreDetails } from '@daftar/contract/endpoints/merchants/merchants'
import type { StoreRequest } from '@daftar/contract/endpoints/identity/stores-shapes'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { StoreDetails } from '@daftar/contract/endpoints/merchants/merchants'
export type { StoreRequest } from '@daftar/contract/endpoints/identity/stores-shapes'

const fresh = 30_000

/** One store as its admins keep it (STO-11). */
export function storeQuery(id: string) {
  return queryOptions({
    queryKey: ['stores', id],
    staleTime: fresh,
    queryFn: async ({ client, signal }): Promise<StoreDetails> =>
      (await apiOf(client).call('merchants.store', { params: { id }, signal })).store,
  })
}

/** What it offers, and what it could (STO-16). */
export function productsQuery(id: string) {
  return queryOptions({
    queryKey: ['stores', id, 'products'],
    staleTime: fresh,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('stores.availableProducts', { params: { id }, signal })).items,
  })
}

/** When its sales are paid out (STO-17). */
export function schedulesQuery(id: string) {
  return queryOptions({
    queryKey: ['stores', id, 'schedules'],
    staleTime: fresh,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('stores.schedules', { params: { id }, signal })).items,
  })
}

/** What each of its products costs (STO-12). */
export function commissionsQuery(id: string) {
  return queryOptions({
    queryKey: ['stores', id, 'commissions'],
    staleTime: fresh,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('contracts.commissions', { params: { id }, signal })).items,
  })
}

/** The contract that holds for it (STO-13). */
export function contractQuery(id: string) {
  return queryOptions({
    queryKey: ['stores', id, 'contract'],
    staleTime: fresh,
    queryFn: ({ client, signal }) => apiOf(client).call('contracts.read', { params: { id }, signal }),
  })
}

/** How shoppers see it (DEC-STO-9). */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: ['stores', id, 'listing'],
    staleTime: fresh,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('listings.read', { params: { id }, signal })).listing,
  })
}

/** What was asked for, the newest first. */
export const requestsQuery = queryOptions({
  queryKey: ['store-requests'],
  staleTime: fresh,
  queryFn: async ({ client, signal }): Promise<StoreRequest[]> =>
    (await apiOf(client).call('stores.requests', { signal })).requests,
})

/** The companies a store can sell for. */
export const companiesQuery = queryOptions({
  queryKey: ['store-companies'],
  staleTime: fresh,
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).call('legalEntities.list', { query: {}, signal })).legal_entities,
})
