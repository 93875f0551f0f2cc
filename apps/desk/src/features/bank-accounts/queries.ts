import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { QueueFilters } from './filters.ts'

export type { BankAccountCase, BankAccountQueueItem } from '@daftar/contract/endpoints/identity/bank-accounts'

export const queueKey = ['bank-accounts'] as const

export function queueQuery({ status, merchant }: QueueFilters) {
  return pagedQuery([...queueKey, status, merchant], (api, page_token, signal) =>
    api.call('bankAccounts.queue', {
      query: { status: status ?? undefined, merchant_id: merchant || undefined, page_token },
      signal,
    }),
  )
}

/**
 * Every opening is written to the audit log, so a case is asked for when it is opened and not in the
 * background.
 */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: ['bank-account-case', id],
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('bankAccounts.case', { params: { id }, signal })).change,
  })
}
