import type { BodyOf } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { usersQuery } from './queries.ts'

/** What an admin does with somebody. */
export type UserIntent =
  | { act: 'invite'; body: BodyOf<'users.invite'> }
  | { act: 'resend' | 'revoke' | 'remove'; id: string }
  | { act: 'change'; id: string; body: BodyOf<'users.change'> }

/** Each answers everybody as they stand from then on; after a refusal the list is asked for again. */
export function userMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  function send({ intent, key: idempotencyKey }: Keyed<UserIntent>) {
    if (intent.act === 'invite') return api.call('users.invite', { body: intent.body, idempotencyKey })
    const params = { id: intent.id }
    if (intent.act === 'change') return api.call('users.change', { params, body: intent.body })
    if (intent.act === 'resend') return api.call('users.resend', { params, idempotencyKey })
    return api.call(intent.act === 'revoke' ? 'users.revoke' : 'users.remove', { params })
  }
  return mutationOptions({
    mutationFn: send,
    onSuccess: ({ users }) => queryClient.setQueryData(usersQuery.queryKey, users),
    onError: () => queryClient.invalidateQueries({ queryKey: usersQuery.queryKey }),
  })
}
