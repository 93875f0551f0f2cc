import type { Keyed } from '@daftar/app-kit/use-act'
import { ApiError, type Client } from '@daftar/client'
import type { BankAccountDecline } from '@daftar/rules/merchants/bank-account-change'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { refreshMoney } from '../../shared/money/money-key.ts'
import { apiOf } from '../../shared/services.ts'
import { caseQuery, queueKey, type BankAccountCase } from './queries.ts'

/** What somebody decides of a change. */
export type BankAct =
  | { act: 'approve' | 'stop' | 'settle'; note: string }
  | { act: 'decline'; reason: BankAccountDecline; note: string }

/**
 * The answer is the change as it stands now. For somebody who was too late it is read again, so that they see
 * what was done.
 */
export function actMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<BankAct>, { client }) =>
      (await send(apiOf(client), id, key, intent)).change,
    onSuccess: async (answered: BankAccountCase) => {
      queryClient.setQueryData(caseQuery(id).queryKey, answered)
      await queryClient.invalidateQueries({ queryKey: queueKey })
      refreshMoney(queryClient)
    },
    onError: (error) =>
      error instanceof ApiError &&
      error.status === 409 &&
      queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  })
}

function send(api: Client, id: string, idempotencyKey: string, { note, ...intent }: BankAct) {
  const call = { params: { id }, idempotencyKey }
  switch (intent.act) {
    case 'approve':
      return api.call('bankAccounts.approve', { ...call, body: { note } })
    case 'decline':
      return api.call('bankAccounts.decline', { ...call, body: { reason: intent.reason, note } })
    case 'stop':
      return api.call('bankAccounts.stopForStaff', { ...call, body: { note } })
    case 'settle':
      return api.call('bankAccounts.settle', { ...call, body: { note } })
  }
}
