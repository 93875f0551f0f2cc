import type { Keyed } from '@daftar/app-kit/use-act'
import type { Relief } from '@daftar/contract/endpoints/capital/relief'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { capitalFreshMs, capitalKey } from '../../shared/capital/capital-queries.ts'
import { apiOf } from '../../shared/services.ts'
import type { AskedValues } from './relief-form.ts'

/** What was asked for an advance, newest first. */
export function reliefsQuery(advanceId: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'relief', advanceId],
    staleTime: capitalFreshMs,
    queryFn: async ({ client, signal }): Promise<Relief[]> =>
      (await apiOf(client).call('relief.list', { params: { id: advanceId }, signal })).reliefs,
  })
}

export function askRelief(queryClient: QueryClient, advanceId: string) {
  return mutationOptions({
    mutationFn: async ({ intent: values, key }: Keyed<AskedValues>, { client }) =>
      apiOf(client).call('relief.ask', {
        params: { id: advanceId },
        body: {
          kind: values.kind,
          weeks: values.weeks,
          ...(values.kind === 'lower_minimum' && { minimum: values.minimum }),
          reason: values.reason,
        },
        idempotencyKey: key,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: capitalKey }),
  })
}

export function withdrawRelief(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent: id, key }: Keyed<string>, { client }) =>
      apiOf(client).call('relief.withdraw', { params: { id }, idempotencyKey: key }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: capitalKey }),
  })
}
