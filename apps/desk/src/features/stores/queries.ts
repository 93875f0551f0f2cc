import type { Keyed } from '@daftar/app-kit/use-act'
import type { BodyInput } from '@daftar/contract'
import type { StoreRequestForStaff } from '@daftar/contract/endpoints/identity/stores-shapes'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { RequestFilters } from './filters.ts'

export type { StoreRequestForStaff } from '@daftar/contract/endpoints/identity/stores-shapes'

const requestsKey = ['store-requests'] as const

/** What merchants ask for, the nearest deadline first. */
export function requestsQuery({ status }: Pick<RequestFilters, 'status'>) {
  return pagedQuery([...requestsKey, status], (api, page_token, signal) =>
    api.call('stores.queue', { query: { status, page_token }, signal }),
  )
}

/** What somebody decides of a request. */
export type RequestAct =
  | { act: 'approve'; id: string; body: BodyInput<'stores.approve'> }
  | { act: 'decline'; id: string; body: BodyInput<'stores.decline'> }

/** Whoever was too late sees the list as it stands now. */
export function requestMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: async ({ intent, key: idempotencyKey }: Keyed<RequestAct>): Promise<StoreRequestForStaff> => {
      const params = { id: intent.id }
      if (intent.act === 'approve')
        return (await api.call('stores.approve', { params, body: intent.body, idempotencyKey })).request
      return (await api.call('stores.decline', { params, body: intent.body, idempotencyKey })).request
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  })
}
