import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type {
  BankAccountChange,
  BankAccountPage,
  PublicBankAccountChange,
} from '@daftar/contract/endpoints/identity/bank-accounts'

export const bankAccountQuery = queryOptions({
  queryKey: ['bank-account'],
  staleTime: 0,
  queryFn: ({ client, signal }) => apiOf(client).call('bankAccounts.read', { signal }),
})

/** What is about to change, behind the address in the letter. */
export function stopQuery(token: string) {
  return queryOptions({
    queryKey: ['bank-account-stop', token],
    throwOnError: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('bankAccounts.readStop', { params: { token }, signal })).change,
  })
}
