import type { AnswerOf } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Keyed } from '@daftar/app-kit/use-act'
import { apiOf } from '../../shared/services.ts'
import { dossierKey } from './overview.ts'

export type Contract = AnswerOf<'contracts.readForStaff'>['contract']

/** The contract of a merchant with the provider. */
export function contractQuery(id: string) {
  return queryOptions({
    queryKey: [...dossierKey(id), 'contract'],
    queryFn: async ({ client, signal }): Promise<Contract> =>
      (await apiOf(client).call('contracts.readForStaff', { params: { id }, signal })).contract,
  })
}

export type ContractAct = 'resend' | 'countersign'

/** Sends its letter again, or signs it for the provider; the answer is how it stands then. */
export function contractMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<ContractAct>, { client }) => {
      const call = { params: { id }, idempotencyKey: key }
      const api = apiOf(client)
      return intent === 'resend'
        ? (await api.call('contracts.resend', call)).contract
        : (await api.call('contracts.countersign', call)).contract
    },
    onSuccess: async (contract) => {
      queryClient.setQueryData(contractQuery(id).queryKey, contract)
      await queryClient.invalidateQueries({ queryKey: dossierKey(id), predicate: isElse })
    },
  })
}

function isElse({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey.at(-1) !== 'contract'
}
