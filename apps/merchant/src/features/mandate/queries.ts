import type { AnswerOf } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type Mandate = AnswerOf<'mandates.read'>['mandate']

/** What is to be signed, and where it stands. */
export function mandateQuery(token: string) {
  return queryOptions({
    queryKey: ['mandate', token],
    throwOnError: false,
    queryFn: async ({ client, signal }): Promise<Mandate> =>
      (await apiOf(client).call('mandates.read', { params: { token }, signal })).mandate,
  })
}

export type MandateIntent = 'sign' | 'cancel'

/**
 * Signs or refuses. A press that is sent twice does it once; refused, the page reads where the mandate stands
 * now.
 */
export function mandateMutation(queryClient: QueryClient, token: string) {
  const { queryKey } = mandateQuery(token)
  return mutationOptions({
    mutationFn: async (
      { intent, key }: { intent: MandateIntent; key: string },
      { client },
    ): Promise<Mandate> => {
      const call = { params: { token }, idempotencyKey: key }
      const answer =
        intent === 'sign'
          ? await apiOf(client).call('mandates.sign', { ...call, body: { consent: true } })
          : await apiOf(client).call('mandates.cancel', call)
      return answer.mandate
    },
    onSuccess: (mandate) => queryClient.setQueryData(queryKey, mandate),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
