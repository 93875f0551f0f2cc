import type { BodyOf } from '@daftar/contract'
import type { StoreRequest } from '@daftar/contract/endpoints/identity/stores-shapes'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { storesQuery } from '../../shared/stores/stores.ts'
import { productsQuery, requestsQuery, storeQuery, type StoreDetails } from './queries.ts'

/** What an admin asks the provider for. */
export type AskIntent =
  | { act: 'store'; body: BodyOf<'stores.askStore'> }
  | { act: 'product'; id: string; product: BodyOf<'stores.askProduct'>['product'] }

/** Each answers everything that was asked for. */
export function askMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: async ({ intent, key: idempotencyKey }: Keyed<AskIntent>): Promise<StoreRequest[]> => {
      if (intent.act === 'store')
        return (await api.call('stores.askStore', { body: intent.body, idempotencyKey })).requests
      const given = { params: { id: intent.id }, body: { product: intent.product }, idempotencyKey }
      return (await api.call('stores.askProduct', given)).requests
    },
    onSuccess: (requests) => queryClient.setQueryData(requestsQuery.queryKey, requests),
    onSettled: (_done, _error, { intent }) =>
      intent.act === 'product'
        ? queryClient.invalidateQueries({ queryKey: productsQuery(intent.id).queryKey })
        : undefined,
  })
}

/** Changes a store on the version that was read; after a refusal it is read again. */
export function changeMutation(queryClient: QueryClient, { id, version }: StoreDetails) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: async ({ intent: body }: Keyed<BodyOf<'stores.change'>>): Promise<StoreDetails> =>
      (await api.call('stores.change', { params: { id }, body, ifMatch: version })).store,
    onSuccess: (store) => {
      queryClient.setQueryData(storeQuery(id).queryKey, store)
      void queryClient.invalidateQueries({ queryKey: storesQuery.queryKey, exact: true })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: storeQuery(id).queryKey, exact: true }),
  })
}
