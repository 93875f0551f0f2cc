import type { Keyed } from '@daftar/app-kit/use-act'
import { ApiError, type Client } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { refreshMoney } from '../../shared/money/money-key.ts'
import { apiOf } from '../../shared/services.ts'
import { disputeQuery, queueKey, type DeskDispute } from './queries.ts'

/** What somebody does with a dispute. */
export type DisputeAct =
  | { act: 'decide'; body: BodyInput<'disputes.decide'> }
  | { act: 'confirm'; agrees: boolean; proposed_at: string }
  | { act: 'withdraw' }

/** The answer is the dispute as it stands now. For somebody who was too late it is read again. */
export function disputeMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<DisputeAct>, { client }) =>
      (await send(apiOf(client), id, key, intent)).dispute,
    onSuccess: (answered: DeskDispute) => keep(queryClient, answered),
    onError: (error) =>
      error instanceof ApiError &&
      error.status === 409 &&
      queryClient.invalidateQueries({ queryKey: disputeQuery(id).queryKey }),
  })
}

export function openMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (
      { intent: body, key: idempotencyKey }: Keyed<BodyInput<'disputes.open'>>,
      { client },
    ): Promise<DeskDispute> => (await apiOf(client).call('disputes.open', { body, idempotencyKey })).dispute,
    onSuccess: (opened) => keep(queryClient, opened),
  })
}

async function keep(queryClient: QueryClient, dispute: DeskDispute) {
  queryClient.setQueryData(disputeQuery(dispute.id).queryKey, dispute)
  await queryClient.invalidateQueries({ queryKey: queueKey })
  refreshMoney(queryClient)
}

function send(api: Client, id: string, idempotencyKey: string, intent: DisputeAct) {
  const call = { params: { id }, idempotencyKey }
  switch (intent.act) {
    case 'decide':
      return api.call('disputes.decide', { ...call, body: intent.body })
    case 'confirm':
      return api.call('disputes.confirm', {
        ...call,
        body: { agrees: intent.agrees, proposed_at: intent.proposed_at },
      })
    case 'withdraw':
      return api.call('disputes.withdraw', call)
  }
}
