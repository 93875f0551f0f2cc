import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type OwnKeys = AnswerOf<'apiKeys.read'>
export type StoreKeys = AnswerOf<'apiKeys.storeKeys'>
export type Integration = AnswerOf<'apiKeys.integration'>

/** MER-07. */
export function keysQuery(id: string) {
  return queryOptions({
    queryKey: ['integration', id, 'keys'],
    staleTime: 0,
    queryFn: ({ client, signal }) => apiOf(client).call('apiKeys.read', { params: { id }, signal }),
  })
}

/** The pairs that are limited to some stores, and the stores there are. */
export function storeKeysQuery(id: string) {
  return queryOptions({
    queryKey: ['integration', id, 'store-keys'],
    staleTime: 0,
    queryFn: ({ client, signal }) => apiOf(client).call('apiKeys.storeKeys', { params: { id }, signal }),
  })
}

export function integrationQuery(id: string) {
  return queryOptions({
    queryKey: ['integration', id, 'progress'],
    staleTime: 0,
    queryFn: ({ client, signal }) => apiOf(client).call('apiKeys.integration', { params: { id }, signal }),
  })
}
