import type { Client } from '@daftar/client'
import type { AnswerOf, BodyOf } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { Survey, SurveyFigures } from '@daftar/contract/endpoints/people/surveys'
export type OneSurvey = AnswerOf<'surveys.read'>

export const surveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: async ({ client, signal }) => (await apiOf(client).call('surveys.list', { signal })).surveys,
})

export function surveyQuery(id: string) {
  return queryOptions({
    queryKey: ['survey', id],
    queryFn: ({ client, signal }): Promise<OneSurvey> =>
      apiOf(client).call('surveys.read', { params: { id }, signal }),
  })
}

type Audience = { countries: readonly string[]; roles: readonly string[]; percent: number }

/** How many a survey would ask; the figure before stays until the next one is there. */
export function reachQuery({ countries, roles, percent }: Audience) {
  const query = { countries: countries.join(','), roles: roles.join(','), percent }
  return queryOptions({
    queryKey: ['survey-reach', query],
    placeholderData: keepPreviousData,
    enabled: Number.isInteger(percent) && percent >= 1 && percent <= 100,
    queryFn: ({ client, signal }) => apiOf(client).call('surveys.reach', { query, signal }),
  })
}

export function makeMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<BodyOf<'surveys.make'>>): Promise<OneSurvey> =>
      apiOf(queryClient).call('surveys.make', { body: intent, idempotencyKey: key }),
    onSuccess: (made) => keep(queryClient, made),
  })
}

export function endMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ key }: Keyed<'end'>): Promise<OneSurvey> =>
      apiOf(queryClient).call('surveys.end', { params: { id }, idempotencyKey: key }),
    onSuccess: (ended) => keep(queryClient, ended),
    onError: () => queryClient.invalidateQueries({ queryKey: surveyQuery(id).queryKey }),
  })
}

function keep(queryClient: QueryClient, one: OneSurvey): void {
  queryClient.setQueryData(surveyQuery(one.survey.id).queryKey, one)
  void queryClient.invalidateQueries({ queryKey: surveysQuery.queryKey })
}

/** Every answer as a file; the browser fetches it itself. */
export function surveyFileAddress(api: Client, id: string): string {
  return api.address('surveys.export', { id })
}
