import type { AnswerOf } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'
import { pagedQuery } from '../../shared/pages.ts'

export type Merchant = AnswerOf<'desk.merchants'>['merchants'][number]
export type Experiment = AnswerOf<'desk.merchantExperiments'>['experiments'][number]

export function merchantsQuery(search: string) {
  return pagedQuery(['merchants', search], (page_token, signal) =>
    client.call('desk.merchants', { query: { search: search || undefined, page_token }, signal }),
  )
}

export function experimentsQuery(merchantId: string) {
  return queryOptions({
    queryKey: ['experiments', merchantId],
    queryFn: async ({ signal }) =>
      (await client.call('desk.merchantExperiments', { params: { id: merchantId }, signal })).experiments,
  })
}

/** The answer is the merchant's whole list as it stands now. */
export function switchExperiment(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: async ({ name, enabled }: { name: string; enabled: boolean }) =>
      (await client.call('desk.setExperiment', { params: { id: merchantId, name }, body: { enabled } }))
        .experiments,
    onSuccess: (experiments) => queryClient.setQueryData(experimentsQuery(merchantId).queryKey, experiments),
  })
}
