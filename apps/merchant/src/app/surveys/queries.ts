import type { BodyOf } from '@daftar/contract'
import type { AskedSurvey } from '@daftar/contract/endpoints/people/surveys'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { AskedSurvey } from '@daftar/contract/endpoints/people/surveys'

/** What whoever is signed in is asked; once for each visit. */
export const surveysQuery = queryOptions({
  queryKey: ['surveys'],
  staleTime: Infinity,
  throwOnError: false,
  queryFn: async ({ client, signal }): Promise<AskedSurvey[]> =>
    (await apiOf(client).call('surveys.mine', { signal })).surveys,
})

type Answered = BodyOf<'surveys.answer'>

export function answerMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ intent, key: idempotencyKey }: Keyed<Answered>) =>
      apiOf(queryClient).call('surveys.answer', { params: { id }, body: intent, idempotencyKey }),
  })
}

/** Nobody waits for it: what was put away is away on this page at once. */
export async function dismissSurvey(
  queryClient: QueryClient,
  id: string,
  language: Answered['language'],
): Promise<void> {
  takeAway(queryClient, id)
  await apiOf(queryClient).call('surveys.dismiss', { params: { id }, body: { language } })
}

/** It is not asked again in this visit; the server knows for all others. */
export function takeAway(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData(surveysQuery.queryKey, (asked = []) => asked.filter((one) => one.id !== id))
}
