import type { Keyed } from '@daftar/app-kit/use-act'
import type { BodyInput } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

/** The views somebody saved, of every list. */
export const viewsQuery = queryOptions({
  queryKey: ['saved-views'],
  staleTime: 5 * 60_000,
  queryFn: async ({ client, signal }) => (await apiOf(client).call('work.views', { signal })).views,
})

export function saveViewMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<BodyInput<'work.saveView'>>, { client }) =>
      (await apiOf(client).call('work.saveView', { body: intent, idempotencyKey: key })).views,
    onSuccess: (views) => queryClient.setQueryData(viewsQuery.queryKey, views),
  })
}

export function removeViewMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent: id }: Keyed<string>, { client }) =>
      (await apiOf(client).call('work.removeView', { params: { id } })).views,
    onSuccess: (views) => queryClient.setQueryData(viewsQuery.queryKey, views),
    onError: () => queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  })
}
