import type { AnswerOf } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../shared/account.ts'
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

/** DEC-ACC-2: sends the code to the phone that is to be linked. */
export const sendPhoneCode = mutationOptions({
  mutationFn: (phone: string, { client }) => apiOf(client).call('accounts.phone', { body: { phone } }),
})

/** DEC-ACC-2: links the phone; the account is asked for again at once, so the badge goes (DEC-ACC-3). */
export function verifyPhone(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (input: { phone: string; code: string }, { client }) =>
      apiOf(client).call('accounts.phoneVerify', { body: { phone: input.phone, otp_code: input.code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true }),
  })
}
