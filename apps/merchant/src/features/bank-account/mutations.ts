import type { BodyInput } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { bankAccountQuery, stopQuery } from './queries.ts'

/** Whether an IBAN can be one, and its bank where the directory knows it. */
export function ibanQuery(iban: string) {
  return queryOptions({
    queryKey: ['iban', iban],
    staleTime: Infinity,
    retry: false,
    queryFn: ({ client, signal }) =>
      apiOf(client).call('registers.iban', { params: { iban }, query: { with_bank: 'true' }, signal }),
  })
}

/** Sends a code to the phone that is linked. */
export const sendCode = mutationOptions({
  mutationFn: (_: void, { client }) => apiOf(client).call('accounts.phoneProof'),
})

type Proposal = Omit<BodyInput<'bankAccounts.propose'>, 'proof'>

/** The code that was typed, and the account for the proof it gives. */
export function proposeAccount(queryClient: QueryClient, refused: (error: unknown) => void) {
  return mutationOptions({
    mutationFn: async (
      { intent: { code, body }, key }: Keyed<{ code: string; body: Proposal }>,
      { client },
    ) => {
      const api = apiOf(client)
      const { proof } = await api.call('accounts.phoneProve', { body: { otp_code: code } })
      return api.call('bankAccounts.propose', { body: { ...body, proof }, idempotencyKey: key })
    },
    onSuccess: (page) => queryClient.setQueryData(bankAccountQuery.queryKey, page),
    onError: (error) => {
      refused(error)
      return queryClient.invalidateQueries({ queryKey: bankAccountQuery.queryKey })
    },
  })
}

/** Of somebody who was too late the page is read again: it says what happened. */
export function withdrawChange(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ intent: id, key }: Keyed<string>, { client }) =>
      apiOf(client).call('bankAccounts.withdraw', { params: { id }, idempotencyKey: key }),
    onSuccess: (page) => queryClient.setQueryData(bankAccountQuery.queryKey, page),
    onError: () => queryClient.invalidateQueries({ queryKey: bankAccountQuery.queryKey }),
  })
}

export function stopChange(queryClient: QueryClient, token: string) {
  const { queryKey } = stopQuery(token)
  return mutationOptions({
    mutationFn: async ({ key }: Keyed<'stop'>, { client }) =>
      (await apiOf(client).call('bankAccounts.stop', { params: { token }, idempotencyKey: key })).change,
    onSuccess: (change) => queryClient.setQueryData(queryKey, change),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
