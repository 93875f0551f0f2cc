import type { ParamsOf } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { everyExperimentQuery, type EveryExperiment } from './queries.ts'

export type ExperimentAtDesk = EveryExperiment['experiments'][number]
type Rule = ParamsOf<'settings.setRule'>
export type RuleCountry = Rule['country']

/** What a rule would switch; null is as if there were none, undefined is no share yet. */
export function previewQuery({ name, country, percent }: Rule & { percent: number | null | undefined }) {
  return queryOptions({
    queryKey: [...everyExperimentQuery.queryKey, 'preview', name, country, percent],
    placeholderData: keepPreviousData,
    throwOnError: false,
    enabled: percent !== undefined,
    queryFn: ({ client, signal }) =>
      apiOf(client).call('settings.previewRule', {
        params: { name, country },
        query: percent === null || percent === undefined ? {} : { percent },
        signal,
      }),
  })
}

export function ruleMutation(queryClient: QueryClient, params: Rule) {
  return mutationOptions({
    mutationFn: ({ intent }: Keyed<{ percent: number | null; from: number | null }>) =>
      apiOf(queryClient).call('settings.setRule', { params, body: intent }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyExperimentQuery.queryKey }),
  })
}

export function declineMutation(queryClient: QueryClient, params: Rule) {
  return mutationOptions({
    mutationFn: ({ key: idempotencyKey }: Keyed<null>) =>
      apiOf(queryClient).call('settings.declineRule', { params, idempotencyKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyExperimentQuery.queryKey }),
  })
}
