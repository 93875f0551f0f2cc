import type { Keyed } from '@daftar/app-kit/use-act'
import { ApiError, type Client } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { caseQuery, queueKey, type EntityUpdateCase, type KeptMark } from './queries.ts'

/** What somebody decides of an update, on the version they have read. */
export type UpdateAct =
  | { act: 'take' }
  | { act: 'askChanges' }
  | { act: 'approve'; note: string }
  | { act: 'reject'; body: BodyInput<'legalEntities.reject'> }
  | { act: 'addMark'; mark: BodyInput<'legalEntities.addMarks'>['marks'][number] }
  | { act: 'changeMark'; kept: KeptMark; mark: BodyInput<'legalEntities.changeMark'> }
  | { act: 'removeMark'; kept: KeptMark }

/**
 * The answer is the case as it stands now. Of somebody who was too late the case is read again, so that they
 * see by whom.
 */
export function actMutation(
  queryClient: QueryClient,
  { id, version }: Pick<EntityUpdateCase, 'id' | 'version'>,
) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<UpdateAct>, { client }) =>
      (await send(apiOf(client), { id, version, key }, intent)).case,
    onSuccess: async (answered: EntityUpdateCase) => {
      queryClient.setQueryData(caseQuery(id).queryKey, answered)
      await queryClient.invalidateQueries({ queryKey: queueKey })
    },
    onError: (error) =>
      error instanceof ApiError &&
      (error.status === 409 || error.status === 412) &&
      queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  })
}

type Sending = { id: string; version: number; key: string }

function send(api: Client, { id, version: ifMatch, key: idempotencyKey }: Sending, intent: UpdateAct) {
  const params = { id }
  const decided = { params, ifMatch, idempotencyKey }
  switch (intent.act) {
    case 'take':
      return api.call('legalEntities.take', decided)
    case 'askChanges':
      return api.call('legalEntities.askChanges', decided)
    case 'approve':
      return api.call('legalEntities.approve', { ...decided, body: { note: intent.note } })
    case 'reject':
      return api.call('legalEntities.reject', { ...decided, body: intent.body })
    case 'addMark':
      return api.call('legalEntities.addMarks', { params, body: { marks: [intent.mark] }, idempotencyKey })
    case 'changeMark':
      return api.call('legalEntities.changeMark', {
        ...{ params: { id, markId: intent.kept.id }, body: intent.mark },
        ...{ ifMatch: intent.kept.version, idempotencyKey },
      })
    case 'removeMark':
      return api.call('legalEntities.removeMark', {
        ...{ params: { id, markId: intent.kept.id }, ifMatch: intent.kept.version, idempotencyKey },
      })
  }
}
