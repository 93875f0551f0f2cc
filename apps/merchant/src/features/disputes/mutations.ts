import type { BodyInput } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { disputesKey } from '../../shared/page/active-disputes.ts'
import { apiOf } from '../../shared/services.ts'
import { disputeQuery, type Dispute } from './queries.ts'

/** What a shop does with a dispute. */
export type DisputeIntent =
  | { act: 'approve'; amount: string }
  | { act: 'challenge'; body: BodyInput<'disputes.challenge'> }
  | { act: 'drop' }

/**
 * Whatever the answer is, the dispute, its lists and the sidebar's count are asked again: a conflict means
 * that they have changed.
 */
export function disputeMutation(queryClient: QueryClient, id: string) {
  const api = apiOf(queryClient)
  const params = { id }
  async function send({ intent, key: idempotencyKey }: Keyed<DisputeIntent>): Promise<Dispute> {
    const given = { params, idempotencyKey }
    switch (intent.act) {
      case 'approve':
        return (await api.call('disputes.approve', { ...given, body: { amount: intent.amount } })).dispute
      case 'challenge':
        return (await api.call('disputes.challenge', { ...given, body: intent.body })).dispute
      case 'drop':
        return (await api.call('disputes.dropAnswer', { params })).dispute
    }
  }
  return mutationOptions({
    mutationFn: send,
    onSuccess: (dispute) => queryClient.setQueryData(disputeQuery(id).queryKey, dispute),
    onError: () => queryClient.invalidateQueries({ queryKey: disputeQuery(id).queryKey }),
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: disputesKey,
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      }),
  })
}
