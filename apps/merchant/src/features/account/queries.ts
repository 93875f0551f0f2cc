import type { AnswerOf, BodyOf } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Keyed } from '@daftar/app-kit/use-act'
import { accountQuery } from '../../shared/session/account.ts'
import { workIn } from '../../shared/session/work-in.ts'
import { apiOf } from '../../shared/services.ts'

export type Session = AnswerOf<'sessions.list'>['sessions'][number]

/** SES-32. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  staleTime: 0,
  queryFn: async ({ client, signal }): Promise<Session[]> =>
    (await apiOf(client).call('sessions.list', { signal })).sessions,
})

/** SES-34; the list is asked for again. */
export function endSession(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string, { client }) => apiOf(client).call('sessions.end', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** SES-33: this session ends with the others. */
export const endAllSessions = mutationOptions({
  mutationFn: (_: void, { client }) => apiOf(client).call('sessions.endAll'),
})

export type Invitation = AnswerOf<'users.invitations'>['invitations'][number]

/** The merchants one is invited to. */
export const invitationsQuery = queryOptions({
  queryKey: ['account', 'invitations'],
  staleTime: 30_000,
  queryFn: async ({ client, signal }): Promise<Invitation[]> =>
    (await apiOf(client).call('users.invitations', { signal })).invitations,
})

/** Takes an invitation up, turns it down, or leaves a merchant: what is one's own. */
export const ownMutation = mutationOptions({
  mutationFn: async (
    { intent: { act, id }, key: idempotencyKey }: Keyed<{ act: 'join' | 'decline' | 'leave'; id: string }>,
    { client },
  ): Promise<void> => {
    const [api, params] = [apiOf(client), { id }]
    if (act === 'leave') return api.call('users.leave', { params })
    if (act === 'decline') return api.call('users.decline', { params })
    const { merchant_id } = await api.call('users.join', { params, idempotencyKey })
    await workIn(client, merchant_id)
  },
  onSettled: (_1, _2, _3, _4, { client }) =>
    client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
})

export type Choice = AnswerOf<'notifications.choices'>['choices'][number]

/** By which ways the person is told of what. */
export const choicesQuery = queryOptions({
  queryKey: ['notifications', 'choices'],
  staleTime: 0,
  queryFn: async ({ client, signal }): Promise<Choice[]> =>
    (await apiOf(client).call('notifications.choices', { signal })).choices,
})

/** Switches one way on or off; the answer is all of them as they stand. */
export function choose(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'notifications.choose'>, { client }) =>
      apiOf(client).call('notifications.choose', { body }),
    onSuccess: ({ choices }) => queryClient.setQueryData(choicesQuery.queryKey, choices),
  })
}

/** Sends a code to the phone that is linked. */
export const sendPhoneProof = mutationOptions({
  mutationFn: (_: void, { client }) => apiOf(client).call('accounts.phoneProof'),
})

/** That code; the proof it gives goes with both calls that change the phone. */
export const provePhone = mutationOptions({
  mutationFn: (code: string, { client }) =>
    apiOf(client).call('accounts.phoneProve', { body: { otp_code: code } }),
})

/** A phone to link, with the proof of the one that is linked now, where there is one. */
export interface NewPhone {
  phone: string
  proof?: string
}

/** DEC-ACC-2: sends the code to the phone that is to be linked. */
export const sendPhoneCode = mutationOptions({
  mutationFn: (body: NewPhone, { client }) => apiOf(client).call('accounts.phone', { body }),
})

/** DEC-ACC-2: links the phone; the account is asked for again at once, so the badge goes (DEC-ACC-3). */
export function verifyPhone(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ code, ...given }: NewPhone & { code: string }, { client }) =>
      apiOf(client).call('accounts.phoneVerify', { body: { ...given, otp_code: code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true }),
  })
}
