import type { Keyed } from '@daftar/app-kit/use-act'
import { ApiError, type Client } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import {
  caseQuery,
  queueKey,
  type Approval,
  type GivenMark,
  type KeptMark,
  type OnboardingCase,
} from './queries.ts'

/** What somebody decides of a case, on the version they have read. */
export type CaseAct =
  | { act: 'take' }
  | { act: 'askDetails'; note: string }
  | { act: 'askChanges' }
  | { act: 'decline'; body: BodyInput<'onboarding.decline'> }
  | { act: 'approve'; body: Approval }
  | { act: 'confirm'; accept: boolean }
  | { act: 'addMark'; mark: GivenMark }
  | { act: 'changeMark'; kept: KeptMark; mark: BodyInput<'onboarding.changeMark'> }
  | { act: 'removeMark'; kept: KeptMark }

/**
 * The answer is the case as it stands now. Of somebody who was too late the case is read again, so that they
 * see by whom.
 */
export function actMutation(
  queryClient: QueryClient,
  { id, version }: Pick<OnboardingCase, 'id' | 'version'>,
) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<CaseAct>, { client }) =>
      send(apiOf(client), { id, version, key }, intent),
    onSuccess: async (answered) => {
      if (answered) queryClient.setQueryData(caseQuery(id).queryKey, answered)
      else await queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey })
      await queryClient.invalidateQueries({ queryKey: queueKey })
    },
    onError: (error) =>
      isOutdated(error) && queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  })
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 412)
}

type Sending = { id: string; version: number; key: string }

async function send(
  api: Client,
  { id, version: ifMatch, key: idempotencyKey }: Sending,
  intent: CaseAct,
): Promise<OnboardingCase | null> {
  const params = { id }
  const decided = { params, ifMatch, idempotencyKey }
  switch (intent.act) {
    case 'take':
      return (await api.call('onboarding.take', decided)).case
    case 'askDetails':
      await api.call('onboarding.askDetails', { ...decided, body: { note: intent.note } })
      return null
    case 'askChanges':
      return (await api.call('onboarding.askChanges', decided)).case
    case 'decline':
      return (await api.call('onboarding.decline', { ...decided, body: intent.body })).case
    case 'approve':
      return (await api.call('onboarding.approve', { ...decided, body: intent.body })).case
    case 'confirm':
      return (await api.call('onboarding.confirm', { ...decided, body: { accept: intent.accept } })).case
    case 'addMark':
      return (
        await api.call('onboarding.addMarks', { params, body: { marks: [intent.mark] }, idempotencyKey })
      ).case
    case 'changeMark':
      return (
        await api.call('onboarding.changeMark', {
          params: { id, markId: intent.kept.id },
          body: intent.mark,
          ifMatch: intent.kept.version,
          idempotencyKey,
        })
      ).case
    case 'removeMark':
      return (
        await api.call('onboarding.removeMark', {
          params: { id, markId: intent.kept.id },
          ifMatch: intent.kept.version,
          idempotencyKey,
        })
      ).case
  }
}
