import type { AnswerOf } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type Experiment = AnswerOf<'desk.merchantExperiments'>['experiments'][number]

export function experimentsQuery(merchantId: string) {
  return queryOptions({
    queryKey: ['experiments', merchantId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('desk.merchantExperiments', { params: { id: merchantId }, signal }))
        .experiments,
  })
}

/** The answer is the merchant's whole list as it stands now. */
export function switchExperiment(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: async ({ name, enabled }: { name: string; enabled: boolean }, { client }) =>
      (
        await apiOf(client).call('desk.setExperiment', {
          params: { id: merchantId, name },
          body: { enabled },
        })
      ).experiments,
    onSuccess: (experiments) => queryClient.setQueryData(experimentsQuery(merchantId).queryKey, experiments),
  })
}
