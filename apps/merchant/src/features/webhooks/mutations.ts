import type { Keyed } from '@daftar/app-kit/use-act'
import type { BodyOf } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type NewAddress = BodyOf<'webhooks.register'>

/** The stores an address can be of, by the codes their systems use. */
export function storesQuery(id: string) {
  return queryOptions({
    queryKey: ['webhooks', 'stores', id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('apiKeys.integration', { params: { id }, signal })).stores,
  })
}

const again = (queryClient: QueryClient) => () =>
  void queryClient.invalidateQueries({ queryKey: ['webhooks'] })

/** The answer is the secret, which is shown this once and kept nowhere. */
export function addAddress(queryClient: QueryClient) {
  return mutationOptions({
    gcTime: 0,
    mutationFn: async ({ intent, key }: Keyed<NewAddress>, { client }) =>
      (await apiOf(client).call('webhooks.register', { body: intent, idempotencyKey: key })).signing_secret,
    onSettled: again(queryClient),
  })
}

export function moveAddress(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<BodyOf<'webhooks.readdress'>>, { client }) =>
      apiOf(client).call('webhooks.readdress', { params: { id }, body: intent, idempotencyKey: key }),
    onSettled: again(queryClient),
  })
}

export function renewSecret(queryClient: QueryClient, id: string) {
  return mutationOptions({
    gcTime: 0,
    mutationFn: async ({ key }: Keyed<null>, { client }) =>
      (await apiOf(client).call('webhooks.renewSecret', { params: { id }, idempotencyKey: key }))
        .signing_secret,
    onSettled: again(queryClient),
  })
}

export function removeAddress(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ key }: Keyed<null>, { client }) =>
      apiOf(client).call('webhooks.discard', { params: { id }, idempotencyKey: key }),
    onSettled: again(queryClient),
  })
}
