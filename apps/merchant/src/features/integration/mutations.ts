import type { BodyOf } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { proofOf } from '../../shared/session/phone-proof.ts'
import { apiOf } from '../../shared/services.ts'
import { integrationQuery, keysQuery, storeKeysQuery } from './queries.ts'

/** One pair of keys: of a mode, for all stores or for some. */
export type WhichPair = BodyOf<'apiKeys.regenerate'>
export type StoresPair = BodyOf<'apiKeys.issueForStores'>

/** The platform, or that the keys were copied; the answer is how it stands then. */
export function changeIntegration(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'apiKeys.changeIntegration'>, { client }) =>
      apiOf(client).call('apiKeys.changeIntegration', { params: { id }, body }),
    onSuccess: (changed) => queryClient.setQueryData(integrationQuery(id).queryKey, changed),
  })
}

/** DEC-MER-2: the pair before works for 24 hours more. */
export function regenerateKeys(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<WhichPair>, { client }) =>
      apiOf(client).call('apiKeys.regenerate', { params: { id }, body: intent, idempotencyKey: key }),
    onSuccess: async (changed, { intent }) => {
      queryClient.setQueryData(keysQuery(id).queryKey, changed)
      if (intent.store_ids) await queryClient.invalidateQueries(storeKeysQuery(id))
    },
  })
}

/** A pair that acts for these stores alone. */
export function issueForStores(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<StoresPair>, { client }) =>
      apiOf(client).call('apiKeys.issueForStores', { params: { id }, body: intent, idempotencyKey: key }),
    onSuccess: (changed) => queryClient.setQueryData(storeKeysQuery(id).queryKey, changed),
  })
}

/** It stops working at once. */
export function endForStores(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<StoresPair>, { client }) =>
      apiOf(client).call('apiKeys.endForStores', { params: { id }, body: intent, idempotencyKey: key }),
    onSuccess: (changed) => queryClient.setQueryData(storeKeysQuery(id).queryKey, changed),
  })
}

/** That code, and the secret key for the proof it gives. The key is kept nowhere but on the page. */
export function showSecret(queryClient: QueryClient, id: string, which: WhichPair) {
  return mutationOptions({
    gcTime: 0,
    mutationFn: async (code: string, { client }) => {
      const api = apiOf(client)
      const proof = await proofOf(api, code)
      return (await api.call('apiKeys.show', { params: { id }, body: { ...which, proof } })).secret_key
    },
    // It is shown once: from now on the page says when that was.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['integration', id] }),
  })
}
